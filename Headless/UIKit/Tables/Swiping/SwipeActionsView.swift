import Foundation

/// The buttons beside a swiped row: they share the uncovered width, the first at the outer edge.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  /// Whether the buttons are at the left of the row.
  private let isAtLeft: Bool
  /// Whether only the first button shows, because a release would perform its action.
  var showsFirstOnly = false {
    didSet { if showsFirstOnly != oldValue { markNeedsLayout() } }
  }

  init(_ actions: [UIContextualAction], isAtLeft: Bool, perform: @escaping (UIContextualAction) -> Void) {
    self.isAtLeft = isAtLeft
    buttons = actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons {
      button.addAction(UIAction { _ in perform(button.action) }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons together where there is enough space.
  var wantedWidth: CGFloat { buttons.map(\.wantedWidth).reduce(0, +) }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stretch = bounds.width / max(wantedWidth, 1)
    var rest = bounds
    for (index, button) in buttons.enumerated() {
      let width = showsFirstOnly ? (index == 0 ? bounds.width : 0) : button.wantedWidth * stretch
      let (slice, remainder) = rest.divided(atDistance: width, from: isAtLeft ? .minXEdge : .maxXEdge)
      button.place(at: slice)
      rest = remainder
    }
  }
}

/// The button of one swipe action.
final class SwipeActionButton: UIButton {
  /// The least width of a button, in points (F284).
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

  required init?(coder: NSCoder) { nil }

  /// The button's width where there is enough space.
  var wantedWidth: CGFloat {
    max(Self.minimumWidth, ceiledToPixel(sizeThatFits(.zero).width) + 2 * Self.margin)
  }
}
