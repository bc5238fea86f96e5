import UIKit

/// What a tab bar controller asks and tells its delegate.
@MainActor enum TabChecks {
  nonisolated static let byHand = [
    DeviceCheck(
      498, "whether a tap on a tab asks and tells of the tab, of its controller, or of both", by: .finger,
      run: tapped)
  ]

  private static func tapped(_ stage: CheckStage) async -> Finding {
    guard #available(iOS 18, visionOS 2, *) else { return .unknown("this system has no UITab") }
    let (tabs, listener) = (UITabBarController(), TabListener(stage.log))
    let pages = ["first", "second"].map { ProbeController($0, log: stage.log) }
    for page in pages { page.title = page.name }
    tabs.viewControllers = pages
    tabs.delegate = listener
    stage.root.addChild(tabs)
    tabs.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(tabs.view)
    tabs.didMove(toParent: stage.root)
    await stage.frames()
    let isDone = await stage.ask("Tap the second tab.", .tapTab) { tabs.selectedIndex == 1 }
    guard isDone else { return .skipped }
    await stage.frames()
    let ofTab = stage.log.calls(of: "tab")
    let ofController = stage.log.calls(of: "controller")
    let all = ["should second", "did second"]
    if ofTab.isEmpty, ofController == all { return .answer("of its controller") }
    guard ofTab == all + ["previous first"], ofController.isEmpty || ofController == all else {
      return .differs("of the tab \(ofTab), of its controller \(ofController)")
    }
    return .answer(ofController.isEmpty ? "of the tab" : "of both")
  }
}

/// Notes what it is asked and told of tabs and of their controllers.
@available(iOS 18, visionOS 2, *)
private final class TabListener: NSObject, UITabBarControllerDelegate {
  private let log: CallLog

  init(_ log: CallLog) { self.log = log }

  private func note(_ call: String, _ controller: UIViewController?) {
    log.note("\(call) \((controller as? ProbeController)?.name ?? "none")")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    note("tab should", tab.viewController)
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    note("tab did", selectedTab.viewController)
    note("tab previous", previousTab?.viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("controller should", viewController)
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note("controller did", viewController)
  }
}
