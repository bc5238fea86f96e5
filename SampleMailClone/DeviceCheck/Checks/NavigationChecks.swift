import UIKit

/// Pushes and pops by an animator of the delegate's.
@MainActor enum NavigationChecks {
  nonisolated static let all = [
    DeviceCheck(208, "UIKit removes the view that a push leaves", run: removes),
    DeviceCheck(327, "a delegate with animators keeps the swipe back from beginning", run: besideAnimators),
    DeviceCheck(
      386, "a delegate with animators keeps the swipe over the content from beginning, too", run: onContent),
    DeviceCheck(434, "the swipe back begins where the back button pops", run: backButton),
    DeviceCheck(497, "a hidden bar keeps the swipe back from beginning", run: hiddenBar),
  ]

  /// Adds a navigation controller with a page, and pushes another.
  private static func push(_ stage: CheckStage) async -> PageStack {
    let navigation = PageStack(rootViewController: ProbeController("first", log: stage.log))
    navigation.delegate = navigation
    stage.root.cover(with: navigation)
    await stage.frames(3)
    stage.log.clear()
    navigation.pushViewController(ProbeController("second", log: stage.log), animated: true)
    await stage.until { stage.log.has("second didAppear") }
    await stage.frames()
    return navigation
  }

  private static func removes(_ stage: CheckStage) async -> Finding {
    let navigation = await push(stage)
    return .that(navigation.viewControllers.first?.view.window == nil, else: "it is still there")
  }

  /// Whether the recogniser's own delegate permits the swipe back.
  private static func mayBegin(
    _ navigation: UINavigationController, by other: UIGestureRecognizer? = nil
  ) -> Bool {
    guard let recognizer = other ?? navigation.interactivePopGestureRecognizer else { return false }
    let method: ((UIGestureRecognizer) -> Bool)? = recognizer.delegate?.gestureRecognizerShouldBegin
    return method?(recognizer) ?? true
  }

  private static func besideAnimators(_ stage: CheckStage) async -> Finding {
    let navigation = await push(stage)
    let beside = mayBegin(navigation)
    navigation.delegate = nil
    return .same([beside, mayBegin(navigation)], as: [false, true])
  }

  private static func onContent(_ stage: CheckStage) async -> Finding {
    let navigation = await push(stage)
    guard let swipe = navigation.contentSwipe else { return .unknown("this system has no such swipe") }
    let beside = mayBegin(navigation, by: swipe)
    navigation.delegate = nil
    guard mayBegin(navigation, by: swipe) else { return .unknown("it tells nothing without a finger") }
    return .that(!beside, else: "it begins")
  }

  private static func backButton(_ stage: CheckStage) async -> Finding {
    let navigation = await push(stage)
    navigation.delegate = nil
    guard let item = navigation.topViewController?.navigationItem else { return .differs("no page") }
    let other = UIBarButtonItem(title: "Edit")
    let cases: [(String, Bool, () -> Void)] = [
      ("plain", true, {}), ("a left item", false, { item.leftBarButtonItem = other }),
      ("beside a left item", true, { item.leftItemsSupplementBackButton = true }),
      ("hidden", false, { (item.leftBarButtonItem, item.hidesBackButton) = (nil, true) }),
      (
        "on the root page", false,
        {
          item.hidesBackButton = false
          navigation.popViewController(animated: false)
        }
      ),
    ]
    for (name, begins, change) in cases {
      change()
      await stage.frames()
      if mayBegin(navigation) != begins { return .differs(name) }
    }
    return .holds
  }

  private static func hiddenBar(_ stage: CheckStage) async -> Finding {
    let navigation = await push(stage)
    navigation.delegate = nil
    navigation.setNavigationBarHidden(true, animated: false)
    let hidden = mayBegin(navigation)
    navigation.setNavigationBarHidden(false, animated: false)
    return .same([hidden, mayBegin(navigation)], as: [false, true])
  }
}

/// A navigation controller that moves its pages by an animator of its own.
private final class PageStack: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (toVC as? ProbeController).map { BlockAnimator(0.15, log: $0.log) }
  }
}

extension UINavigationController {
  /// The system's swipe back over the content, by its name: the SDK of Xcode 16 does not declare it.
  fileprivate var contentSwipe: UIGestureRecognizer? {
    guard #available(iOS 26, visionOS 26, *) else { return nil }
    #if canImport(ObjectiveC)
      return value(forKey: "interactiveContentPopGestureRecognizer") as? UIGestureRecognizer
    #else
      return interactiveContentPopGestureRecognizer
    #endif
  }
}
