import Foundation

/// A view that follows one finger and sends events.
@MainActor open class UIControl: UIView {
  /// How far outside the bounds a finger still counts as inside, in points.
  private static let slack: CGFloat = 70

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the control follows a finger.
  public private(set) var isTracking = false

  /// Whether a touch in a scroll view reaches the control without a delay. Chosen for controls that keep a
  /// drag: they would lose it (F704).
  var isImmediate: Bool { false }

  override var isDelayedContent: Bool {
    let scrollView = sequence(first: self as UIView, next: \.superview).lazy.compactMap {
      $0 as? UIScrollView
    }.first
    return !isImmediate && scrollView.map { $0.isScrollEnabled && $0.delaysContentTouches } ?? false
  }

  private var actions: [(event: Event, action: UIAction)] = []
  private weak var trackedTouch: UITouch?

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a change of the state, for the control's look.
  func stateDidChange() { if isPaleWhileDisabled { alpha = isEnabled ? 1 : 0.5 } }

  var isPaleWhileDisabled: Bool { false }

  // MARK: Actions

  /// Runs `action` for each of `controlEvents`.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Runs the actions that are registered for any of `controlEvents`.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) { action.run(from: self) }
  }

  /// Runs an action with the control as its sender (F783).
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  // MARK: Tracking, for subclasses

  /// Returns whether the control follows the finger any further.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called at the end of tracking; without a touch where tracking is cancelled.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    trackedTouch = touch
    isTracking = beginTracking(touch, with: event)
    isHighlighted = isTracking
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(in: touches) else { return }
    isHighlighted = isInside(touch)
    if !continueTracking(touch, with: event) { release() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(in: touches) else { return }
    let isInside = isInside(touch)
    endTracking(touch, with: event)
    release()
    guard isInside else { return }
    sendActions(for: .touchUpInside)
    touchWasUpInside()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, tracked(in: touches) != nil else { return }
    endTracking(nil, with: event)
    release()
  }

  /// Called after a tracked finger lifted over the control.
  func touchWasUpInside() {}

  private func release() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    touches.first { $0 === trackedTouch }
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}

extension UIControl {
  /// The events that are modelled.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The state of a control; several may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}
