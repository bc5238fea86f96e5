import Foundation

/// A swipe that pops the top page of a navigation controller: from the edge where reading begins
/// (F286), or from anywhere on its content (F386).
@MainActor final class InteractivePop: NSObject {
  /// A faster finger decides by its direction, in points per second;
  /// else half the width decides (F287).
  private static let decisiveVelocity: CGFloat = 300

  let recognizer: UIPanGestureRecognizer
  private weak var navigation: UINavigationController?
  private lazy var target = ClosureTarget { [weak self] in self?.panDidChange() }

  init(of navigation: UINavigationController, by recognizer: UIPanGestureRecognizer) {
    self.navigation = navigation
    self.recognizer = recognizer
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(target, action: ClosureTarget.action)
  }

  private func panDidChange() {
    switch recognizer.state {
    case .began:
      navigation?.beginInteractivePop()
      follow()
    case .changed: follow()
    case .ended: slide?.run(toEnd: isDecided)
    case .cancelled: slide?.run(toEnd: false)
    case .possible, .failed: break
    }
  }

  /// The slide that the finger drives; `nil` where the delegate's animator pops by itself (F328).
  private var slide: NavigationSlide? { navigation?.transitions.current?.slide }

  private var isAtEdge: Bool { recognizer is UIScreenEdgePanGestureRecognizer }

  private func follow() { slide?.follow(progress) }

  private var view: UIView? { navigation?.viewIfLoaded }
  private var direction: CGFloat { view?.isRightToLeft == true ? -1 : 1 }

  private var progress: CGFloat {
    let width = view?.bounds.width ?? 0
    return width > 0 ? direction * recognizer.translation(in: view).x / width : 0
  }

  private var isDecided: Bool {
    let velocity = direction * recognizer.velocity(in: view).x
    return velocity.magnitude > Self.decisiveVelocity ? velocity > 0 : progress > 0.5
  }
}

extension InteractivePop: UIGestureRecognizerDelegate {
  /// Begins over a page, without a running transition, if the bar (F497) has a back button (F286) that
  /// pops (F434), and if the delegate has no animators (F327, F386).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, !navigation.transitions.isUnderWay,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return !navigation.isNavigationBarHidden && item.hasBackButton && item.backAction == nil
      && (isAtEdge || isBackward)
      && navigation.delegate?.hasAnimators(for: navigation) != true
  }

  /// Whether the finger goes to where reading ends rather than up or down; true without a finger.
  private var isBackward: Bool {
    let translation = recognizer.translation(in: view)
    return translation.x * direction >= translation.y.magnitude
  }

  /// A row's swipe actions wait for this swipe; a scroll view does not (F156, F286).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAtEdge && (otherGestureRecognizer.view as? UITableView)?.swipePan === otherGestureRecognizer }
}
