import UIKit

/// A controller that writes down how wide its view is at each step of a rotation.
final class RotatingController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ step: String) { journal.note("\(step) at \(Int(viewIfLoaded?.bounds.width ?? 0))") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("announced")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("alongside") },
      completion: { [weak self] _ in self?.note("completed") })
  }
}
