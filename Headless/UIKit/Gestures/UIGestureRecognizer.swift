import Foundation

/// Follows touches and sends its targets what it recognises.
@MainActor open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  public var cancelsTouchesInView = true
  public var isEnabled = true {
    didSet { if !isEnabled { cancelNow() } }  // It is cancelled (F139).
  }

  private let lifetime: Lifetime
  /// In the order in which they landed.
  private(set) var touches: [UITouch] = []
  private var ignored: Set<UITouch> = []
  private var targets: [(target: Weak<AnyObject>, action: Selector)] = []
  private var storedState = State.possible
  private var owesAction = false
  /// The state that the recogniser takes as soon as its rivals have failed.
  private var wanted: State?

  /// Targets are held weakly (F140).
  public init(target: Any?, action: Selector?) {
    lifetime = Lifetime(of: Self.self)
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append((Weak(object: target as AnyObject), action))
  }

  // MARK: State (F137, F138)

  /// Subclasses set it (F147). Transitions that the state machine does not have are ignored.
  open var state: State {
    get { storedState }
    set { transition(to: newValue) }
  }

  private func transition(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended): recognize(as: new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      storedState = new == .failed ? .cancelled : new
      owesAction = true
    case (.began, .began), (.changed, .began):
      Simulator.running.complain("\(type(of: self)) begins a gesture that has begun (F460)")
    case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _): break
    }
  }

  private func recognize(as new: State) {
    guard !mustWait else { return wanted = new }
    guard mayBegin else { return fail() }
    wanted = nil
    storedState = new
    owesAction = true
    for rival in rivals where !isSimultaneous(with: rival) { rival.prevent() }
    for rival in rivals where rival.requiresFailure(of: self) { rival.prevent() }  // They fail (F146).
    if cancelsTouchesInView { dispatcher?.cancelTouchesInViews(of: self) }
  }

  /// The views are asked first, then the delegate (F144). A rival
  /// that has already recognised prevents it (F145).
  private var mayBegin: Bool {
    let isBlocked = rivals.contains { rival in
      rival.storedState.hasRecognized && !isSimultaneous(with: rival)
    }
    return !isBlocked && viewsPermitBeginning && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// The touched view is asked, also by recognisers of outer views, and perhaps the views between (F703).
  private var viewsPermitBeginning: Bool {
    var asked: [UIView] = []
    for touch in touches where !touch.isScroll {
      var next = touch.view
      while let inner = next, inner !== view {
        if !asked.contains(where: { $0 === inner }) { asked.append(inner) }
        next = Simulator.running.asksViewsBetween ? inner.superview : nil
      }
    }
    if let view { asked.append(view) }
    return asked.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  /// Whether UIKit lets the two recognise together by itself.
  func isPartner(_ other: UIGestureRecognizer) -> Bool { false }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    if isPartner(other) || other.isPartner(self) { return true }
    // One of the two delegates is enough (F143).
    return (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }

  private func prevent() {
    if storedState == .possible { fail() }
  }

  private func fail() {
    storedState = .failed
    wanted = nil
  }

  // MARK: Waiting for others to fail (F143, F146)

  /// Whether it has recognised its gesture and waits for a rival to fail.
  var isWaiting: Bool { wanted != nil }

  private var mustWait: Bool {
    rivals.contains { $0.storedState == .possible && requiresFailure(of: $0) }
  }

  /// Either delegate creates a requirement (F143).
  private func requiresFailure(of rival: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false)
      || (rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false)
  }

  /// Recognises what it waited for, once no requirement is left.
  func retry() {
    guard let wanted, storedState == .possible, !mustWait else { return }
    recognize(as: wanted)
    sendOwedAction()
  }

  private var dispatcher: TouchDispatcher? { view?.window?.touchDispatcher }
  private var rivals: [UIGestureRecognizer] { dispatcher?.rivals(of: self) ?? [] }

  // MARK: Touches, for subclasses (F147)

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called as the recogniser returns to possible.
  open func reset() {}

  /// The recogniser no longer gets that touch.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    ignored.insert(touch)
  }

  // MARK: Where

  /// The middle of the touches, or the pointer's location during a scroll.
  open func location(in view: UIView?) -> CGPoint { pointer(in: view) ?? middle(in: view) }

  // MARK: Delivery

  /// Whether it takes scrolls of a trackpad.
  var takesScrolls: Bool { false }

  func receives(_ touch: UITouch) -> Bool {
    if touch.isScroll { return isEnabled && takesScrolls }
    return isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  func deliver(_ own: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    let heard = own.subtracting(ignored)
    guard !heard.isEmpty, isEnabled else { return }
    if heard.contains(where: \.isScroll) {
      if phase == .began { touches += heard }
      if storedState.isListening { hearScroll(phase, event) }
      return sendOwedAction()
    }
    switch phase {
    case .began: begin(heard, event)
    case .moved: if storedState.isListening { touchesMoved(heard, with: event) }
    case .ended: if storedState.isListening { touchesEnded(heard, with: event) }
    case .cancelled: if storedState.isListening { touchesCancelled(heard, with: event) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    sendOwedAction()
  }

  /// For pans, which get scrolls without touches.
  func hearScroll(_ phase: UITouch.Phase, _ event: UIEvent) {}

  private func begin(_ heard: Set<UITouch>, _ event: UIEvent) {
    touches += heard
    if storedState.isListening { touchesBegan(heard, with: event) }
  }

  private func sendOwedAction() {
    guard owesAction else { return }
    owesAction = false
    for (target, action) in targets {
      if let object = target.object { action.send(to: object, from: self) }
    }
  }

  func forget(_ over: Set<UITouch>) {
    touches.removeAll(where: over.contains)
    ignored.subtract(over)
  }

  /// Returns to possible once it is over and has no touch left (F138).
  func resetIfOver() {
    guard !storedState.isListening, touches.isEmpty else { return }
    storedState = .possible
    reset()
  }

  private func cancelNow() {
    let wasRecognizing = storedState == .began || storedState == .changed
    storedState = wasRecognizing ? .cancelled : .failed
    owesAction = wasRecognizing
    sendOwedAction()
    ignored.formUnion(touches)
    touches = []
    storedState = .possible
    reset()
  }

  /// A recogniser is cancelled when its view leaves the window (F157).
  func cancelBecauseViewLeft() {
    guard !touches.isEmpty || !(storedState == .possible) else { return }
    cancelNow()
  }
}
