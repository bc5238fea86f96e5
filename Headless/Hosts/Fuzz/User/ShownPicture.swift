import UIKit

/// The drawing of an image as the layers of the screen show it, whatever moves them.
@MainActor struct ShownPicture {
  /// The whole picture, in the window.
  let frame: CGRect
  /// What the clips of all superlayers let through of it.
  let seen: CGRect
  /// Width by height of the frame, divided by those of the drawing.
  let stretch: CGFloat

  /// The pictures in a window, from the back to the front.
  static func all(in window: UIWindow) -> [ShownPicture] {
    find(in: window.layer, .identity, window.bounds)
  }

  private static func find(
    in layer: CALayer, _ around: CGAffineTransform, _ seen: CGRect
  ) -> [ShownPicture] {
    let shown = layer.shown
    guard !shown.isHidden, shown.opacity > 0.02 else { return [] }
    let place = layer.drawnTransform.concatenating(around)
    var seen = shown.masksToBounds ? seen.intersection(shown.bounds.applying(place)) : seen
    if let mask = layer.mask.map(MaskShape.init) {
      seen = seen.intersection(mask.outline.boundingBox.applying(place))
    }
    let inner = layer.drawnSublayers.flatMap { find(in: $0, place, seen) }
    guard case .drawing(let drawing, let box)? = layer.contents as? LayerContents else { return inner }
    let frame = box.applying(place)
    let stretch = frame.width * drawing.size.height / (frame.height * drawing.size.width)
    return [ShownPicture(frame: frame, seen: seen.intersection(frame), stretch: stretch)] + inner
  }
}
