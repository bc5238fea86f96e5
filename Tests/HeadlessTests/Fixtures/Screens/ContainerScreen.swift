import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a container of some pages.
@MainActor final class ContainerScreen: SidewaysScreen {
  let simulator: Simulator
  let container = TransitionContainerController()
  let log = CallLog()
  let reports = CallLog()
  let delegate = RecordingContainerDelegate()
  let pages: [ContainedPage]
  lazy var finger = simulator.makeFinger()

  init(
    _ count: Int = 3, selected: Int = 0, framesPerSecond: Double = 60, reducesMotion: Bool = false,
    isRightToLeft: Bool = false, prepare: (TransitionContainerController) -> Void = { _ in }
  ) {
    simulator = Simulator(framesPerSecond: framesPerSecond)
    simulator.isReduceMotionEnabled = reducesMotion
    if isRightToLeft { simulator.userInterfaceLayoutDirection = .rightToLeft }
    pages = ["A", "B", "C", "D", "E"].prefix(count).map { [log] in ContainedPage($0, log) }
    TransitionReport.onReport = { [reports] in reports.add($0) }
    container.delegate = delegate
    container.viewControllers = pages
    if selected != 0 { container.selectedIndex = selected }
    prepare(container)
    simulator.launch(root: container)
    clock.runUntilIdle()
    _ = log.take()
    delegate.selected = []
  }

  var width: CGFloat { container.view.bounds.width }
  var selectedName: String? { container.selectedViewController?.title }

  /// How far a page is from its place, in points.
  func offset(_ index: Int) -> CGFloat { pages[index].view.shown.transform.affine.tx }

  /// Selects a child with a transition, and lets so many seconds pass.
  func select(_ index: Int, for seconds: TimeInterval) {
    container.select(index, animated: true)
    clock.advance(by: seconds)
  }

  /// Has a view fade along with each transition to the second page.
  func fadeAlong(_ view: UIView) {
    container.view.addSubview(view)
    pages[1].onCall = { [container] call in
      guard call == "willAppear" else { return }
      container.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
    }
  }

  // MARK: The finger

  func grab(x: CGFloat = 200, y: CGFloat = 400) { finger.down(at: CGPoint(x: x, y: y)) }

  /// Puts the finger near the right edge, and draws.
  func draw(by points: CGFloat) {
    grab(x: 370)
    drag(by: points)
  }

  /// Draws slowly, rests and lets go.
  func swipe(by points: CGFloat) {
    grab(x: points < 0 ? 370 : 20)
    drag(by: points)
    restAndLift()
  }

  func tapButton(_ title: String) {
    guard let button = buttons.first(where: { $0.currentTitle == title }) else { return }
    finger.down(at: button.shown(CGPoint(x: button.bounds.midX, y: button.bounds.midY)))
    clock.advance(by: 0.03)
    finger.up()
  }

  var buttons: [UIButton] {
    container.view.subviews.compactMap { $0 as? ContainerButtonRow }.first?.buttons ?? []
  }

  // MARK: What must hold

  /// What is wrong at any moment: said in a sentence, or `nil`.
  var faultNow: String? {
    if let complaint { return complaint }
    if !reports.calls.isEmpty { return "reports: \(reports.calls)" }
    if let fault = pages.compactMap(\.fault).first { return fault }
    let shown = container.content?.subviews.filter { view in pages.contains { $0.viewIfLoaded === view } }
    return shown.map { $0.count > 2 } ?? false ? "more than two pages are shown" : nil
  }

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? { faultNow ?? faultInTree ?? faultInPages }

  private var faultInTree: String? {
    if container.transitionCoordinator != nil { return "a transition is still under way" }
    let swipe = container.content?.interactions.lazy.compactMap { $0 as? SwipeInteraction }.first
    if swipe?.transition != nil { return "the finger still has a transition" }
    let wanted = [container.selectedViewController?.view].compactMap { $0 }
    if container.content?.subviews != wanted { return "there is more or less than the selected page" }
    if container.content?.isUserInteractionEnabled == false { return "the content takes no touches" }
    if container.children.count != container.viewControllers.count { return "there are other children" }
    return nil
  }

  private var faultInPages: String? {
    for page in pages where page.isViewLoaded {
      let isShown = page === container.selectedViewController && container.switcher.appearance.isShown
      if page.presence != (isShown ? .here : .gone) { return "\(page.name) thinks it is \(page.presence)" }
      if !page.view.shown.transform.affine.isIdentity || page.view.shown.alpha != 1 {
        return "\(page.name) is not as found"
      }
      if isShown, page.view.frame != container.view.bounds {
        return "\(page.name) is at \(page.view.frame)"
      }
    }
    return nil
  }
}

/// Records what a container tells, and answers as told.
@MainActor final class RecordingContainerDelegate: TransitionContainerControllerDelegate {
  var allows = true
  var questions = 0
  var selected: [String] = []
  var style: ((_ from: UIViewController, _ to: UIViewController) -> TransitionStyle?)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  func transitionContainerController(
    _ container: TransitionContainerController, shouldSelect viewController: UIViewController
  ) -> Bool {
    questions += 1
    return allows
  }

  func transitionContainerController(
    _ container: TransitionContainerController, didSelect viewController: UIViewController
  ) { selected.append(viewController.title ?? "") }

  func transitionContainerController(
    _ container: TransitionContainerController, styleForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> TransitionStyle? { style?(from, to) }

  func transitionContainerController(
    _ container: TransitionContainerController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
