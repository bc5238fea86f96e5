import UIKit

#if canImport(WebKit)
  import WebKit
#endif

/// Content that keeps clear of the keyboard by itself. No other keyboard is on its way out as these
/// checks begin.
@MainActor enum KeyboardChecks {
  nonisolated static let all = [
    DeviceCheck(455, "a table view controller keeps its rows clear of the keyboard", run: table),
    DeviceCheck(
      456, "whether such a table also keeps the safe area that its controller adds", run: addedSafeArea),
    DeviceCheck(455, "a web view keeps its content clear of the keyboard", run: webView),
  ]

  static let missing = Finding.unknown("no keyboard came; one of hardware may be attached")

  /// Does some work while the keyboard is up for a field in a view, and returns whether one came.
  private static func type(
    in view: UIView, _ stage: CheckStage, whileUp work: () async -> Void
  ) async -> Bool {
    let field = stage.addField(to: view)
    let isUp = await stage.keyboardPosts(UIResponder.keyboardWillShowNotification) {
      field.becomeFirstResponder()
    }
    guard isUp else { return false }
    await stage.frames()
    await work()
    return await stage.keyboardPosts(UIResponder.keyboardDidHideNotification) {
      field.resignFirstResponder()
    }
  }

  /// Adds a table that covers the root's view.
  private static func addTable(_ stage: CheckStage) async -> UITableViewController {
    let controller = UITableViewController(style: .plain)
    stage.root.cover(with: controller)
    await stage.frames()
    return controller
  }

  private static func table(_ stage: CheckStage) async -> Finding {
    let controller = await addTable(stage)
    return await growth(of: controller.tableView, typingIn: controller.view, stage)
  }

  /// Finds out whether a list has more room at its foot while the keyboard is up.
  private static func growth(
    of list: UIScrollView, typingIn view: UIView, _ stage: CheckStage
  ) async -> Finding {
    let before = list.adjustedContentInset.bottom
    var up = before
    guard await type(in: view, stage, whileUp: { up = list.adjustedContentInset.bottom }) else {
      return missing
    }
    // A bar of shortcuts, for a keyboard of hardware, covers less than a keyboard.
    return .that(up > before + 25, else: "\(before.short) becomes \(up.short)")
  }

  private static func addedSafeArea(_ stage: CheckStage) async -> Finding {
    let controller = await addTable(stage)
    var growth: CGFloat = 0
    let isUp = await type(in: controller.view, stage) {
      growth -= controller.tableView.adjustedContentInset.bottom
      controller.additionalSafeAreaInsets.bottom = 50
      await stage.frames()
      growth += controller.tableView.adjustedContentInset.bottom
    }
    guard isUp else { return missing }
    return .answer(growth > 1 ? "it does, by \(growth.short)" : "it does not")
  }

  private static func webView(_ stage: CheckStage) async -> Finding {
    #if canImport(WebKit)
      let view = WKWebView(frame: stage.root.view.bounds)
      stage.root.view.addSubview(view)
      view.loadHTMLString("<p style='height: 4000px'>Dear all,</p>", baseURL: nil)
      await stage.until { !view.isLoading }
      return await growth(of: view.scrollView, typingIn: stage.root.view, stage)
    #else
      return .unknown("there is no WebKit here")
    #endif
  }
}
