import UIKit

/// What several controllers were told, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// What was told since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A child of a container that writes down what it is told of its appearance, and whether that makes sense.
final class ContainedPage: UIViewController {
  enum Presence { case gone, coming, here, going }

  let name: String
  private let log: CallLog
  private(set) var presence = Presence.gone
  /// What it was told that cannot be.
  private(set) var fault: String?
  /// Whether the calls so far were animated.
  private(set) var animations: [Bool] = []
  var onCall: ((String) -> Void)?
  let list = UIScrollView()

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) loaded")
  }

  /// Covers the page with a list.
  func addList(contentSize: CGSize) {
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = contentSize
    view.addSubview(list)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    take("willAppear", animated, from: [.gone, .going], to: .coming)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    take("didAppear", animated, from: [.coming], to: .here)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    take("willDisappear", animated, from: [.here, .coming], to: .going)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    take("didDisappear", animated, from: [.going], to: .gone)
  }
  override func willMove(toParent parent: UIViewController?) {
    log.add("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.add("\(name) didMove \(parent == nil ? "out" : "in")")
  }

  private func take(_ call: String, _ animated: Bool, from former: [Presence], to next: Presence) {
    if !former.contains(presence) { fault = "\(name) is told \(call) while it is \(presence)" }
    presence = next
    animations.append(animated)
    log.add("\(name) \(call)")
    onCall?(call)
  }
}
