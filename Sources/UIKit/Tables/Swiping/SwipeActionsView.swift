import Foundation

/// The buttons beside a row: they share what the row has laid bare, the first stands at the outer edge.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  /// Whether the buttons stand at the left of the row.
  private let isAtLeft: Bool
  /// Only the first button is left: letting go would perform its action.
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

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  /// How wide all buttons are together where there is room.
  var wantedWidth: CGFloat { buttons.map(\.wantedWidth).reduce(0, +) }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stretch = bounds.width / max(wantedWidth, 1)
    var room = bounds
    for (index, button) in buttons.enumerated() {
      let share = showsFirstOnly ? (index == 0 ? bounds.width : 0) : button.wantedWidth * stretch
      let (slice, rest) = room.divided(atDistance: share, from: isAtLeft ? .minXEdge : .maxXEdge)
      button.place(at: slice)
      room = rest
    }
  }
}
