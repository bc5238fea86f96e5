import Foundation

/// A navigation controller's root view: the content, and the bar above it.
final class NavigationView: UIView {
  let content = UIView()
  let bar: UINavigationBar
  /// Runs when the bar has to be put in its place.
  var onLayout: () -> Void = {}

  init(frame: CGRect, bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    addSubview(content)
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
