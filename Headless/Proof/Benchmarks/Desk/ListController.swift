import UIKit

/// The screen behind: ten views in a row.
final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<10 {
      let item = UIView(frame: CGRect(x: index * 38, y: 0, width: 36, height: 36))
      item.backgroundColor = .systemGray
      view.addSubview(item)
    }
  }
}
