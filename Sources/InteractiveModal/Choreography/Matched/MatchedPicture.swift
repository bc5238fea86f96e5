import UIKit

/// A picture of an element's view, as large as that was.
@MainActor struct MatchedPicture {
  let view: UIView
  let size: CGSize

  /// Takes a picture with square corners, since the copy's own clip it, and without what flies by itself.
  ///
  /// - Parameters:
  ///   - original: The element's view, which has a size.
  ///   - others: All views of elements; those in this one are left out of the picture.
  init(of original: UIView, without others: [UIView], on stage: TransitionStage) {
    let radius = original.layer.cornerRadius
    let inner = others.filter { $0 !== original && $0.isDescendant(of: original) }.map { ($0, $0.alpha) }
    if radius != 0 { original.layer.cornerRadius = 0 }
    for (view, _) in inner { view.alpha = 0 }
    view = stage.snapshot(of: original)
    for (view, alpha) in inner { view.alpha = alpha }
    if radius != 0 { original.layer.cornerRadius = radius }
    size = original.bounds.size
  }
}
