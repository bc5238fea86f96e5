import Foundation

extension UIView {
  /// A picture of this view that stretches with its bounds (F345); `nil` for a view without a size.
  ///
  /// After updates it includes this turn's changes. Otherwise it shows the screen, animations
  /// included; a view that was not yet on the screen gives an empty picture and a complaint.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { updateScreen() }
    return snapshot(of: (afterUpdates ? layer.values : layer.shown).bounds, afterUpdates)
  }

  /// Shows a part of the view. Cap insets are not modelled: the picture is stretched evenly.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    precondition(capInsets == .zero, "Headless UIKit stretches a resizable snapshot evenly")
    if afterUpdates { updateScreen() }
    return snapshot(of: rect, afterUpdates)
  }

  private func updateScreen() {
    layoutIfNeeded()
    // A device may show the changes of the turn so far, all over the screen (F513).
    Simulator.current?.onForcedUpdate?(self)
  }

  private func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    if let layer = snapshot.layer as? SnapshotLayer {
      layer.show(picture(of: rect, afterScreenUpdates: afterUpdates))
    }
    return snapshot
  }

  private func picture(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> CALayer {
    let picture = CALayer()
    picture.values.anchorPoint = .zero
    picture.values.bounds = rect
    picture.values.masksToBounds = true
    if afterUpdates || isRendered {
      picture.addSublayer(layer.upright(with: afterUpdates ? \.values : \.shown))
    } else {
      complainOfSnapshot()
    }
    return picture
  }

  /// Whether a commit has shown the view once (F345).
  private var isRendered: Bool { window != nil && layer.isCommitted }

  private func complainOfSnapshot() {
    Simulator.running.complain(
      "Snapshotting a \(type(of: self)) that has not been rendered requires afterScreenUpdates: true")
  }
}

extension CALayer {
  /// A replica in its own coordinates, without transform.
  fileprivate func upright(with values: KeyPath<CALayer, CALayerValues>) -> CALayer {
    let replica = replica(with: values)
    replica.values.anchorPoint = .zero
    replica.values.transform = CATransform3DIdentity
    replica.values.position = replica.values.bounds.origin
    return replica
  }
}

/// A snapshot: a picture of another view.
final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }
}

/// A snapshot's layer. It shows a picture below its sublayers, stretched to its bounds (F345).
package final class SnapshotLayer: CALayer {
  /// The picture; its bounds are the visible part.
  package private(set) var picture: CALayer?

  func show(_ picture: CALayer) {
    picture.superlayer = self
    self.picture = picture
  }

  /// The transform of the picture to the shown bounds.
  var stretch: CGAffineTransform {
    let (bounds, size) = (shown.bounds, picture?.bounds.size ?? .zero)
    guard size.width > 0, size.height > 0 else { return .identity }
    return CGAffineTransform(
      a: bounds.width / size.width, b: 0, c: 0, d: bounds.height / size.height, tx: bounds.minX,
      ty: bounds.minY)
  }
}
