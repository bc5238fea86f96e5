import UIKit

/// What a user sees at rest. Each returns the fault, a sentence without its full stop, or `nil`.
extension FuzzStage {
  /// The line in which the user types is on its card and above the keyboard, if the container has space for it.
  var faultOfCaret: String? {
    guard let field = firstResponder as? UIView, field is any UIKeyInput, let window = simulator.window,
      field.window === window, let card = cards.last, field.chainOfSuperviews.contains(card)
    else { return nil }
    let (frame, edge) = (card.shownFrame, field.shownFrame)
    // A card from above cannot rise, and one that leaves the window is no place to write on.
    guard frame.maxY >= min(simulator.keyboardFrame.minY, window.bounds.maxY) - 1 else { return nil }
    let caret = caret(in: field)
    let bottom = min(window.bounds.maxY, simulator.keyboardFrame.minY)
    let top = max(window.bounds.minY, window.safeAreaInsets.top)
    // An app that lays a field out beyond its card cannot expect to see it.
    guard edge.minY >= frame.minY - 0.5, edge.maxY <= frame.maxY + 0.5 else { return nil }
    let needed = caret.maxY - frame.minY
    guard needed <= bottom - top, caret.maxY > bottom + 1 else { return nil }
    return "the user types at \(caret), and the keyboard begins at \(bottom)"
  }

  /// The frame of a field; of a text view, the last line that is visible.
  private func caret(in field: UIView) -> CGRect {
    guard let text = field as? UITextView else { return field.shownFrame }
    let height = text.font?.lineHeight ?? 0
    let end = text.bounds.maxY - text.adjustedContentInset.bottom
    let start = max(text.bounds.minY, end - height)
    return text.shown(CGRect(x: text.bounds.minX, y: start, width: text.bounds.width, height: height))
  }

  /// The status bar can be read on what is below it.
  var faultOfClock: String? {
    guard let window = simulator.window, !simulator.systemBars.isStatusBarHidden else { return nil }
    let top = max(20, simulator.device.safeArea(in: simulator.orientation).top)
    let clock = CGPoint(x: simulator.windowSize.width * 0.14, y: top * 0.55)
    // A thicker one is about as light as its tint.
    let materials = window.withSubviews.compactMap { view in
      let alpha = (view as? UIVisualEffectView)?.effect == nil ? nil : view.layer.backgroundColor?.alpha
      return alpha.map { $0 < 0.5 } == true ? view.layer : nil
    }
    var ground = Ground(materials: Set(materials.map(ObjectIdentifier.init)))
    ground.draw(window.layer, at: clock)
    guard let lightness = ground.lightness else { return nil }
    let text = simulator.statusBarLightness
    return abs(text - lightness) >= 0.25
      ? nil : "the status bar has the lightness \(text), and what is below it \(lightness)"
  }

  /// No picture is distorted. A card that is pulled too far stretches what it shows a little.
  var faultOfPictures: String? {
    guard !simulator.isTurning else { return nil }
    let pictures = simulator.windowScene.windows.flatMap(ShownPicture.all)
    let worst = pictures.first { !$0.seen.isEmpty && abs($0.stretch - 1) > 0.05 }
    return worst.map { "a picture at \($0.frame) is stretched to \($0.stretch) of its width" }
  }

  /// The bars of the first screen have the place and size of the launch; one that a card would cover may give way.
  var faultOfBars: String? { home.faultOfBars(in: simulator.windowSize, under: cards) }
}

/// The lightness of what is drawn at a point: the backgrounds of layers, one over the other.
@MainActor private struct Ground {
  /// The layers that show a thin material.
  let materials: Set<ObjectIdentifier>
  private var sum: CGFloat = 0
  private var alpha: CGFloat = 0
  /// Whether a material covers the point, whose colour is not known.
  private var isUnknown = false

  init(materials: Set<ObjectIdentifier>) { self.materials = materials }

  /// From 0, black, to 1, white; `nil` if the point is not covered, or by a material.
  var lightness: CGFloat? { alpha > 0.99 && !isUnknown ? sum : nil }

  mutating func draw(_ layer: CALayer, at point: CGPoint, opacity: CGFloat = 1) {
    let shown = layer.shown
    let opacity = opacity * CGFloat(shown.opacity)
    guard !shown.isHidden, opacity > 0.001 else { return }
    if shown.bounds.contains(point) {
      if let color = shown.backgroundColor?.rgba { cover(color, opacity * color.alpha) }
      if materials.contains(ObjectIdentifier(layer)) { isUnknown = true }
    } else if shown.masksToBounds {
      return
    }
    for sublayer in layer.drawnSublayers {
      let toSuperlayer = sublayer.shown.transformToSuperlayer
      guard abs(toSuperlayer.a * toSuperlayer.d - toSuperlayer.b * toSuperlayer.c) > 1e-6 else { continue }
      draw(sublayer, at: point.applying(toSuperlayer.inverted()), opacity: opacity)
    }
  }

  private mutating func cover(_ color: RGBA, _ share: CGFloat) {
    let lightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    sum = sum * (1 - share) + lightness * share
    alpha = alpha * (1 - share) + share
    if share > 0.99 { isUnknown = false }
  }
}
