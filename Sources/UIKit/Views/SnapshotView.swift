/// A picture of another view, taken once.
final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }
}
