import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a navigation controller whose two pages are lists that a stagger moves.
@MainActor final class ListScreen: TestScreen {
  let simulator: Simulator
  let navigation: UINavigationController
  let below = ListPage(rows: 40)
  let above: ListPage
  lazy var finger = simulator.makeFinger()

  init(
    framesPerSecond: Double = 60, rows: Int = 40, reducesMotion: Bool = false, isRightToLeft: Bool = false,
    stagger: StaggerTransition = StaggerTransition()
  ) {
    simulator = Simulator(framesPerSecond: framesPerSecond)
    simulator.isReduceMotionEnabled = reducesMotion
    if isRightToLeft { simulator.userInterfaceLayoutDirection = .rightToLeft }
    above = ListPage(rows: rows)
    navigation = UINavigationController(rootViewController: below)
    simulator.launch(root: navigation)
    NavigationTransition { _, _, _ in .choreography(stagger) }.attach(to: navigation)
  }

  var width: CGFloat { navigation.view.bounds.width }

  @discardableResult func push() -> ListScreen {
    navigation.pushViewController(above, animated: true)
    clock.runTurns()
    return self
  }

  @discardableResult func open() -> ListScreen {
    push().settle()
  }

  func pop() {
    navigation.popViewController(animated: true)
    clock.runTurns()
  }

  var isOpen: Bool { navigation.topViewController === above }
  var abovePlaces: [CGFloat] { above.cells.map(\.shown.transform.affine.tx) }
  var belowPlaces: [CGFloat] { below.cells.map(\.shown.transform.affine.tx) }

  func drag(by points: CGFloat, over seconds: TimeInterval = 0.3) {
    drag(by: CGVector(dx: points, dy: 0), over: seconds)
  }

  /// Draws the upper page away from the edge where lines begin, slowly.
  func draw(_ points: CGFloat) {
    let isRightToLeft = simulator.userInterfaceLayoutDirection == .rightToLeft
    finger.down(at: CGPoint(x: isRightToLeft ? width - 4 : 4, y: 400))
    drag(by: isRightToLeft ? -points : points)
  }

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if navigation.transitionCoordinator != nil { return "a transition is still under way" }
    if (above.viewIfLoaded?.window != nil) != isOpen { return "the upper page is not where it belongs" }
    return above.disturbance ?? below.disturbance
  }
}
