import Foundation

/// A view whose content is larger than itself, and is moved by a finger.
///
/// Zooming, indicators and delayed content touches are not modelled.
@MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The origin of the bounds (F165); an assignment tells the delegate at once, if it changes anything (F170).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      moveContent(to: newValue)
      drag?.contentWasMoved(to: newValue, by: self)
    }
  }
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentMeasuresDidChange() } }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentMeasuresDidChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentMeasuresDidChange() } }
  }
  /// The content's insets with what the safe area adds to them (F165).
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether released content comes to rest at multiples of the view's own size (F288).
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// With one, content is pulled beyond its top however short it is.
  open var refreshControl: UIRefreshControl?

  /// A finger is on the content (F171).
  public internal(set) var isTracking = false
  /// A finger moves the content (F171).
  public internal(set) var isDragging = false
  /// The content moves by itself after a finger has let it go (F171).
  public internal(set) var isDecelerating = false

  private let pan = UIScrollViewPanGestureRecognizer(target: nil, action: nil)
  private lazy var panTarget = ClosureTarget { [weak self] in self?.panDidChange() }
  var drag: ScrollDrag?
  var ticker: FrameTicker?
  /// The finger that is down has stopped content that moved by itself.
  var hasCaughtMotion = false
  private var laidOutSize = CGSize.zero
  /// The offset at which the content was last known to be at its top.
  var restingTop: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.addTarget(panTarget, action: ClosureTarget.action)
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Its delegate is the scroll view's own affair (F172).
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Called when the insets that count have changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Moving

  /// Moves the content at once, or by an animation that ends with `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopGliding()
    guard animated else { return self.contentOffset = contentOffset }
    if contentOffset != self.contentOffset { animateScroll(to: contentOffset) }
  }

  /// Moves the content just so far that `rect` of it is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let sight = bounds.inset(by: adjustedContentInset)
    if rect.maxX > sight.maxX { offset.x += rect.maxX - sight.maxX }
    if rect.minX < sight.minX { offset.x += rect.minX - sight.minX }
    if rect.maxY > sight.maxY { offset.y += rect.maxY - sight.maxY }
    if rect.minY < sight.minY { offset.y += rect.minY - sight.minY }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Every move lays the scroll view out again, so that it can bring in what comes into sight.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    markNeedsLayout()
    (navigationPage?.parent as? UINavigationController)?.contentDidScroll()
    delegate?.scrollViewDidScroll(self)
  }

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

  /// A pan begins only the way that the content can move.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let velocity = pan.velocity(in: self)
    let direction = velocity == .zero ? pan.translation(in: self) : velocity
    return moves(along: abs(direction.y) >= abs(direction.x) ? .vertical : .horizontal)
  }

  private func panDidChange() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: followFinger()
    case .ended: endDrag(velocity: pan.velocity(in: superview))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }
}
