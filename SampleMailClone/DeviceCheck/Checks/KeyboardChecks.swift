import UIKit

#if canImport(WebKit)
  import WebKit
#endif

/// The keyboard, and content that keeps clear of it by itself. No other keyboard is on its way out as these
/// checks begin.
@MainActor enum KeyboardChecks {
  nonisolated static let all = [
    DeviceCheck(204, "the keyboard posts willChangeFrame before willShow", run: order),
    DeviceCheck(
      550, "a field that is first responder as its view appears brings the keyboard before viewDidAppear",
      run: along),
    DeviceCheck(455, "a table view controller keeps its rows clear of the keyboard", run: table),
    DeviceCheck(
      456, "whether such a table also keeps the safe area that its controller adds", run: addedSafeArea),
    DeviceCheck(455, "a web view keeps its content clear of the keyboard", run: webView),
  ]

  private static let missing = Finding.unknown("no keyboard came; one of hardware may be attached")

  /// Brings the keyboard up for a field, takes it away after some work, and returns what was posted, in
  /// words; `nil` if no keyboard came.
  private static func type(
    in field: UITextField, _ stage: CheckStage, whileUp work: () async -> Void = {}
  ) async -> [String]? {
    let (log, tokens) = listen()
    field.becomeFirstResponder()
    let isUp = await stage.until(atMost: 1) { log.has("willShow") }
    let calls = log.calls
    if isUp {
      await stage.frames()
      await work()
    }
    field.resignFirstResponder()
    if isUp { await stage.until(atMost: 1) { log.has("didHide") } }
    tokens.forEach(NotificationCenter.default.removeObserver)
    return isUp ? calls : nil
  }

  /// Notes what is posted.
  private static func listen() -> (log: CallLog, tokens: [any NSObjectProtocol]) {
    let log = CallLog()
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.note(word) }
      }
    }
    return (log, tokens)
  }

  private static func along(_ stage: CheckStage) async -> Finding {
    let (log, tokens) = listen()
    let modal = TypingController(log: log)
    modal.modalPresentationStyle = .overFullScreen
    await stage.present(modal)
    await stage.until(atMost: 1) { log.has("willShow") }
    let calls = log.calls.filter { $0 != "willChangeFrame" }
    modal.field.resignFirstResponder()
    if log.has("willShow") { await stage.until(atMost: 1) { log.has("didHide") } }
    await stage.dismiss(modal, animated: false)
    tokens.forEach(NotificationCenter.default.removeObserver)
    return log.has("willShow") ? .same(calls, as: ["willShow", "didAppear"]) : missing
  }

  private static func order(_ stage: CheckStage) async -> Finding {
    guard let calls = await type(in: ResponderChecks.addField(to: stage.root.view), stage) else {
      return missing
    }
    return .same(Array(calls.prefix(2)), as: ["willChangeFrame", "willShow"])
  }

  // MARK: Content that avoids the keyboard

  /// Adds a table that covers the root's view, with a field in it.
  private static func addTable(
    _ stage: CheckStage
  ) async -> (controller: UITableViewController, field: UITextField) {
    let controller = UITableViewController(style: .plain)
    stage.root.addChild(controller)
    controller.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(controller.view)
    controller.didMove(toParent: stage.root)
    await stage.frames()
    return (controller, ResponderChecks.addField(to: controller.view))
  }

  private static func table(_ stage: CheckStage) async -> Finding {
    let (controller, field) = await addTable(stage)
    return await growth(of: controller.tableView, typingIn: field, stage)
  }

  /// Finds out whether a list has more room at its foot while the keyboard is up.
  private static func growth(
    of list: UIScrollView, typingIn field: UITextField, _ stage: CheckStage
  ) async -> Finding {
    let before = list.adjustedContentInset.bottom
    var up = before
    guard await type(in: field, stage, whileUp: { up = list.adjustedContentInset.bottom }) != nil else {
      return missing
    }
    return .that(up > before + 50, else: "\(before.short) becomes \(up.short)")
  }

  private static func addedSafeArea(_ stage: CheckStage) async -> Finding {
    let (controller, field) = await addTable(stage)
    var insets: [CGFloat] = []
    let calls = await type(in: field, stage) {
      insets.append(controller.tableView.adjustedContentInset.bottom)
      controller.additionalSafeAreaInsets.bottom = 50
      await stage.frames()
      insets.append(controller.tableView.adjustedContentInset.bottom)
    }
    guard calls != nil, let before = insets.first, let after = insets.last else { return missing }
    return .answer(after > before + 1 ? "it does, by \((after - before).short)" : "it does not")
  }

  private static func webView(_ stage: CheckStage) async -> Finding {
    #if canImport(WebKit)
      let view = WKWebView(frame: stage.root.view.bounds)
      stage.root.view.addSubview(view)
      view.loadHTMLString("<p style='height: 4000px'>Dear all,</p>", baseURL: nil)
      await stage.until { !view.isLoading }
      return await growth(
        of: view.scrollView, typingIn: ResponderChecks.addField(to: stage.root.view), stage)
    #else
      return .unknown("there is no WebKit here")
    #endif
  }
}

/// A controller with a text field that becomes first responder as its view appears.
private final class TypingController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    field.becomeFirstResponder()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("didAppear")
  }
}
