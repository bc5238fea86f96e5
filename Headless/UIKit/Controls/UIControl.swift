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

  private var actions: [(event: Event, handler: Handler)] = []
  private weak var trackedTouch: UITouch?

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a change of the state, for the control's look.
  func stateDidChange() {}

  // MARK: Actions

  private enum Handler {
    case action(UIAction)
    case target(Target)
  }

  /// A target is held weakly (F389).
  private struct Target {
    weak var object: AnyObject?
    /// Whether the first responder up from the control that has the action is meant.
    let isInChain: Bool
    let action: Selector
  }

  /// Runs `action` for each of `controlEvents`.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, .action(action)))
  }

  /// Sends `action` to `target` for each of `controlEvents`, once, however often it is added (F389).
  /// Without a target it goes to the first responder up from the control that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(for: controlEvents) {
      $0.action == action && $0.object === object && $0.isInChain == (object == nil)
    }
    let entry = Target(object: object, isInChain: object == nil, action: action)
    actions.append((controlEvents, .target(entry)))
  }

  /// Ends that for `controlEvents`; without a target for all targets, without an action for all
  /// actions (F389).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(for: controlEvents) {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  private func remove(for controlEvents: Event, where isMeant: (Target) -> Bool) {
    for (index, entry) in actions.enumerated() {
      guard case .target(let target) = entry.handler, isMeant(target) else { continue }
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Runs the actions that are registered for any of `controlEvents`.
  open func sendActions(for controlEvents: Event) {
    for (event, handler) in actions where !event.isDisjoint(with: controlEvents) { run(handler) }
  }

  private func run(_ handler: Handler) {
    switch handler {
    case .action(let action): action.run(from: self)
    case .target(let target):
      let chain = target.isInChain ? sequence(first: self as UIResponder, next: \.next) : nil
      let object = target.object ?? chain?.first { target.action.isMethod(of: $0) }
      if let object { target.action.send(to: object, from: self) }
    }
  }

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
