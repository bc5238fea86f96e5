import Foundation
import Testing

@testable import InteractiveModal

@Suite("How a modal is configured")
struct ModalConfigurationTests {
  /// A figure of the configuration: its default, its domain, and what lies beyond.
  struct Figure: CustomTestStringConvertible {
    var testDescription: String
    var property: WritableKeyPath<ModalConfiguration, CGFloat> & Sendable
    var standard: CGFloat
    var domain: ClosedRange<CGFloat>

    static let all = [
      Figure(testDescription: "scale", property: \.presenterScale, standard: 0.92, domain: 0.5...1),
      Figure(testDescription: "gap", property: \.topGap, standard: 10, domain: 0...200),
      Figure(testDescription: "corner radius", property: \.cornerRadius, standard: 10, domain: 0...100),
      Figure(testDescription: "dimming", property: \.dimming, standard: 0.2, domain: 0...1),
      Figure(testDescription: "width", property: \.maximumWidth, standard: 704, domain: 200...10_000),
      Figure(
        testDescription: "dimming of increased contrast", property: \.increasedContrast.dimming,
        standard: 0.42, domain: 0...1),
      Figure(
        testDescription: "line of increased contrast", property: \.increasedContrast.borderWidth,
        standard: 1, domain: 0...10),
    ]
  }

  @Test("each figure has the default that the design gives it", arguments: Figure.all)
  func standard(of figure: Figure) {
    #expect(ModalConfiguration()[keyPath: figure.property] == figure.standard)
    #expect(ModalConfiguration.mail[keyPath: figure.property] == figure.standard)
  }

  @Test("each figure stays within its domain", arguments: Figure.all)
  func domain(of figure: Figure) {
    let (lower, upper) = (figure.domain.lowerBound, figure.domain.upperBound)
    let middle = (lower + upper) / 2
    let cases: [(CGFloat, CGFloat)] = [
      (middle, middle), (lower, lower), (upper, upper), (lower - 0.01, lower), (upper + 0.01, upper),
      (-1e9, lower), (1e9, upper), (-.infinity, lower), (.infinity, upper), (.nan, figure.standard),
    ]
    for (given, expected) in cases {
      var configuration = ModalConfiguration.mail
      configuration[keyPath: figure.property] = given
      #expect(configuration[keyPath: figure.property] == expected, "\(given)")
    }
  }

  @Test("the keyboard goes down with a drag unless it is told to stay")
  func keyboard() {
    #expect(ModalConfiguration.mail.keyboardDuringDrag == .lowers)
    #expect(ModalConfiguration.KeyboardDuringDrag.allCases == [.lowers, .stays])
  }

  @Test("springs, band and policy are those of the design")
  func motion() {
    let mail = ModalConfiguration.mail
    #expect(mail.motion.tapSpring == TransitionSpring(dampingRatio: 1, response: 0.35))
    #expect(mail.motion.throwSpring == TransitionSpring(dampingRatio: 0.8, response: 0.35))
    #expect(mail.motion.rubberBand == 0.55)
    let policy = mail.motion.policy as? ProjectedThreshold
    #expect(policy?.threshold == 0.5)
    #expect(policy?.decelerationRate == 0.998)
    #expect(policy?.reversalVelocity == 100)
  }

  @Test("Mail's configuration is fresh each time")
  func fresh() {
    var mine = ModalConfiguration.mail
    mine.topGap = 40
    mine.motion.tapSpring = TransitionSpring(dampingRatio: 0.5, response: 1)
    #expect(ModalConfiguration.mail.topGap == 10)
    #expect(ModalConfiguration.mail.motion.tapSpring.response == 0.35)
    #expect(mine.topGap == 40)
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
    configuration.increasedContrast.borderWidth = 3
    var contrast = ModalContrast()
    contrast.borderWidth = 3
    let expected = CardGeometry(
      presenterScale: 0.85, topGap: 22, cornerRadius: 38, dimming: 0.3, maximumWidth: 620, contrast: contrast)
    #expect(configuration.cardGeometry == expected)
  }
}
