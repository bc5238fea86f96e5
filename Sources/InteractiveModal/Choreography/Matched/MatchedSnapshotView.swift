import UIKit

/// Pictures of two views that are the same thing, the upper screen's on the lower's, clipped to what flies.
final class MatchedSnapshotView: UIView {
  let lower: UIView
  let upper: UIView
  /// The pictures' own sizes; their bounds follow the copy's.
  private let sizes: (lower: CGSize, upper: CGSize)
  private let fit: SnapshotFit

  /// - Parameters:
  ///   - lower: A picture of the lower screen's view, as large as that.
  ///   - upper: Of the upper screen's.
  ///   - fit: How they fill the copy.
  init(lower: MatchedPicture, upper: MatchedPicture, fit: SnapshotFit) {
    self.lower = lower.view
    self.upper = upper.view
    sizes = (lower.size, upper.size)
    self.fit = fit
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for picture in [self.lower, self.upper] { addSubview(picture) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A copy is not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(lower, sized: sizes.lower)
    place(upper, sized: sizes.upper)
  }

  private func place(_ picture: UIView, sized size: CGSize) {
    let frame = fit.frame(of: size, in: bounds.size)
    picture.bounds.size = frame.size
    picture.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
