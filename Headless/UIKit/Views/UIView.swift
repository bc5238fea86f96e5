import Foundation

/// A rectangle that is laid out, drawn and touched.
@MainActor open class UIView: UIResponder {
  public let layer: CALayer
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  public internal(set) weak var window: UIWindow?

  private let lifetime: Lifetime
  /// The controller whose root view this is.
  weak var controller: UIViewController?
  var layoutState = LayoutState.clean
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// The part of the safe area that the superview has handed down.
  var inheritedSafeArea = UIEdgeInsets.zero
  /// The traits that the view was last told of; at first those at its creation.
  var knownTraits = Simulator.current?.traitCollection

  public var autoresizesSubviews = true
  public var autoresizingMask: AutoresizingMask = []
  open var isUserInteractionEnabled = true
  public var isMultipleTouchEnabled = false
  public var tag = 0
  open var contentMode = ContentMode.scaleToFill { didSet { redraw() } }
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var isAccessibilityElement = false
  public var accessibilityElementsHidden = false
  /// What VoiceOver finds in the view, in order (F598).
  open var accessibilityElements: [Any]?
  public var accessibilityViewIsModal = false
  private var ownAccessibilityFrame: CGRect?
  /// The shape of the view's corners (F622).
  public var cornerConfiguration = UICornerConfiguration.corners(radius: 0) { didSet { drawCorners() } }
  private var recognizers: [UIGestureRecognizer] = []
  var ownInteractions: [any UIInteraction] = []
  /// `nil` for a view that has to do with no constraint.
  var autoLayoutIfAny: AutoLayoutState?
  private var ownTint: UIColor?
  private var ownMask: UIView?
  private var storedBackground: UIColor?

  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    lifetime = Lifetime(of: Self.self)
    super.init()
    layer.owner = self
    layer.setFrameUnrecorded(frame)
    setUpView()
  }

  /// Called at the end of `init(frame:)`, so that the stand-in's own views need no initializer.
  func setUpView() {}

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Headless/UIKit/README.md")
  }

  public convenience override init() { self.init(frame: .zero) }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      fatalError("\(layerClass) is not a layer class")
    }
    return type.init()
  }

  // MARK: Responder

  open override var next: UIResponder? { controller ?? superview }
  override var responderWindow: UIWindow? { window?.responderWindow }

  // MARK: Look

  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
      storedBackground = newValue
    }
  }

  public var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let isChanged = layer.isHidden != newValue
      layer.isHidden = newValue
      if isChanged { superview?.subviewDidHideOrShow() }
    }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view's opacity masks this view; see `CALayer.mask`. It is in no other view,
  /// and this view does not lay it out.
  public var mask: UIView? {
    get { ownMask.flatMap { layer.mask === $0.layer ? $0 : nil } }
    set {
      layer.mask = newValue?.layer
      ownMask = newValue
    }
  }

  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  /// Called when the tint changes, also for subviews that inherit it.
  open func tintColorDidChange() {
    for subview in subviews where subview.ownTint == nil { subview.tintColorDidChange() }
  }

  public var traitCollection: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection ?? Simulator.running.traitCollection
  }

  /// Called after traits changed, from the root down, or as the view enters the window (F269).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if let color = storedBackground { backgroundColor = color }
    redraw()
  }

  /// Called when the view comes into a window, and after its traits changed.
  func redraw() {}

  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// Called when the safe area of the view changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The far edges are outside (F160).
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Hidden, transparent and disabled views, and their subviews, are not hit (F159).
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, animationsAllowTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.hitPoint(for: point, of: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Recognisers

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)  // A recogniser has one view (F140).
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.cancelBecauseViewLeft()
    gestureRecognizer.view = nil
  }

  /// Asked before a recogniser of this view begins (F144), and one of an outer view that has a touch on
  /// this view (F703).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a scroll view around this view delays its touches.
  var isDelayedContent: Bool { false }

  /// The element's rectangle on the screen; the view's own by default (F408).
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { ownAccessibilityFrame = newValue }
  }

  // MARK: Hooks for subclasses

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() { if window != nil { redraw() } }
  /// Places subviews by their constraints (F179).
  open func layoutSubviews() { placeSubviewsByConstraints() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  func subviewDidHideOrShow() {}

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the layout of a view that was marked by `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// The size of the content; a length that is `noIntrinsicMetric` is not determined by it.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether the height of the content depends on the view's width (F475).
  var wrapsContent: Bool { false }
  /// The baseline of the first line; `nil` for a view without text, whose baseline is its bottom.
  var firstBaselineFromTop: CGFloat? { nil }

  /// The size of the constraints in the view that is next to `targetSize`; how much each length of
  /// that counts is a priority (F474).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      FittingTarget(
        size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }
}
