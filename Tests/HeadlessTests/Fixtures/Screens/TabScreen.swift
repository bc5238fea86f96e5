import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a tab bar controller whose three tabs a choreography moves.
@MainActor final class TabScreen: SidewaysScreen {
  let simulator: Simulator
  let tabs: UITabBarController
  let pages = ["first", "second", "third"].map { PageController(name: $0) }
  let choreography = RecordingChoreography()
  let transition: TabTransition
  let listener = RecordingTabDelegate()
  lazy var finger = simulator.makeFinger()
  /// What runs each change; the choreography by default.
  var style: (TransitionOperation) -> TransitionStyle? = { _ in nil }

  init(
    framesPerSecond: Double = 60, reducesMotion: Bool = false, isRightToLeft: Bool = false,
    region: GestureRegion = .content, selected: Int = 0
  ) {
    simulator = Simulator(framesPerSecond: framesPerSecond)
    simulator.isReduceMotionEnabled = reducesMotion
    if isRightToLeft { simulator.userInterfaceLayoutDirection = .rightToLeft }
    tabs = UITabBarController()
    let styles = StyleSource()
    transition = TabTransition { operation, _, _ in styles.vend?(operation) }
    transition.region = region
    tabs.viewControllers = pages
    tabs.delegate = listener
    simulator.launch(root: tabs)
    tabs.selectedIndex = selected
    transition.attach(to: tabs)
    simulator.settleLayout()
    style = { [choreography] _ in .choreography(choreography) }
    styles.vend = { [weak self] in self?.style($0) }
  }

  var width: CGFloat { tabs.view.bounds.width }

  func select(_ index: Int) {
    tabs.selectedIndex = index
    clock.runTurns()
  }

  /// Asks as UIKit does for a tap, where the bar has one.
  func tap(_ index: Int) {
    let tab = pages[index]
    guard transition.tabBarController(tabs, shouldSelect: tab) else { return clock.runTurns() }
    tabs.selectedViewController = tab
    transition.tabBarController(tabs, didSelect: tab)
    clock.runTurns()
  }

  /// Taps a tab's button in the bar.
  func tapButton(_ index: Int) {
    let bar = tabs.tabBar
    let width = bar.bounds.width / CGFloat(pages.count)
    finger.down(at: bar.shown(CGPoint(x: (CGFloat(index) + 0.5) * width, y: 20)))
    clock.advance(by: 0.03)
    finger.up()
    clock.runTurns()
  }

  /// How far a page is from its place, as a share of the width.
  func share(of index: Int) -> CGFloat { pages[index].view.shown.transform.affine.tx / width }

  /// Draws, slowly, from where no edge is.
  func draw(_ points: CGFloat, from x: CGFloat = 200) {
    finger.down(at: CGPoint(x: x, y: 500))
    drag(by: points)
  }

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if tabs.transitionCoordinator != nil { return "a transition is still under way" }
    for page in pages where page.isViewLoaded {
      if let disturbance = page.disturbance { return disturbance }
      let isSelected = tabs.selectedViewController === page
      if (page.view.window != nil) != isSelected { return "\(page.name)'s view is not where it belongs" }
    }
    if tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem { return "the bar is wrong" }
    return choreography.isBalanced ? nil : "a performance has no end"
  }
}

/// Answers whether a tab may be selected, and writes down what it is asked and told.
final class RecordingTabDelegate: NSObject, UITabBarControllerDelegate {
  var allows = true
  /// Called as it is asked.
  var onQuestion: (UITabBarController) -> Void = { _ in }
  private(set) var story: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    story.append("\((viewController as? PageController)?.name ?? "a tab")?")
    onQuestion(tabBarController)
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    story.append((viewController as? PageController)?.name ?? "a tab")
  }
}
