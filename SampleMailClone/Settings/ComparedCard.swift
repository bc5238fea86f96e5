import UIKit

/// A card of the comparison, with its name and what moves it.
final class ComparedCard: UIView {
  private static let margin: CGFloat = 12
  private static let text =
    "To: Ada\nSubject: Saturday\n\nDear Ada,\n\nthe boat is ready, and I bring the stove.\n\nAmir"

  init(_ name: String, identifier: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    // Other greys are lighter on a modal, in dark mode.
    backgroundColor = .systemFill
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clipsToBounds = true
    let labels = [
      UILabel(.preferredFont(forTextStyle: .headline)),
      UILabel(.preferredFont(forTextStyle: .footnote)),
    ]
    for (label, text) in zip(labels, [name, Self.text]) { label.text = text }
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = Self.margin
    addConstrained(column)
    let area = safeAreaLayoutGuide
    let trailing = column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin)
    // A card without a size has no space for the margins.
    trailing.priority = .required - 1
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin), trailing,
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns the frames of two cards side by side in a rectangle of the view, which change sides with the layout direction.
  func cards(in area: CGRect) -> (leading: CGRect, trailing: CGRect) {
    let gap: CGFloat = 6
    let (left, right) = area.divided(atDistance: area.width / 2, from: .minXEdge)
    let cards = (
      left.inset(by: UIEdgeInsets(top: 0, left: 2 * gap, bottom: 0, right: gap)),
      right.inset(by: UIEdgeInsets(top: 0, left: gap, bottom: 0, right: 2 * gap))
    )
    return effectiveUserInterfaceLayoutDirection == .leftToRight ? cards : (cards.1, cards.0)
  }
}
