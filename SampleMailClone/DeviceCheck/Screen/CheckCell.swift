import UIKit

/// A row with what is assumed, and what was found.
final class CheckCell: UITableViewCell {
  static let identifier = "CheckCell"

  private let sentence = UILabel(.preferredFont(forTextStyle: .body))
  private let finding = UILabel(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  private static let padding: CGFloat = 10
  private static let gap: CGFloat = 3

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [sentence, finding] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is made in code")
  }

  /// - Parameter found: `nil` for a check that has not run yet.
  func show(_ check: DeviceCheck, _ found: Finding?) {
    sentence.text = check.sentence
    let words = ["F\(check.fact)", found?.kind.rawValue ?? "waits", found?.found].compactMap { $0 }
    finding.text = words.joined(separator: " · ")
    finding.textColor = Self.color(of: found)
    setNeedsLayout()
  }

  private static func color(of finding: Finding?) -> UIColor {
    switch finding {
    case .holds: .systemGreen
    case .differs: .systemRed
    case .answer, .unknown, .skipped, nil: .secondaryLabel
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: frames(in: CGRect(origin: .zero, size: size)).finding.maxY + Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (sentence.frame, finding.frame) = frames(in: contentView.bounds)
  }

  private func frames(in bounds: CGRect) -> (sentence: CGRect, finding: CGRect) {
    let width = readableWidth(in: bounds.width)
    var box = CGRect(x: readableBounds.minX, y: Self.padding, width: width, height: .greatestFiniteMagnitude)
    let top = box.cutTop(sentence.height(inWidth: width, atLeast: 0))
    _ = box.cutTop(Self.gap)
    return (top, box.cutTop(finding.height(inWidth: width, atLeast: 0)))
  }
}
