import UIKit

/// A spinner that code on the app's main thread turns, frame by frame: it stops while the main thread is blocked.
///
/// An activity indicator that Core Animation turns would go on.
@MainActor final class MainThreadSpinner: ActionReceiver {
  private static let radius: CGFloat = 11
  private static let color = "#ffffff"
  /// Degrees per second.
  private static let speed = 300.0

  private var link: CADisplayLink?
  private var angle = 0.0

  /// Starts or stops the display link.
  var isShown: Bool {
    get { link != nil }
    set {
      guard newValue != isShown else { return }
      link?.invalidate()
      link = newValue ? CADisplayLink(target: self, selector: Selector("turn")) : nil
      link?.add(to: .main, forMode: .common)
    }
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    guard let link = sender as? CADisplayLink else { return }
    angle = (angle + Self.speed * link.duration).truncatingRemainder(dividingBy: 360)
  }

  /// - Parameter center: The centre on the screen, in points.
  func elements(at center: CGPoint) -> [SVGElement] {
    guard isShown else { return [] }
    let ground = CGRect(x: center.x - 22, y: center.y - 22, width: 44, height: 44)
    let turn = CGAffineTransform(rotationAngle: angle * .pi / 180)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    let arc = SVGElement(
      "circle",
      [
        "r": SVGValue.number(Self.radius), "fill": "none", "stroke": Self.color, "stroke-width": "3.5",
        "stroke-linecap": "round", "stroke-dasharray": "50 20",
      ])
    return [
      CornerShape(ground, radius: 12).element.adding(["fill": "#000000", "fill-opacity": "0.7"]),
      .group(["id": "spinner", "transform": SVGValue.transform(turn)], [arc]),
    ]
  }
}
