import Foundation

/// A view with larger content that a finger moves.
@MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The origin of the bounds (F165). A change tells the delegate at once (F170).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      moveContent(to: newValue)
      drag?.contentWasMoved(to: newValue, by: self)
    }
  }
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { contentMeasuresDidChange() }
      observations.tell()
    }
  }
  /// The observations of the size of the content.
  let observations = Observations()
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentMeasuresDidChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentMeasuresDidChange() } }
  }
  /// The content's insets plus those of the safe area (F165).
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether released content stops at multiples of the view's own size (F288).
  open var isPagingEnabled = false
  /// Whether controls in the content hear of a touch only when it has rested (F174).
  open var delaysContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Between equal limits, as by default, content cannot be zoomed (F702).
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  var zoom: ScrollZoom?
  /// With a refresh control, content of any size can be pulled beyond its top.
  open var refreshControl: UIRefreshControl?
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true

  /// Whether a finger is on the content (F171).
  open internal(set) var isTracking = false
  /// Whether a finger moves the content (F171).
  public internal(set) var isDragging = false
  /// Whether released content moves by itself (F171).
  public internal(set) var isDecelerating = false

  private let pan = UIScrollViewPanGestureRecognizer(target: nil, action: nil)
  private lazy var panTarget = ClosureTarget { [weak self] in self?.panDidChange() }
  var drag: ScrollDrag?
  var ticker: FrameTicker?
  /// Whether the finger that is down stopped content in motion.
  var hasCaughtMotion = false
  /// The time from which the indicators fade.
  var indicatorFadeStart = -TimeInterval.infinity
  private var laidOutSize = CGSize.zero
  /// The offset of the content's top when it was last measured.
  var restingTop: CGFloat = 0

  override func setUpView() {
    super.setUpView()
    clipsToBounds = true
    pan.addTarget(panTarget, action: ClosureTarget.action)
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  /// Its delegate is the scroll view (F172).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Called after a change of `adjustedContentInset`.
  open func adjustedContentInsetDidChange() {}

  // MARK: Moving

  /// Moves the content at once, or by an animation that ends
  /// with `scrollViewDidEndScrollingAnimation(_:)`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopGliding()
    guard animated else { return self.contentOffset = contentOffset }
    if contentOffset != self.contentOffset { animateScroll(to: contentOffset) }
  }

  /// Scrolls as little as brings `rect` into sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let visible = bounds.inset(by: adjustedContentInset)
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Every move marks the scroll view for layout, so that a table can add rows.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    markNeedsLayout()
    if autoLayoutIfAny?.systemGuides[.frame] != nil { constraintsDidChange() }
    (navigationPage?.parent as? UINavigationController)?.contentDidScroll()
    delegate?.scrollViewDidScroll(self)
  }

  /// Whether the content keeps clear of the keyboard, as a table view controller wants it (F455).
  var avoidsKeyboard = false

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutSize != bounds.size else { return }
    laidOutSize = bounds.size
    contentMeasuresDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentMeasuresDidChange()
  }

  /// Whether a drag takes its touch from a view of the content; not from controls by default (F174).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a control in the content has the touch of the pan, and keeps it.
  private var isKeptByContent: Bool {
    pan.touches.contains { touch in
      guard let touched = touch.view, touched !== self, touch.hasBegunInView else { return false }
      return !touchesShouldCancel(in: touched)
    }
  }

  /// A pan begins only along an axis on which the content can move.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if isKeptByContent { return false }
    let velocity = pan.velocity(in: self)
    let direction = velocity == .zero ? pan.translation(in: self) : velocity
    return moves(along: abs(direction.y) >= abs(direction.x) ? .vertical : .horizontal)
  }

  private func panDidChange() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: followFinger()
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }
}

extension UIScrollView {
  /// Whether a drag dismisses the keyboard; the interactive mode is not modelled.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag
  }

  /// The parts of the safe area that inset the content (F165).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The share of its velocity that released content keeps after each millisecond (F168).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
