import UIKit

/// A controller that writes down its layout, with a view that does.
final class LayoutController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func loadView() { view = TouchView(journal, frame: UIScreen.main.bounds) }
  override func viewWillLayoutSubviews() { journal.note("will layout") }
  override func viewDidLayoutSubviews() { journal.note("did layout") }
  override func viewSafeAreaInsetsDidChange() { journal.note("controller: safe area") }
}
