import UIKit

/// A bar and a number at the bottom of a check's window: how many checks are done.
final class CheckProgressView: UIView {
  private let number = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private let share: CGFloat
  private static let height: CGFloat = 40
  private static let margin: CGFloat = 32
  private static let barHeight: CGFloat = 4

  init(done: Int, of count: Int) {
    share = CGFloat(done) / CGFloat(max(count, 1))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    number.text = "\(min(done + 1, count)) of \(count)"
    number.font = .systemFont(ofSize: 13)
    number.textColor = .secondaryLabel
    number.textAlignment = .center
    track.backgroundColor = .systemGray4
    bar.backgroundColor = .systemBlue
    for view in [track, bar] { view.layer.cornerRadius = Self.barHeight / 2 }
    for view in [number, track, bar] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  /// Adds the view to the bottom of another one.
  func add(to host: UIView) {
    let bottom = host.bounds.height - host.safeAreaInsets.bottom
    frame = CGRect(x: 0, y: bottom - Self.height, width: host.bounds.width, height: Self.height)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    host.addSubview(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var box = bounds.insetBy(dx: Self.margin, dy: 0)
    var line = box.cutTop(Self.barHeight)
    track.frame = line
    bar.frame = line.cutLeading(line.width * share, effectiveUserInterfaceLayoutDirection)
    number.frame = box
  }
}
