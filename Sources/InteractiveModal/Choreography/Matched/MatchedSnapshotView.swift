import UIKit

/// Snapshots of two matched elements, the upper screen's above the lower screen's, clipped to a
/// frame.
final class MatchedSnapshotView: UIView {
  let lower: UIView
  let upper: UIView
  /// The sizes of both elements. The bounds of the snapshots follow this view's size.
  private let sizes: (lower: CGSize, upper: CGSize)
  private let fit: MatchedTransition.Fit

  /// Takes the snapshots.
  ///
  /// - Parameters:
  ///   - lower: The lower screen's element, which has a size.
  ///   - upper: The upper screen's element, which has a size.
  ///   - others: The views of all elements. Those inside of an element are left out of its
  ///     snapshot.
  init(
    lower: UIView, upper: UIView, without others: [UIView], fit: MatchedTransition.Fit,
    on stage: TransitionStage
  ) {
    sizes = (lower.bounds.size, upper.bounds.size)
    self.lower = Self.snapshot(of: lower, without: others, on: stage)
    self.upper = Self.snapshot(of: upper, without: others, on: stage)
    self.fit = fit
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for snapshot in [self.lower, self.upper] { addSubview(snapshot) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A snapshot is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut(lower, sizes.lower)
    layOut(upper, sizes.upper)
  }

  private func layOut(_ snapshot: UIView, _ size: CGSize) {
    let frame = fit.frame(of: size, in: bounds.size)
    snapshot.bounds.size = frame.size
    snapshot.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Takes a snapshot with square corners, because this view's own corners clip it.
  private static func snapshot(
    of element: UIView, without others: [UIView], on stage: TransitionStage
  ) -> UIView {
    let radius = element.layer.cornerRadius
    let inner = others.filter { $0 !== element && $0.isDescendant(of: element) }.map { ($0, $0.alpha) }
    if radius != 0 { element.layer.cornerRadius = 0 }
    for (view, _) in inner { view.alpha = 0 }
    let snapshot = stage.snapshot(of: element)
    for (view, alpha) in inner { view.alpha = alpha }
    if radius != 0 { element.layer.cornerRadius = radius }
    return snapshot
  }
}
