import Foundation
import Testing

@testable import InteractiveModal

@Suite("How a modal is configured")
struct ModalConfigurationTests {
  /// Name, property, default and domain of each number.
  @Test(
    "each number has the default of the design, and stays within its domain",
    arguments: [
      ("scale", \.presenterScale, 0.92, 0.5...1), ("gap", \.topGap, 10, 0...200),
      ("corner radius", \.cornerRadius, 10, 0...100), ("dimming", \.dimming, 0.2, 0...1),
      ("width", \.maximumWidth, 704, 200...10_000),
      ("height", \.maximumHeight, 10_000, 200...10_000),
      ("dimming of increased contrast", \.increasedContrast.dimming, 0.42, 0...1),
      ("line of increased contrast", \.increasedContrast.borderWidth, 1, 0...10),
    ] as [(String, WritableKeyPath<ModalConfiguration, CGFloat> & Sendable, CGFloat, ClosedRange<CGFloat>)])
  func number(
    name: String, property: WritableKeyPath<ModalConfiguration, CGFloat> & Sendable, standard: CGFloat,
    domain: ClosedRange<CGFloat>
  ) {
    #expect(ModalConfiguration()[keyPath: property] == standard)
    #expect(ModalConfiguration.mail[keyPath: property] == standard)
    let (lower, upper) = (domain.lowerBound, domain.upperBound)
    let middle = (lower + upper) / 2
    let cases: [(CGFloat, CGFloat)] = [
      (middle, middle), (lower, lower), (upper, upper), (lower - 0.01, lower), (upper + 0.01, upper),
      (-1e9, lower), (1e9, upper), (-.infinity, lower), (.infinity, upper), (.nan, standard),
    ]
    for (given, expected) in cases {
      var configuration = ModalConfiguration.mail
      configuration[keyPath: property] = given
      #expect(configuration[keyPath: property] == expected, "\(given)")
    }
  }

  @Test("springs, rubber band, policy and keyboard have the defaults of the design")
  func motion() {
    let mail = ModalConfiguration.mail
    #expect(mail.keyboardDuringDrag == .lowers)
    #expect(mail.motion.tapSpring == TransitionSpring(dampingRatio: 1, response: 0.35))
    #expect(mail.motion.throwSpring == TransitionSpring(dampingRatio: 0.8, response: 0.35))
    #expect(mail.motion.rubberBand == 0.55)
    let policy = mail.motion.policy as? ProjectedThreshold
    #expect(policy?.threshold == 0.5)
    #expect(policy?.decelerationRate == 0.998)
    #expect(policy?.reversalVelocity == 100)
  }

  @Test("the configuration determines the motion")
  func determinesMotion() {
    var configuration = ModalConfiguration.mail
    configuration.motion.tapSpring = TransitionSpring(dampingRatio: 0.9, response: 0.5)
    configuration.motion.throwSpring = TransitionSpring(dampingRatio: 0.6, response: 0.2)
    configuration.motion.rubberBand = 0.3
    configuration.motion.policy = ProjectedThreshold(threshold: 0.7)
    let motion = MotionParameters(configuration.motion)
    #expect(motion.tapSpring == configuration.motion.tapSpring)
    #expect(motion.throwSpring == configuration.motion.throwSpring)
    #expect(motion.rubberBand.coefficient == configuration.motion.rubberBand)
    #expect((motion.policy as? ProjectedThreshold)?.threshold == 0.7)
    #expect(motion.restTolerance == 0.25)
  }

  @Test("the configuration determines the look")
  func determinesLook() {
    var configuration = ModalConfiguration.mail
    configuration.presenterScale = 0.85
    configuration.topGap = 22
    configuration.cornerRadius = 38
    configuration.dimming = 0.3
    configuration.maximumWidth = 620
    configuration.maximumHeight = 500
    configuration.placement = .trailing
    configuration.increasedContrast.borderWidth = 3
    var contrast = ModalContrast()
    contrast.borderWidth = 3
    let expected = CardGeometry(
      presenterScale: 0.85, topGap: 22, cornerRadius: 38, dimming: 0.3, maximumWidth: 620, contrast: contrast,
      maximumHeight: 500, placement: .trailing)
    #expect(configuration.cardGeometry == expected)
  }
}
