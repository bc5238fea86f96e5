import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Two pages of tiles in one container, and a stagger that is shown at any progress.
@MainActor final class StaggerStage {
  let simulator = Simulator()
  let lower = TilePage()
  let upper = TilePage()
  private let root = UIViewController()
  private(set) var performance: TransitionRenderer?

  init(lower lowerCount: Int, upper upperCount: Int) {
    simulator.launch(root: root)
    for page in [lower, upper] {
      page.view.frame = root.view.bounds
      root.addChild(page)
      root.view.addSubview(page.view)
    }
    lower.show(lowerCount)
    upper.show(upperCount)
  }

  var width: CGFloat { root.view.bounds.width }

  func begin(
    _ stagger: StaggerTransition, _ operation: TransitionOperation = .push,
    leaving direction: TravelDirection = .right
  ) {
    let stage = TransitionStage(
      operation, lower: TransitionSide(controller: lower, view: lower.view),
      upper: TransitionSide(controller: upper, view: upper.view), in: root.view, leaving: direction)
    performance = TransitionRenderer(stagger, on: stage, preservingSafeAreaOf: [])
    performance?.begin()
  }

  func show(_ progress: CGFloat) { performance?.show(progress) }
  func end() { performance?.end(isOpen: true) }

  var lowerPlaces: [CGFloat] { lower.tiles.map(\.shown.transform.affine.tx) }
  var upperPlaces: [CGFloat] { upper.tiles.map(\.shown.transform.affine.tx) }
}
