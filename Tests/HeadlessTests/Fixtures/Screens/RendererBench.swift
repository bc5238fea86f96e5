import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Two screens in a window, and a choreography that is shown at any progress by hand. The container is 393 by 852
/// points.
@MainActor class RendererBench {
  let simulator = Simulator()
  let root = UIViewController()
  let lower, upper: UIViewController
  private(set) var renderer: TransitionRenderer?

  init(lower: UIViewController = UIViewController(), upper: UIViewController = UIViewController()) {
    (self.lower, self.upper) = (lower, upper)
    simulator.launch(root: root)
    for screen in [lower, upper] {
      screen.view.frame = root.view.bounds
      root.view.addSubview(screen.view)
    }
  }

  func begin(
    _ choreography: any TransitionChoreography, _ operation: TransitionOperation = .push,
    leaving direction: TravelDirection = .right
  ) {
    let stage = TransitionStage(
      operation, lower: TransitionSide(controller: lower, view: lower.view),
      upper: TransitionSide(controller: upper, view: upper.view), in: root.view, leaving: direction)
    renderer = TransitionRenderer(choreography, on: stage, preservingSafeAreaOf: [])
    renderer?.begin()
  }

  func show(_ progress: CGFloat) { renderer?.show(progress) }

  func end() {
    renderer?.end(isOpen: true)
    renderer = nil
  }
}
