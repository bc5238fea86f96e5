import UIKit

/// Snapshots of two matched elements, the upper screen's above the lower screen's.
///
/// Of two snapshots of one picture, the smaller part of it is above. Snapshots of texts meet at their first
/// lines. All others are clipped to this view, by the track of its corners.
final class MatchedSnapshotView: UIView {
  let lower: UIView
  let upper: UIView
  let content: MatchedContent
  /// Lies below and casts the shadow that this view, which clips, cannot cast; `nil` if there is none. Below a
  /// ground in dark mode it is larger, and a line around it: a shadow would be black on black.
  let shadow: UIView?
  /// How much the shadow's view is larger than the ground at each edge, in points.
  let edgeWidth: CGFloat

  /// Takes the snapshots.
  ///
  /// - Parameters:
  ///   - lower: The lower screen's element.
  ///   - upper: The upper screen's element.
  ///   - content: What both elements show.
  ///   - others: The views of all elements. Those inside of an element are left out of its
  ///     snapshot.
  init(
    lower: MatchedPosition, upper: MatchedPosition, showing content: MatchedContent, without others: [UIView],
    on stage: TransitionStage
  ) {
    self.lower = Self.snapshot(of: lower, without: others, on: stage)
    self.upper = Self.snapshot(of: upper, without: others, on: stage)
    self.content = content
    switch content {
    case .picture, .text, .views:
      shadow = (lower.shadowCaster ?? upper.shadowCaster).map { Self.shadow(of: $0.color, as: $0.layer) }
      edgeWidth = 0
    case .ground(let color):
      let isDark = stage.container.traitCollection.userInterfaceStyle == .dark
      (shadow, edgeWidth) = isDark ? (Self.line, 1) : (Self.shadow(of: color, as: lower.view.layer), 0)
    }
    super.init(frame: .zero)
    if case .ground(let color) = content { backgroundColor = color }
    for snapshot in [self.lower, self.upper] { addSubview(snapshot) }
    if case .picture(.lowerSmaller) = content { bringSubviewToFront(self.lower) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A snapshot is made in code") }

  /// Whether a background grows.
  var isGround: Bool {
    switch content {
    case .ground: true
    case .picture, .text, .views: false
    }
  }

  /// The shadow of a row that casts one, as a card does, or a shadow of the kit's.
  private static func shadow(of color: UIColor, as row: CALayer) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    if row.castsShadow {
      view.layer.shadowColor = row.shadowColor
      view.layer.shadowOpacity = row.shadowOpacity
      view.layer.shadowRadius = row.shadowRadius
      view.layer.shadowOffset = row.shadowOffset
    } else {
      view.layer.shadowOpacity = 0.25
      view.layer.shadowRadius = 16
      view.layer.shadowOffset = .zero
    }
    return view
  }

  private static var line: UIView {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }

  /// Takes a snapshot with square corners, because this view's own corners clip it.
  private static func snapshot(
    of element: MatchedPosition, without others: [UIView], on stage: TransitionStage
  ) -> UIView {
    let layer = element.view.layer
    let radius = layer.cornerRadius
    layer.cornerRadius = 0
    let snapshot = stage.snapshot(of: element.view, without: others)
    layer.cornerRadius = radius
    snapshot.transform = element.mirror
    return snapshot
  }
}

extension MatchedPosition {
  /// The layer and the opaque background of a view that casts a shadow.
  fileprivate var shadowCaster: (layer: CALayer, color: UIColor)? {
    guard view.layer.castsShadow, let color = view.backgroundColor, color.cgColor.alpha == 1 else {
      return nil
    }
    return (view.layer, color)
  }
}

extension CALayer {
  /// Whether the user sees a shadow: a layer that clips has none.
  var castsShadow: Bool { shadowOpacity > 0 && !masksToBounds }
}

extension TransitionStage {
  /// Takes a snapshot of a view without the views inside of it that move by themselves.
  func snapshot(of view: UIView, without others: [UIView]) -> UIView {
    var inner: [(view: UIView, alpha: CGFloat)] = []
    if !view.subviews.isEmpty {
      for other in others where other !== view && other.isDescendant(of: view) {
        inner.append((other, other.alpha))
        other.alpha = 0
      }
    }
    let snapshot = snapshot(of: view)
    for (view, alpha) in inner { view.alpha = alpha }
    return snapshot
  }
}
