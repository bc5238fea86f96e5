import UIKit

/// A draft with a control of every kind, in a scroll view.
final class FuzzDraft: UIViewController {
  private let scrollView = UIScrollView()
  private let field = UITextField()
  private let text = UITextView()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let segments = UISegmentedControl(items: ["One", "Two", "Three"])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    for control in [field, toggle, slider, segments, text] { scrollView.addSubview(control) }
    text.text = "Words, and more of them."
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = max(0, view.bounds.width - 40)
    for (index, control) in [field, toggle, slider, segments].enumerated() {
      control.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: width, height: 40)
    }
    text.frame = CGRect(x: 20, y: 260, width: width, height: 300)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1200)
  }
}
