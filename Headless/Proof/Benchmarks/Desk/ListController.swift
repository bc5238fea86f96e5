import UIKit

/// The screen behind: a grid of as many views as are wanted, and a button.
final class ListController: UIViewController {
  private let count: Int
  private static let columns = 10

  /// - Parameter count: Views in the grid, 0 or more.
  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A list is not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<count { view.addSubview(makeItem(at: index)) }
  }

  private func makeItem(at index: Int) -> UIView {
    let item = UIView(
      frame: CGRect(x: index % Self.columns * 38, y: index / Self.columns * 38, width: 36, height: 36))
    item.backgroundColor = .systemGray
    return item
  }
}
