import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("How a modal is configured")
struct ModalConfigurationTests {
  @Test(
    "each number has the default of the design, and stays within its domain",
    arguments: [
      ("scale", \.presenter.scale, 0.92, 0.5...1), ("gap", \.size.topGap, 10, 0...200),
      ("corner radius", \.card.cornerRadius, 10, 0...100), ("dimming", \.dimming.opacity, 0.2, 0...1),
      ("width", \.size.maximumWidth, 704, 200...10_000),
      ("height", \.size.maximumHeight, 10_000, 200...10_000),
      ("dimming of increased contrast", \.dimming.contrastOpacity, 0.42, 0...1),
      ("line of increased contrast", \.card.contrastBorderWidth, 1, 0...10),
      ("distance of a floating card", \.card.floatingInset, 0, 0...100),
      ("corner radius of the display", \.display, 0, 0...100),
      ("length of the grabber", \.grabber.size.width, 36, 1...400),
      ("thickness of the grabber", \.grabber.size.height, 5, 1...400),
      ("distance of the grabber", \.grabber.margin, 5, 0...400),
      ("opacity of the shadow", \.card.shadowOpacity, 0, 0...1),
      ("blur of the shadow", \.card.shadowRadius, 20, 0...100),
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
    #expect(mail.keyboard.duringDrag == .lowers)
    #expect(mail.motion.tapSpring == TransitionSpring(dampingRatio: 1, response: 0.35))
    #expect(mail.motion.throwSpring == TransitionSpring(dampingRatio: 0.8, response: 0.35))
    #expect(mail.motion.rubberBand == 0.55)
    #expect(mail.motion.policy == .projected(threshold: 0.5, skipsStops: true))
  }

  @Test("the configuration determines the motion")
  func determinesMotion() {
    var given = TransitionMotion()
    given.tapSpring = TransitionSpring(dampingRatio: 0.9, response: 0.5)
    given.throwSpring = TransitionSpring(dampingRatio: 0.6, response: 0.2)
    given.rubberBand = 0.3
    given.policy = .projected(threshold: 0.7)
    let motion = MotionParameters(given)
    #expect(motion.tapSpring == given.tapSpring && motion.throwSpring == given.throwSpring)
    #expect(motion.rubberBand.coefficient == 0.3 && motion.restTolerance == 0.25)
    let release = ReleasePolicy.Release(progress: 0.35, velocity: 0, travel: 800)
    #expect(
      motion.policy.stop(for: release) == .presented && ProjectedThreshold().stop(for: release) == .dismissed)
  }

  @Test("the configuration determines the look")
  func determinesLook() {
    var configuration = ModalConfiguration.mail
    configuration.presenter.scale = 0.85
    configuration.size.topGap = 22
    configuration.card.cornerRadius = 38
    configuration.dimming.opacity = 0.3
    configuration.detents = [.medium, .fitContent]
    let geometry = configuration.cardGeometry
    #expect(
      geometry.presenter.scale == 0.85 && geometry.size.topGap == 22 && geometry.card.cornerRadius == 38)
    #expect(geometry.dimming.opacity == 0.3 && geometry.detents == [.medium, .fitContent])
  }

  /// The preset, and what it has: scale, gap, radius, dimming, width, height, and inset.
  @Test(
    "each preset has the figures of its documentation, and all others are Mail's",
    arguments: [
      (.mail, [0.92, 10, 10, 0.2, 704, 10_000, 0], .bottom),
      (.form, [0.92, 10, 10, 0.2, 540, 620, 0], .bottom),
      (.fullScreen, [1, 10, 0, 0.2, 704, 10_000, 0], .bottom),
      (.drawer(), [1, 10, 0, 0.3, 320, 10_000, 0], .leading),
      (.drawer(from: .trailing), [1, 10, 0, 0.3, 320, 10_000, 0], .trailing),
      (.sheet(.classic), [0.92, 10, 10, 0.2, 704, 10_000, 0], .bottom),
      (.sheet(.glass), [1, 0, 38, 0.2, 704, 10_000, 8], .bottom),
    ] as [(ModalConfiguration, [CGFloat], ModalEdge)])
  func presets(preset: ModalConfiguration, figures: [CGFloat], edge: ModalEdge) {
    #expect(
      figures == [
        preset.presenter.scale, preset.size.topGap, preset.card.cornerRadius, preset.dimming.opacity,
        preset.size.maximumWidth,
        preset.size.maximumHeight, preset.card.floatingInset,
      ])
    #expect(preset.edge == edge && preset.size.fillsContainer == (figures[2] == 0 && edge == .bottom))
  }

  @Test(
    "the look follows the SDK with which the app was built, and with that of iOS 26 its Info.plist",
    arguments: [
      (nil, false, .glass), (nil, true, .classic), ("18.5", false, .classic), ("26.0", false, .glass),
      ("26.4", true, .classic), ("27.0", true, .glass), ("unknown", false, .glass),
    ] as [(String?, Bool, SystemLook)])
  func look(sdk: String?, asksForFormer: Bool, look: SystemLook) {
    var info: [String: Any] = ["UIDesignRequiresCompatibility": asksForFormer]
    info["DTPlatformVersion"] = sdk
    #expect(SystemLook(ofAppWith: info) == look)
  }

  @Test("a sheet has two heights and a grabber, whatever its look", arguments: [SystemLook.classic, .glass])
  func sheets(look: SystemLook) {
    let sheet = ModalConfiguration.sheet(look)
    #expect(sheet.detents == [.medium, .large] && sheet.grabber.isVisible && sheet.initialDetent == nil)
  }

  @Test("only a detent other than the large and the medium one makes the kit measure the content")
  func measures() {
    let cases: [([ModalDetent], Bool)] = [
      ([], false), ([.large], false), ([.medium], false), ([.medium, .large], false), ([.fitContent], true),
      ([.large, .medium, .height(80, named: "dock")], false),
      ([.large, ModalDetent("own") { _ in 80 }], true),
    ]
    for (detents, measures) in cases {
      var configuration = ModalConfiguration.mail
      configuration.detents = detents
      #expect(configuration.measuresContent == measures)
    }
  }

  @Test("a modal lies under the status bar if it comes from the top, or if a choreography opens it")
  @MainActor func coversStatusBar() {
    for edge in ModalEdge.allCases {
      var configuration = ModalConfiguration.mail
      configuration.edge = edge
      #expect(configuration.coversStatusBar == (edge == .top))
      configuration.opening = PageSlideTransition()
      #expect(configuration.coversStatusBar)
    }
  }

  @Test(
    "a modal leaves by its edge, in either reading direction",
    arguments: [
      (.bottom, .down, .down), (.top, .up, .up), (.leading, .left, .right), (.trailing, .right, .left),
    ] as [(ModalEdge, TravelDirection, TravelDirection)])
  func directions(edge: ModalEdge, left: TravelDirection, right: TravelDirection) {
    #expect(edge.travelDirection(isRightToLeft: false) == left)
    #expect(edge.travelDirection(isRightToLeft: true) == right)
  }
}

extension ModalConfiguration {
  /// The radius of the display's corners; 0 for the default.
  fileprivate var display: CGFloat {
    get { presenter.cornerRadius ?? 0 }
    set { presenter.cornerRadius = newValue }
  }
}
