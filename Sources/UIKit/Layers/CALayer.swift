import Foundation

/// A rectangle of the picture, with its look. Not main-actor isolated and not `Sendable` (F231).
///
/// There is no implicit animation: a view's layer has none outside animation blocks (F136), and layers that
/// stand alone are written by nobody here.
open class CALayer: NSObject {
  final var values = CALayerValues() {
    didSet { LayerJournal.current?.note(self) }
  }
  /// The view whose layer this is.
  weak var owner: UIView?

  /// The layer that this one is in; of a mask, the one that it masks (F342).
  public internal(set) weak var superlayer: CALayer?
  public private(set) var sublayers: [CALayer]? {
    didSet { LayerJournal.current?.note(self) }
  }

  /// What is worn, after a check or without one.
  private var ownMask: CALayer? {
    didSet { LayerJournal.current?.note(self) }
  }

  /// What the layer shows, if anything: a `LayerContents` value. Whoever draws the tree reads it.
  public var contents: Any? {
    didSet { LayerJournal.current?.note(self) }
  }

  /// What is added to the values that are set, for a while.
  var animations: [LayerAnimation] = [] {
    didSet { LayerJournal.current?.note(self) }
  }
  /// The time in this layer, where a transition moves it; `nil` where it is the time around it.
  var clock: LayerClock?
  /// What this layer is the presentation of.
  var original: CALayer?

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
    set { write(\.transform, newValue, isValid: newValue.affine.isFinite) { $0.layerDidTransform() } }
  }

  public func affineTransform() -> CGAffineTransform { values.transform.affine }
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(affine: m) }

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
  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { write(\.shadowRadius, newValue) }
  }
  public var shadowPath: CGPath? {
    get { values.shadowPath }
    set { write(\.shadowPath, newValue?.copy()) }
  }

  /// Lets through what it is opaque at, of the layer with its shadow and all that is in it; `nil`, the default, lets
  /// everything through. It stands in the layer's coordinates, belongs to one layer at a time, and touches pass it by.
  ///
  /// What is a sublayer already, or has the layer in it, is refused with a complaint: undefined on a device (F342).
  public var mask: CALayer? {
    get { ownMask }
    set {
      WriteLedger.current?.record(
        .appearance, isRedundant: ownMask === newValue, to: .init(\CALayer.mask, of: self))
      guard ownMask !== newValue else { return }
      if let newValue, !canWear(newValue) {
        return complain("is given a mask that is in a layer, or has it in it")
      }
      wear(newValue)
    }
  }

  private func canWear(_ mask: CALayer) -> Bool {
    let isSublayer = mask.superlayer.map { $0.mask !== mask } ?? false
    return !isSublayer && !isIn(mask)
  }

  /// Changes the mask, and counts nothing.
  func wear(_ mask: CALayer?) {
    ownMask?.superlayer = nil
    mask?.detach()
    ownMask = mask
    mask?.superlayer = self
  }

  // MARK: Tree

  public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// A layer that leaves the tree is not animated any more.
  public func removeFromSuperlayer() {
    removeAllAnimations()
    detach()
  }

  /// The layer shows what is set; completions of what was running hear that it was interrupted, in the next turn (F130).
  public func removeAllAnimations() {
    guard !animations.isEmpty else { return }
    animations = []
    notifyOwner { _ in Simulator.running.animations.settleSoon() }
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
    guard !isIn(layer) else { return complain("is given a sublayer that it is in itself") }
    layer.detach()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  // MARK: Writing

  func write<Value: Equatable>(
    _ path: WritableKeyPath<CALayerValues, Value>, _ value: Value, isValid: Bool = true,
    cost: WriteLedger.Cost = .appearance, then notify: (@MainActor (UIView) -> Void)? = nil
  ) {
    guard isValid else { return complainOfGeometry() }
    let isRedundant = values[keyPath: path] == value
    WriteLedger.current?.record(cost, isRedundant: isRedundant, to: .init(path, of: self))
    guard !isRedundant else { return }
    let former = AnimationRecorder.current == nil ? nil : values
    values[keyPath: path] = value
    recordChange(from: former)
    if let notify { notifyOwner(notify) }
  }

  /// Only the layers of views that are in a window take part in animation blocks (F135, F310).
  func recordChange(from former: CALayerValues?) {
    guard let former, let owner, MainActor.assumeIsolated({ owner.window != nil }) else { return }
    AnimationRecorder.current?.note(self, from: former)
  }

  /// A device raises `CALayerInvalidGeometry`; here the value is not taken, so that nothing of it spreads.
  func complainOfGeometry() { complain("is given a number that is none (CALayerInvalidGeometry)") }

  private func complain(_ what: String) {
    let name = owner.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    MainActor.assumeIsolated { Simulator.running.complain("\(name) \(what)") }
  }

  func notifyOwner(_ notify: @MainActor (UIView) -> Void) {
    guard let owner else { return }
    MainActor.assumeIsolated { notify(owner) }
  }
}
