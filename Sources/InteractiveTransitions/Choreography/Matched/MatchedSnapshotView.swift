import UIKit

/// Snapshots of two matched elements, the upper screen's above the lower screen's.
///
/// Snapshots of texts meet at their first lines. All others are clipped to this view, by the track of
/// its corners.
final class MatchedSnapshotView: UIView, SubviewsFollowingSize {
  let lower: UIView
  let upper: UIView
  /// The sizes of both elements. The bounds of the snapshots follow this view's size.
  private let sizes: (lower: CGSize, upper: CGSize)
  let content: MatchedContent
  /// Lies below a ground and casts its shadow, which the clipped ground cannot cast itself; `nil` for other
  /// contents.
  let shadow: UIView?
  private let fit: MatchedTransition.Fit

  /// Takes the snapshots.
  ///
  /// - Parameters:
  ///   - lower: The lower screen's element, which has a size.
  ///   - upper: The upper screen's element, which has a size.
  ///   - content: What both elements show.
  ///   - others: The views of all elements. Those inside of an element are left out of its
  ///     snapshot.
  init(
    lower: UIView, upper: UIView, showing content: MatchedContent, without others: [UIView],
    fit: MatchedTransition.Fit, on stage: TransitionStage
  ) {
    sizes = (lower.bounds.size, upper.bounds.size)
    self.lower = Self.snapshot(of: lower, without: others, on: stage)
    self.upper = Self.snapshot(of: upper, without: others, on: stage)
    self.content = content
    self.fit = fit
    switch content {
    case .text, .picture: shadow = nil
    case .ground(let color): shadow = Self.shadow(of: color)
    }
    super.init(frame: .zero)
    backgroundColor = shadow?.backgroundColor
    for snapshot in [self.lower, self.upper] { addSubview(snapshot) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A snapshot is made in code") }

  func forEachSubview(in size: CGSize, _ body: (UIView, CGRect) -> Void) {
    let frames = frames(in: size)
    body(lower, frames.lower)
    body(upper, frames.upper)
  }

  /// The frames of both snapshots in a view of a size.
  private func frames(in size: CGSize) -> (lower: CGRect, upper: CGRect) {
    switch content {
    case .text(let lower, let upper):
      let fit = lower.fit(beside: upper)
      return (lower.frame(of: sizes.lower, in: size, fit), upper.frame(of: sizes.upper, in: size, fit))
    case .ground, .picture:
      return (fit.frame(of: sizes.lower, in: size), fit.frame(of: sizes.upper, in: size))
    }
  }

  private static func shadow(of color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 16
    view.layer.shadowOffset = .zero
    return view
  }

  /// Takes a snapshot with square corners, because this view's own corners clip it.
  private static func snapshot(
    of element: UIView, without others: [UIView], on stage: TransitionStage
  ) -> UIView {
    let radius = element.layer.cornerRadius
    var inner: [(view: UIView, alpha: CGFloat)] = []
    if !element.subviews.isEmpty {
      for view in others where view !== element && view.isDescendant(of: element) {
        inner.append((view, view.alpha))
        view.alpha = 0
      }
    }
    element.layer.cornerRadius = 0
    let snapshot = stage.snapshot(of: element)
    for (view, alpha) in inner { view.alpha = alpha }
    element.layer.cornerRadius = radius
    return snapshot
  }
}
