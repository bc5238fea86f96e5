import UIKit

/// The outline that casts a card's shadow. Without an outline the render server would draw the card once
/// more in each frame to find the shadow (F444).
@MainActor struct CardShadow {
  private static let key = "shadow"
  private var outline: RoundedOutline?

  var isCast: Bool { outline != nil }

  /// Sets the outline; `nil` removes it. UIKit does not animate it with the card's size, as in a resize.
  mutating func cast(_ outline: RoundedOutline?, by layer: CALayer) {
    guard outline != self.outline else { return }
    self.outline = outline
    let (path, duration) = (outline?.path, UIView.inheritedAnimationDuration)
    // The key frames of a flight move the outline by themselves.
    let isInFlight = layer.animation(forKey: PlayedFlight.prefix + "shadowPath") != nil
    let shown = duration > 0 && !isInFlight ? layer.presentation()?.shadowPath : nil
    layer.removeAnimation(forKey: Self.key)
    layer.shadowPath = path
    guard let path, let shown else { return }
    let animation = CAKeyframeAnimation(keyPath: "shadowPath")
    (animation.values, animation.duration) = ([shown, path], duration)
    animation.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)]
    layer.add(animation, forKey: Self.key)
  }
}

extension CardPlacement {
  /// Returns the outline of what is visible of the card, in the card's coordinates.
  func outline(leaving direction: TravelDirection, corners: CACornerMask) -> RoundedOutline {
    let foot = direction.foot
    let size = CGSize(width: clipSize.width * stretch.width, height: clipSize.height * stretch.height)
    let origin = CGPoint(
      x: clipFoot.x + shift.x - foot.x * size.width, y: clipFoot.y + shift.y - foot.y * size.height)
    return RoundedOutline(
      rect: CGRect(origin: origin, size: size), radii: corners.radii(radius * stretch.width))
  }
}
