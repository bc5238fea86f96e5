import UIKit

/// A controller that notes which appearance callbacks it hears.
class ProbeController: UIViewController {
  let name: String
  let log: CallLog
  /// Called in each callback, with its name.
  var onCall: ((String) -> Void)?
  /// The size that was announced last.
  private(set) var announcedSize: CGSize?

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    onCall?(call)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

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

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    announcedSize = size
  }
}

extension UIViewController {
  /// Adds a child whose view covers the controller's.
  func cover(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
