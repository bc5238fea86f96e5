import UIKit

/// Events in order, a few words each.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The events since the last call.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// The events since the last call, without containment and loading.
  func story() -> [String] {
    let left = ["didLoad", "isAppearing", "willMove", "didMove", "willTransition"]
    return read().filter { entry in !left.contains { entry.contains($0) } }
  }
}

/// A controller that records its callbacks.
final class JournalController: UIViewController {
  let name: String
  let journal: Journal
  /// Called in each callback with its name.
  var onCallback: (String) -> Void = { _ in }
  var orientations = UIInterfaceOrientationMask.allButUpsideDown

  init(_ name: String = "it", _ journal: Journal = Journal()) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ callback: String) {
    journal.note("\(name) \(callback)")
    onCallback(callback)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "out" : "in")")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition to \(Int(size.width))×\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A view that records touches, layout and moves between windows.
final class TouchView: UIView {
  let journal: Journal
  private(set) var layouts = 0
  var lets = true

  init(_ journal: Journal = Journal(), frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("view: began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("view: moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("view: ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("view: cancelled")
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal.note("view: begin?")
    return lets
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    journal.note("layoutSubviews")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.note("willMove \(newWindow == nil ? "out" : "in")")
  }
  override func didMoveToWindow() { journal.note("didMove \(window == nil ? "out" : "in")") }
}
