import UIKit

/// The handle at the far edge of a card that stands at several heights. A tap takes it to the next one.
final class GrabberView: UIButton {
  /// Length and thickness of what is seen of it, its distance from the edge, and how far about it a finger is felt.
  private static let length: CGFloat = 36
  private static let thickness: CGFloat = 5
  private static let margin: CGFloat = 5
  private static let reach: CGFloat = 20

  /// Which way an adjustment goes.
  enum Step { case up, down }

  private let bar = UIView()
  private let strings: ModalStrings
  /// Called when somebody who does not see the card adjusts its height.
  var onStep: ((Step) -> Void)?

  init(strings: ModalStrings) {
    self.strings = strings
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = strings.grabber
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = Self.thickness / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A grabber is not archived") }

  // MARK: VoiceOver

  /// The card stands at that height.
  func isAt(_ detent: TransitionStop, of stops: TransitionStops) {
    accessibilityValue = detent == stops.highest.stop ? strings.expanded : lowerValue(detent, of: stops)
  }

  private func lowerValue(_ detent: TransitionStop, of stops: TransitionStops) -> String {
    detent == stops.lowest.stop && detent != .detent(.medium) ? strings.minimized : strings.halfScreen
  }

  override func accessibilityIncrement() { onStep?(.up) }
  override func accessibilityDecrement() { onStep?(.down) }

  // MARK: Place

  /// Takes its place on a card of that size.
  func place(in size: CGSize, leaving direction: TravelDirection) {
    let reach = direction.across(length: Self.thickness + 2 * Self.margin, breadth: Self.length)
    let edge = direction.farMiddle(of: CGRect(origin: .zero, size: size))
    let way = direction.way(Self.margin + Self.thickness / 2)
    let place = CGRect(
      x: edge.x + way.x - reach.width / 2, y: edge.y + way.y - reach.height / 2, width: reach.width,
      height: reach.height)
    if frame != place { frame = place }
    bar.frame = bounds.insetBy(
      dx: direction.isVertical ? 0 : Self.margin, dy: direction.isVertical ? Self.margin : 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
