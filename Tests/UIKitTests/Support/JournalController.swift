import UIKit

/// A controller that writes down what it is told.
final class JournalController: UIViewController {
  let name: String
  let journal: Journal
  /// Runs in each callback, with the callback's name.
  var onCallback: (String) -> Void = { _ in }
  var forwardsAppearance = true
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

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
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
