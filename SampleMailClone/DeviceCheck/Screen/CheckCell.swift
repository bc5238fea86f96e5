import UIKit

/// A row with what is assumed, and what was found.
final class CheckCell: UITableViewCell {
  static let identifier = "CheckCell"

  private let sentence = UILabel(.preferredFont(forTextStyle: .body))
  private let finding = UILabel(.preferredFont(forTextStyle: .footnote), .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let (column, texts) = (contentView.addTextColumn(), UIStackView(arrangedSubviews: [sentence, finding]))
    texts.axis = .vertical
    texts.spacing = 3
    contentView.addConstrained(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
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
  }

  private static func color(of finding: Finding?) -> UIColor {
    switch finding {
    case .holds: .systemGreen
    case .differs: .systemRed
    case .answer, .unknown, .skipped, nil: .secondaryLabel
    }
  }
}
