import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

/// The code of docs/Transitions.md, compiled and run (``GuideCodeTests``).
struct Depth: TransitionChoreography {
  func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    [TransitionTrack("page", stage.upper.view, .scale(from: 0.85), .opacity(from: 0))]
  }
}

struct DepthWithTitle: TransitionChoreography {
  private let timeline: TransitionTimeline = [
    "page": .init(to: 0.7, easing: .easeOut), "title": .init(from: 0.4, easing: .spring(dampingRatio: 0.8)),
  ]
  func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    var tracks = [
      TransitionTrack(
        "page", stage.upper.view, .scale(from: 0.85), .opacity(from: 0),
        during: timeline.interval(of: "page")),
      TransitionTrack("behind", stage.lower.view, .scale(to: 0.95), .opacity(to: 0.6)),
    ]
    if let page = stage.upper.innermostController as? ArticlePage {
      let start = stage.departure(by: 120)
      tracks.append(
        TransitionTrack("title", page.label, .offset(from: start), during: timeline.interval(of: "title")))
    }
    return tracks
  }
}

@MainActor final class MovingLabel: TransitionChoreography {
  weak var start: UIView?
  weak var end: UIView?
  var spring: TransitionSpring? { TransitionSpring(dampingRatio: 0.8, response: 0.5) }
  init(from start: UIView?, to end: UIView?) { (self.start, self.end) = (start, end) }
  func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    let screen = TransitionTrack("screen", stage.upper.view, .opacity(from: 0))
    guard let start, let end else { return [screen] }
    return [
      screen,
      TransitionTrack(
        "label", stage.snapshot(of: start), .frame(from: stage.frame(of: start), to: stage.frame(of: end))),
      .hidden(start), .hidden(end),
    ]
  }
}

/// A page with a title of its own.
final class ArticlePage: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = "Title"
    label.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
    view.addSubview(label)
  }
}

@MainActor @Suite("The guide to writing a choreography", .ownWorld) struct ChoreographyGuideTests {
  private let below = ArticlePage()
  private let page = ArticlePage()

  private func launch() -> (simulator: Simulator, navigation: UINavigationController) {
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: below)
    simulator.launch(root: navigation)
    return (simulator, navigation)
  }

  private func expectAsFound(_ simulator: Simulator) {
    for view in [below.view, page.view, below.label, page.label].compactMap({ $0 }) {
      #expect(view.shown.transform.affine.isIdentity && view.shown.alpha == 1)
    }
    #expect(simulator.complaints.isEmpty)
  }

  @Test("a push and a modal run the smallest one")
  func small() {
    let (simulator, navigation) = launch()
    NavigationTransition { _, _, _ in .choreography(Depth()) }.attach(to: navigation)
    navigation.pushViewController(page, animated: true)
    simulator.clock.runTurns()
    #expect(abs(page.view.shown.transform.affine.a - 0.85) < 1e-9 && page.view.shown.alpha == 0)
    simulator.clock.runUntilIdle()
    navigation.popViewController(animated: false)
    simulator.clock.runUntilIdle()
    func present(_ page: UIViewController, as configuration: ModalConfiguration) {
      navigation.present(page, as: configuration)
    }
    var configuration = ModalConfiguration()
    configuration.opening = Depth()
    present(page, as: configuration)
    simulator.clock.runUntilIdle()
    #expect(navigation.presentedViewController === page)
    page.dismiss(animated: true)
    simulator.clock.runUntilIdle()
    expectAsFound(simulator)
  }

  @Test("a picture flies, and the views that it stands for are hidden meanwhile")
  func flies() {
    let (simulator, navigation) = launch()
    NavigationTransition { operation, from, to in
      let (lower, upper) = operation.isOpening ? (from, to) : (to, from)
      return .choreography(
        MovingLabel(from: (lower as? ArticlePage)?.label, to: (upper as? ArticlePage)?.label))
    }.attach(to: navigation)
    page.loadViewIfNeeded()
    page.label.frame.origin.y = 400
    navigation.pushViewController(page, animated: true)
    simulator.clock.advance(by: 0.1)
    #expect(below.label.shown.alpha == 0 && page.label.shown.alpha == 0)
    simulator.clock.runUntilIdle()
    expectAsFound(simulator)
  }

  @Test("the parts of the longer one move at their times, and the inspector lists them")
  func hasParts() {
    let (simulator, navigation) = launch()
    NavigationTransition { _, _, _ in .choreography(DepthWithTitle()) }.attach(to: navigation)
    TransitionInspector.shared.speed = 0.1
    navigation.pushViewController(page, animated: true)
    simulator.clock.advance(by: 0.5)
    #expect(page.label.shown.transform.affine.tx == 120 && page.view.shown.alpha > 0)
    #expect(TransitionInspector.shared.parts.map(\.name) == ["page", "behind", "title"])
    #expect((TransitionInspector.shared.progress ?? 1) < 0.5)
    simulator.clock.runUntilIdle()
    #expect(TransitionInspector.shared.progress == nil && TransitionInspector.shared.parts.isEmpty)
    expectAsFound(simulator)
  }
}
