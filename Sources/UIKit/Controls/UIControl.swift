import Foundation

/// A view that follows one finger and turns what it does into events.
@MainActor open class UIControl: UIView {
  /// How far off a finger may slide and still count as inside, as on a device.
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
  /// Whether the finger that it follows is over it, or nearly.
  public private(set) var isTouchInside = false

  private var actions: [(event: Event, action: UIAction)] = []
  private weak var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs `primaryAction` for what it is mainly there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What the control looks like may have to follow its state.
  func stateDidChange() {}

  // MARK: Actions

  /// Runs `action` for each of `controlEvents`; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { event, action in
      guard action.identifier == actionIdentifier else { return (event, action) }
      let rest = event.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, action)
    }
  }

  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  /// Runs whatever is registered for any of `controlEvents`.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  // MARK: Tracking, for subclasses

  /// Whether the control wants to follow the finger any further.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = isTracking
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (true, false): sendActions(for: .touchDragExit)
    case (false, true): sendActions(for: .touchDragEnter)
    }
    if !continueTracking(touch, with: event) { release() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(in: touches) else { return }
    let isInside = isInside(touch)
    endTracking(touch, with: event)
    release()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { touchWasUpInside() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, tracked(in: touches) != nil else { return }
    cancelTracking(with: event)
    release()
    sendActions(for: .touchCancel)
  }

  /// A finger that was followed lifted over the control.
  func touchWasUpInside() {}

  private func release() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    touches.first { $0 === trackedTouch }
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}
