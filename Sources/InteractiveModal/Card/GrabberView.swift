import UIKit

/// The grabber of a card with several detents. A tap takes the card to the next one.
final class GrabberView: UIButton {
  /// How far the view extends beyond the visible bar on either side, and how far around the view a
  /// touch counts; in points.
  private static let border: CGFloat = 5
  private static let reach: CGFloat = 20

  private let bar = UIView()
  private let size: CGSize
  private let margin: CGFloat
  private let strings: ModalStrings
  /// Called when a VoiceOver user increases the height of the card.
  var onIncrement: (() -> Void)?
  /// Called when a VoiceOver user decreases the height of the card.
  var onDecrement: (() -> Void)?
  /// Called when a VoiceOver user closes the modal; returns whether it reacts.
  var onClose: (() -> Bool)?

  init(_ configuration: ModalConfiguration) {
    (size, margin, strings) = (
      configuration.grabber.size, configuration.grabber.margin, configuration.strings
    )
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = strings.grabber
    accessibilityIdentifier = ModalIdentifier.grabber.rawValue
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: strings.close) { [weak self] _ in self?.onClose?() ?? false }
    ]
    bar.backgroundColor = configuration.grabber.color
    bar.layer.cornerRadius = min(size.width, size.height) / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A grabber is not archived") }

  // MARK: VoiceOver

  /// Shows at which height the card stands.
  func show(_ detent: TransitionStop, of stops: TransitionStops) {
    let isLowest = detent == stops.lowestContent.stop && detent != .detent(.medium)
    let lower = isLowest ? strings.minimized : strings.halfScreen
    accessibilityValue = detent == stops.highest.stop ? strings.expanded : lower
  }

  override func accessibilityIncrement() { onIncrement?() }
  override func accessibilityDecrement() { onDecrement?() }

  // MARK: Layout

  /// Moves to the far edge of a card.
  func place(in card: CGSize, leaving direction: TravelDirection) {
    let size = direction.across(length: size.height + 2 * Self.border, breadth: size.width)
    let edge = direction.farMiddle(of: CGRect(origin: .zero, size: card))
    let offset = direction.offset(margin + self.size.height / 2)
    let newFrame = CGRect(
      x: edge.x + offset.x - size.width / 2, y: edge.y + offset.y - size.height / 2, width: size.width,
      height: size.height)
    if frame != newFrame { frame = newFrame }
    bar.frame = bounds.insetBy(
      dx: direction.isVertical ? 0 : Self.border, dy: direction.isVertical ? Self.border : 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
