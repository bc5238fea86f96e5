import UIKit

/// Lies between the screen behind and the card. It takes touches outside the card, or passes them
/// to the screen behind if that is in use. For VoiceOver it is the element that closes the modal.
///
/// UIKit's container view does not pass touches on, and offers no public way to do so. Others have
/// forwarded hit tests like this on devices.
final class PassthroughView: UIView {
  /// What VoiceOver finds outside the card.
  struct CloseElement {
    let label: String
    /// Returns whether the element is offered: not below another presented controller.
    let isOffered: () -> Bool
    /// Closes the modal, and returns whether it reacts.
    let close: () -> Bool
  }

  weak var screenBehind: UIView?
  weak var card: UIView?
  /// Whether the view, which fills the container, measures the display's corners.
  var measuresCorners = false { didSet { if measuresCorners, !oldValue { takeConcentricCorners() } } }
  /// Radius of the display's corners, in points, as it was last measured; 0 if it was not.
  private var displayRadius: CGFloat = 0
  /// Whether touches go through the view to the screen behind.
  var letsTouchesThrough = false
  /// Called when the user taps outside the card.
  var onTap: (() -> Void)?
  /// Closes the modal for VoiceOver; `nil`, the default, if the view is no element.
  var closeElement: CloseElement? { didSet { accessibilityLabel = closeElement?.label } }
  private lazy var target = ActionTarget { [weak self] in self?.onTap?() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = ModalIdentifier.dimming.rawValue
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.action))
  }

  @available(*, unavailable) required init?(coder: NSCoder) {
    fatalError("A passthrough view is not archived")
  }

  /// Returns the radius of the display's corners, in points; 0 for square ones, and if it is not measured.
  func measureDisplayRadius() -> CGFloat {
    displayRadius = presentRadius
    return displayRadius
  }

  /// The radius that UIKit tells now, or told last: a view that does not fill its window, because a container moves or
  /// shrinks, has other corners.
  private var presentRadius: CGFloat {
    guard measuresCorners, let window, convert(bounds, to: window) == window.bounds else {
      return displayRadius
    }
    return concentricRadius
  }

  /// UIKit calls this again when a radius changes that is read here (F622).
  override func layoutSubviews() {
    super.layoutSubviews()
    if presentRadius != displayRadius { superview?.setNeedsLayout() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard letsTouchesThrough else { return super.hitTest(point, with: event) }
    return screenBehind.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }

  // MARK: VoiceOver

  /// The largest area outside the card, in the view's coordinates.
  var freeArea: CGRect {
    guard let card, let superview = card.superview else { return .zero }
    return bounds.largestStrip(beside: convert(card.frame, from: superview))
  }

  override var isAccessibilityElement: Bool {
    get { !letsTouchesThrough && !freeArea.isEmpty && closeElement?.isOffered() == true }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get { UIAccessibility.convertToScreenCoordinates(freeArea, in: self) }
    set {}
  }

  override func accessibilityActivate() -> Bool { closeElement?.close() ?? false }
}

extension CGRect {
  /// Returns the largest rectangle of this one that lies wholly above, below, left or right of
  /// another.
  fileprivate func largestStrip(beside other: CGRect) -> CGRect {
    let strips = [
      divided(atDistance: other.minY - minY, from: .minYEdge).slice,
      divided(atDistance: maxY - other.maxY, from: .maxYEdge).slice,
      divided(atDistance: other.minX - minX, from: .minXEdge).slice,
      divided(atDistance: maxX - other.maxX, from: .maxXEdge).slice,
    ]
    return strips.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
  }
}
