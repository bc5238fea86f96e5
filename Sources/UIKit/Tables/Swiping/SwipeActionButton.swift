import Foundation

/// The button of one action beside a row.
final class SwipeActionButton: UIButton {
  /// However short its name is, in points (F284).
  private static let minimumWidth: CGFloat = 74
  private static let margin: CGFloat = 15

  let action: UIContextualAction

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    tintColor = .white
    titleLabel?.font = .systemFont(ofSize: 15)
    setImage(action.image, for: .normal)
    setTitle(action.image == nil ? action.title : nil, for: .normal)
    accessibilityIdentifier = action.title
    accessibilityLabel = action.title
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  /// How wide it is where there is room.
  var wantedWidth: CGFloat {
    max(Self.minimumWidth, ceiledToPixel(sizeThatFits(.zero).width) + 2 * Self.margin)
  }
}
