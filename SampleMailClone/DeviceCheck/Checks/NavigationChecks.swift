import UIKit

/// Pushes and pops by an animator of the delegate's.
@MainActor enum NavigationChecks {
  nonisolated static let all = [
    DeviceCheck(484, "a navigation controller pushes its root page as any other", run: root),
    DeviceCheck(208, "the context of a push has both controllers and views", run: views),
    DeviceCheck(
      331, "the page that comes has no initial frame, the page that goes no final one", run: frames),
    DeviceCheck(208, "UIKit removes the view that a push leaves", run: removes),
    DeviceCheck(
      330, "a coordinator is there when push returns, until the page has appeared", run: coordinator),
    DeviceCheck(
      380, "a page and its child have their navigation controller's coordinator, at the end, too", run: ofPage
    ),
    DeviceCheck(338, "a push calls willAppear before didAppear of the page that comes", run: callbacks),
    DeviceCheck(209, "a cancelled pop restores the stack, and its page appears last", run: cancelledPop),
    DeviceCheck(327, "a delegate with animators keeps the swipe back from beginning", run: besideAnimators),
    DeviceCheck(
      386, "a delegate with animators keeps the swipe over the content from beginning, too", run: onContent),
    DeviceCheck(434, "the swipe back begins where the back button pops", run: backButton),
    DeviceCheck(497, "a hidden bar keeps the swipe back from beginning", run: hiddenBar),
  ]

  /// Adds a navigation controller with one page.
  private static func add(_ stage: CheckStage) async -> PageStack {
    let navigation = PageStack(rootViewController: ProbeController("first", log: stage.log))
    navigation.delegate = navigation
    stage.root.addChild(navigation)
    navigation.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.root)
    await stage.frames(3)
    return navigation
  }

  private static func root(_ stage: CheckStage) async -> Finding {
    let page = UIViewController()
    let navigation = PushCounter(rootViewController: page)
    return .that(navigation.pushed === page, else: "it does not")
  }

  private static func push(_ stage: CheckStage, on navigation: UINavigationController) async {
    stage.log.clear()
    navigation.pushViewController(ProbeController("second", log: stage.log), animated: true)
    await stage.until { stage.log.has("second didAppear") }
    await stage.frames()
  }

  private static func views(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    await push(stage, on: navigation)
    return .same(navigation.views, as: [true, true])
  }

  private static func frames(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    await push(stage, on: navigation)
    let all = stage.root.view.bounds
    return .same(navigation.frames, as: [all, .zero, .zero, all])
  }

  private static func removes(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    let first = navigation.topViewController?.view
    await push(stage, on: navigation)
    return .that(first?.window == nil && navigation.hasAnimated, else: "it is still there")
  }

  private static func coordinator(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    navigation.pushViewController(ProbeController("second", log: stage.log), animated: true)
    let isThere = navigation.transitionCoordinator != nil
    await stage.until { stage.log.has("second didAppear") }
    await stage.frames()
    return .same(
      [isThere, navigation.hasAnimated, navigation.transitionCoordinator == nil], as: [true, true, true])
  }

  private static func ofPage(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    let (page, child) = (ProbeController("second", log: stage.log), UIViewController())
    page.addChild(child)
    var isThere: [Bool] = []
    page.onCall = { [weak page] in
      guard $0 != "isAppearing" else { return }
      isThere += [page?.transitionCoordinator != nil, child.transitionCoordinator != nil]
    }
    navigation.pushViewController(page, animated: true)
    await stage.until { stage.log.has("second didAppear") }
    return .same(isThere + [navigation.hasAnimated], as: [true, true, true, true, true])
  }

  private static func callbacks(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    await push(stage, on: navigation)
    let calls = stage.log.calls(of: "second").filter { $0 != "isAppearing" }
    return .that(calls == ["willAppear", "didAppear"] && navigation.hasAnimated, else: "\(calls)")
  }

  private static func cancelledPop(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    await push(stage, on: navigation)
    let driver = ManualDriver()
    navigation.driver = driver
    stage.log.clear()
    navigation.popViewController(animated: true)
    guard await stage.until({ driver.context != nil }) else { return .differs("the pop did not begin") }
    driver.release(cancels: true)
    await stage.frames()
    driver.complete()
    await stage.until { stage.log.has("second didAppear") }
    let calls = stage.log.calls.filter {
      ($0.hasPrefix("first") || $0.hasPrefix("second")) && !$0.hasSuffix("isAppearing")
    }
    return .that(
      navigation.viewControllers.count == 2
        && calls == [
          "second willDisappear", "first willAppear", "first willDisappear", "first didDisappear",
          "second willAppear", "second didAppear",
        ], else: "\(navigation.viewControllers.count) pages, \(calls)")
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
    let navigation = await add(stage)
    await push(stage, on: navigation)
    let beside = mayBegin(navigation)
    navigation.delegate = nil
    return .same([beside, mayBegin(navigation)], as: [false, true])
  }

  private static func onContent(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    await push(stage, on: navigation)
    guard let swipe = navigation.contentSwipe else { return .unknown("this system has no such swipe") }
    let beside = mayBegin(navigation, by: swipe)
    navigation.delegate = nil
    guard mayBegin(navigation, by: swipe) else { return .unknown("it tells nothing without a finger") }
    return .that(!beside, else: "it begins")
  }

  private static func backButton(_ stage: CheckStage) async -> Finding {
    let navigation = await add(stage)
    await push(stage, on: navigation)
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
    let navigation = await add(stage)
    await push(stage, on: navigation)
    navigation.delegate = nil
    navigation.setNavigationBarHidden(true, animated: false)
    let hidden = mayBegin(navigation)
    navigation.setNavigationBarHidden(false, animated: false)
    return .same([hidden, mayBegin(navigation)], as: [false, true])
  }
}

/// A navigation controller that moves its pages by an animator of its own.
private final class PageStack: UINavigationController, UINavigationControllerDelegate {
  var driver: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the context had both pages with their views.
  private(set) var views: [Bool] = []
  /// The initial and final frames of the page that goes, and of the page that comes.
  private(set) var frames: [CGRect] = []
  var hasAnimated: Bool { !views.isEmpty }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = PageAnimator()
    animator.onBegin = { [weak self] context in
      let views = [context.view(forKey: .from), context.view(forKey: .to)]
      let isNamed = [
        context.viewController(forKey: .from) === fromVC, context.viewController(forKey: .to) === toVC,
      ]
      self?.views = zip(views, isNamed).map { $0 != nil && $1 }
      self?.frames = [fromVC, toVC].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Fades the new page in.
private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var onBegin: ((any UIViewControllerContextTransitioning) -> Void)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.15 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    onBegin?(transitionContext)
    transitionContext.addPage()
    let view = transitionContext.view(forKey: .to)
    view?.alpha = 0
    UIView.animate(withDuration: 0.15) {
      view?.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A navigation controller that keeps the page that was pushed last.
private final class PushCounter: UINavigationController {
  private(set) weak var pushed: UIViewController?

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed = viewController
    super.pushViewController(viewController, animated: animated)
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
