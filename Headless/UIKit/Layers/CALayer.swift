import Foundation

/// A node of the drawn tree. Not main-actor isolated and not `Sendable` (F231). Nothing animates
/// implicitly: a view's layer does not (F136), and for other layers it is not modelled.
open class CALayer: NSObject {
  final var values = CALayerValues() {
    didSet { observers.journal?.note(self) }
  }
  /// The view whose layer this is.
  package weak var owner: UIView?

  /// The superlayer; for a mask, the masked layer (F342).
  public internal(set) weak var superlayer: CALayer?
  public private(set) var sublayers: [CALayer]? {
    didSet { observers.journal?.note(self) }
  }

  /// The mask, set with or without a check.
  private var ownMask: CALayer? {
    didSet { observers.journal?.note(self) }
  }

  /// A `LayerContents` value for hosts to draw, if any.
  public var contents: Any? {
    didSet { observers.journal?.note(self) }
  }

  /// The animations, in the order in which they were added (F432).
  var animations: [LayerAnimation] = [] {
    didSet { observers.journal?.note(self) }
  }
  /// Whether the layer has come into a window by a commit (F185).
  var isCommitted = false
  /// The observers of the world in which the layer was made.
  let observers = World.current.layerObservers

  public required override init() { super.init() }

  // MARK: Geometry

  public var position: CGPoint {
    get { values.position }
    set { write(\.position, newValue, isValid: newValue.isFinite) { $0.layerDidMove() } }
  }

  public var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      let cost = old.size == newValue.size ? WriteLedger.Cost.appearance : .layout
      write(\.bounds, newValue, isValid: newValue.isFinite, cost: cost) { $0.layerBoundsDidChange(from: old) }
    }
  }

  public var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { write(\.anchorPoint, newValue, isValid: newValue.isFinite) }
  }

  public var transform: CATransform3D {
    get { values.transform }
    set {
      write(\.transform, newValue, isValid: newValue.isFinite) { $0.layerDidTransform() }
    }
  }

  public func affineTransform() -> CGAffineTransform { values.transform.affine }
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(affine: m) }

  /// The bounding box in the superlayer's coordinates (F175). The frame that is set is the frame that
  /// is read, unless the transform rotates by other than right angles (F481).
  public var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.isFinite else { return complainOfGeometry() }
      observers.ledger?.record(
        .layout, isRedundant: frame == newValue, to: .init(\CALayer.frame, of: self))
      setFrameUnrecorded(newValue)
    }
  }

  /// Converts a point to the superlayer's coordinates.
  var transformToSuperlayer: CGAffineTransform { values.transformToSuperlayer }

  /// Changes the frame without counting a write.
  func setFrameUnrecorded(_ frame: CGRect) {
    let old = values.bounds
    let former = observers.recorder == nil ? nil : values
    values.frame = frame
    recordChange(from: former)
    notifyOwner { $0.layerBoundsDidChange(from: old) }
  }

  // MARK: Look

  public var opacity: Float {
    get { values.opacity }
    set { write(\.opacity, newValue, isValid: newValue.isFinite) }
  }
  public var isHidden: Bool {
    get { values.isHidden }
    set { write(\.isHidden, newValue) }
  }
  public var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { write(\.backgroundColor, newValue) }
  }
  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { write(\.cornerRadius, newValue, isValid: newValue.isFinite) }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { write(\.cornerCurve, newValue) }
  }
  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { write(\.maskedCorners, newValue) }
  }
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { write(\.masksToBounds, newValue) }
  }
  public var borderWidth: CGFloat {
    get { values.borderWidth }
    set { write(\.borderWidth, newValue) }
  }
  public var borderColor: CGColor? {
    get { values.borderColor }
    set { write(\.borderColor, newValue) }
  }
  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set { write(\.shadowColor, newValue) }
  }
  public var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { write(\.shadowOpacity, newValue) }
  }
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { write(\.shadowOffset, newValue) }
  }
  public var zPosition: CGFloat {
    get { values.zPosition }
    set { write(\.zPosition, newValue) }
  }
  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { write(\.shadowRadius, newValue) }
  }
  public var shadowPath: CGPath? {
    get { values.shadowPath }
    set { write(\.shadowPath, newValue?.copy()) }
  }

  /// The layer is visible where the mask is opaque. The mask does not affect touches. One that is a
  /// sublayer or contains the layer is refused with a complaint (F342).
  public var mask: CALayer? {
    get { ownMask }
    set {
      observers.ledger?.record(
        .appearance, isRedundant: ownMask === newValue, to: .init(\CALayer.mask, of: self))
      guard ownMask !== newValue else { return }
      if let newValue, !canWear(newValue) {
        return complain("gets a mask that has a superlayer or contains the layer")
      }
      wear(newValue)
    }
  }

  private func canWear(_ mask: CALayer) -> Bool {
    let isSublayer = mask.superlayer.map { $0.mask !== mask } ?? false
    return !isSublayer && !isIn(mask)
  }

  /// Changes the mask without counting a write.
  func wear(_ mask: CALayer?) {
    ownMask?.superlayer = nil
    mask?.detach()
    ownMask = mask
    mask?.superlayer = self
    mask.map(observers.awaitCommit)
  }

  // MARK: Tree

  public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Removes the layer from its tree and ends its animations.
  public func removeFromSuperlayer() {
    removeAllAnimations()
    detach()
  }

  /// Ends the animations; their completions get false in the next turn (F130).
  public func removeAllAnimations() {
    for key in animationKeys() ?? [] { removeAnimation(forKey: key) }
  }

  private func detach() {
    if superlayer?.ownMask === self { superlayer?.ownMask = nil }
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  private func isIn(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !isIn(layer) else { return complain("gets a sublayer that contains it") }
    layer.detach()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
    observers.awaitCommit(of: layer)
  }

  // MARK: Writing

  func write<Value: Equatable>(
    _ path: WritableKeyPath<CALayerValues, Value>, _ value: Value, isValid: Bool = true,
    cost: WriteLedger.Cost = .appearance, then notify: (@MainActor (UIView) -> Void)? = nil
  ) {
    guard isValid else { return complainOfGeometry() }
    let isRedundant = values[keyPath: path] == value
    observers.ledger?.record(cost, isRedundant: isRedundant, to: .init(path, of: self))
    guard !isRedundant else { return }
    let former = observers.recorder == nil ? nil : values
    values[keyPath: path] = value
    recordChange(from: former)
    if let notify { notifyOwner(notify) }
  }

  /// Only layers of views in a window are animated by blocks (F135, F310).
  func recordChange(from former: CALayerValues?) {
    guard let former, let owner, MainActor.assumeIsolated({ owner.window != nil }) else { return }
    observers.recorder?.note(self, from: former)
  }

  /// Refuses the value. A device raises `CALayerInvalidGeometry`.
  func complainOfGeometry() { complain("gets a non-finite number (CALayerInvalidGeometry)") }

  func complain(_ what: String) {
    let name = owner.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    MainActor.assumeIsolated { Simulator.running.complain("\(name) \(what)") }
  }

  func notifyOwner(_ notify: @MainActor (UIView) -> Void) {
    guard let owner else { return }
    MainActor.assumeIsolated { notify(owner) }
  }
}
