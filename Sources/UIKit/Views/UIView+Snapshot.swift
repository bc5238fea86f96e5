import Foundation

extension UIView {
  /// A view that shows what this one shows now, and goes on showing it: a picture, with none of its subviews,
  /// recognisers or identifiers. It stretches with the bounds that it is given (F345).
  ///
  /// - Parameter afterUpdates: Whether changes that were made in this turn are in it, and layout is done first. Without
  ///   them it shows what is on the screen, in mid-animation too; a view that has not been on the screen yet gives an
  ///   empty picture, and a complaint.
  /// - Returns: `nil` for a view without width or height.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let values = afterUpdates ? layer.values : layer.shown
    return snapshot(of: values.bounds, afterScreenUpdates: afterUpdates)
  }

  /// A picture of a part of the view, as `snapshotView(afterScreenUpdates:)` takes it.
  ///
  /// - Parameters:
  ///   - rect: In the view's coordinates.
  ///   - capInsets: What does not stretch; only none is modelled.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    precondition(capInsets == .zero, "Insets of snapshots are not modelled; see Sources/UIKit/README.md")
    if afterUpdates { layoutIfNeeded() }
    return snapshot(of: rect, afterScreenUpdates: afterUpdates)
  }

  private func snapshot(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
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

  /// Whether the view was in its window when the screen was last brought up to date.
  private var isRendered: Bool { window != nil && Simulator.running.commits > commitsBeforeWindow }

  private func complainOfSnapshot() {
    Simulator.running.complain(
      "Snapshotting a \(type(of: self)) that has not been rendered requires afterScreenUpdates: true")
  }
}

extension CALayer {
  /// A replica that stands where its superlayer's coordinates are its own.
  fileprivate func upright(with values: KeyPath<CALayer, CALayerValues>) -> CALayer {
    let replica = replica(with: values)
    replica.values.anchorPoint = .zero
    replica.values.transform = CATransform3DIdentity
    replica.values.position = replica.values.bounds.origin
    return replica
  }
}
