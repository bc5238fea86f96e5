import Foundation

/// What UIKit has been asked for, has begun and has been told, between a modal's first and last
/// transition.
///
/// UIKit runs at most one transition of a modal at a time. A finger that holds the modal makes it
/// interactive. When the finger lets go, UIKit hears how it will end; at rest, that it has ended.
/// A finger that meets a modal on its way to a detent concludes the transition at once: what
/// follows may be another one.
struct PresentationLifecycle: Equatable {
  /// What a transition does with the modal.
  enum Operation: Equatable {
    case opening, closing
  }

  /// How far a transition of UIKit is.
  enum Course: Equatable {
    /// UIKit has begun, and no frame was drawn yet.
    case starting
    /// It runs to its end, and no finger has held the modal.
    case free
    /// A finger holds the modal.
    case held
    /// The finger has let go, and the outcome is decided.
    case ending(completed: Bool)
  }

  enum State: Equatable {
    /// UIKit has not begun to present the modal. The app may have asked for its dismissal meanwhile: the Bool is
    /// whether that is animated.
    case announced(dismissal: Bool?)
    /// UIKit runs no transition of the modal.
    case idle
    /// A dismissal was asked for, and UIKit has not begun it. The second time is when the modal
    /// was closed and began to wait for UIKit.
    case requested(at: TimeInterval, closedSince: TimeInterval?)
    /// UIKit runs a transition.
    case running(Operation, Course)
  }

  enum Event: Equatable {
    /// The interaction asks for an effect. A modal that is bound for a stop without a cause was sent there by a finger.
    case interaction(InteractionEffect, by: ModalOutcome.Cause? = nil)
    case presentationBegan
    /// The first frame of a presentation is drawn.
    case presentationMoved(isPulledOpen: Bool)
    /// UIKit has begun a dismissal. It is interactive if a finger held the modal as UIKit asked, or
    /// holds it now.
    case dismissalBegan(isInteractive: Bool)
    /// A finger drags the modal beyond its lowest detent.
    case draggedOut
    /// UIKit has presented the modal, with a transition of the kit's or without.
    case presentationEnded
    /// The app dismisses a modal that UIKit has not begun to present.
    case dismissedEarly(animated: Bool)
    /// The app dismisses a modal that comes or goes.
    case dismissedByApp
    /// UIKit was asked to dismiss the modal.
    case dismissalRequested
    /// UIKit has ignored the request.
    case requestLost
    /// A frame is drawn; the Bool is whether UIKit is dismissing the modal.
    case frame(isBeingDismissed: Bool)
  }

  enum Effect: Equatable {
    /// Tell UIKit that a finger holds the modal.
    case pause
    /// Tell UIKit that the finger has let go, and the transition will lead to its end.
    case finish
    /// Tell UIKit that the finger has let go, and the transition is called off.
    case cancel
    /// Tell UIKit that the transition has ended.
    case complete(Bool)
    /// Ask UIKit to dismiss the modal.
    case requestDismissal
    /// Report what has become of the modal since the kit asked for the dismissal that UIKit has begun.
    case reportState
    /// The app has asked for the dismissal that has begun: the modal has to close.
    case close
    /// Dismiss the modal with the next frame: the app has asked for it before UIKit could take it.
    case dismissLater(animated: Bool)
    /// Ask again, without animation: UIKit has not answered.
    case dismissWithoutAnimation
    /// UIKit keeps the modal: it has to come back.
    case bringBack
  }

  private(set) var state = State.announced(dismissal: nil)
  /// The cause of the dismissal that is under way, or was the last; `code` without one.
  private(set) var cause = ModalOutcome.Cause.code

  /// Handles an event and returns what to do, in order.
  ///
  /// - Parameter time: The time by which the kit waits for UIKit, in seconds.
  mutating func handle(_ event: Event, at time: TimeInterval) -> [Effect] {
    switch event {
    case .interaction(let effect, let cause): return follow(effect, cause, at: time)
    case .presentationBegan: return leaveAnnounced(for: .running(.opening, .starting))
    case .presentationEnded: if case .announced = state { return leaveAnnounced(for: .idle) }
    case .dismissedEarly(let animated):
      if case .announced = state { state = .announced(dismissal: animated) }
    case .presentationMoved(let isPulledOpen):
      guard state == .running(.opening, .starting) else { return [] }
      state = .running(.opening, isPulledOpen ? .held : .free)
      return isPulledOpen ? [.pause] : []
    case .dismissalBegan(let isInteractive): return beginDismissal(at: time, isInteractive)
    case .draggedOut: return state == .idle ? request(by: .drag) : []
    case .dismissedByApp: cause = .code
    case .dismissalRequested: if state == .idle { state = .requested(at: time, closedSince: nil) }
    case .requestLost: if case .requested(_, nil) = state { (state, cause) = (.idle, .code) }
    case .frame(let isBeingDismissed): return checkPatience(at: time, isBeingDismissed)
    }
    return []
  }

  private mutating func leaveAnnounced(for next: State) -> [Effect] {
    defer { state = next }
    guard case .announced(let dismissal?) = state else { return [] }
    return [.dismissLater(animated: dismissal)]
  }

  private mutating func follow(
    _ effect: InteractionEffect, _ cause: ModalOutcome.Cause?, at time: TimeInterval
  ) -> [Effect] {
    switch effect {
    case .caught(let stop): return catchModal(boundFor: stop)
    case .settle(let stop): return decide(stop == .dismissed, cause)
    case .arrive(.detent): return conclude(isOpen: true)
    case .arrive(.dismissed):
      if case .requested(let start, nil) = state { state = .requested(at: start, closedSince: time) }
      return conclude(isOpen: false)
    case .dragged, .ask, .wait: return []
    }
  }

  /// The share of UIKit's transition that is done at a progress of 0 closed, 1 open; `nil` if
  /// UIKit runs none.
  func percentComplete(at progress: CGFloat) -> CGFloat? {
    switch state {
    case .running(.opening, _): progress
    case .running(.closing, _): 1 - progress
    case .announced, .idle, .requested: nil
    }
  }

  /// Whether UIKit runs no transition of the modal, and none was asked for.
  var runsNoTransition: Bool {
    switch state {
    case .announced, .idle: true
    case .requested, .running: false
    }
  }

  /// Whether the modal is closed and UIKit has not begun to dismiss it.
  var isWaitingForUIKit: Bool {
    switch state {
    case .requested(_, .some): true
    case .announced, .idle, .requested(_, nil), .running: false
    }
  }

  private mutating func beginDismissal(at time: TimeInterval, _ isInteractive: Bool) -> [Effect] {
    let isOwn: Bool
    switch state {
    // A request that is older was lost, and this is another one.
    case .requested(let start, nil): isOwn = time - start <= Patience.long
    case .requested(_, .some): isOwn = true
    case .announced, .idle, .running: isOwn = false
    }
    state = .running(.closing, isInteractive ? .held : .free)
    if !isOwn { cause = .code }
    return (isInteractive ? [.pause] : []) + [isOwn ? .reportState : .close]
  }

  private mutating func catchModal(boundFor stop: TransitionStop) -> [Effect] {
    guard case .running(let operation, let course) = state, course != .starting, course != .held else {
      return []
    }
    // UIKit's transition ends although the card is on its way: what the finger does next may begin another one.
    if stop != .dismissed { return conclude(isOpen: true) }
    state = .running(operation, .held)
    return [.pause]
  }

  /// A modal that stays has no cause. A finger on a modal that closes leaves the cause as it is.
  private mutating func decide(_ isClosing: Bool, _ newCause: ModalOutcome.Cause?) -> [Effect] {
    switch state {
    case .idle where !isClosing: cause = .code
    case .idle: return request(by: newCause ?? .drag)
    case .running(.opening, .starting), .running(.opening, .free), .running(.opening, .ending(true)):
      return isClosing ? conclude(isOpen: true) + request(by: newCause ?? .drag) : []
    case .running(let operation, let course):
      if let newCause { cause = newCause }
      return decideOutcome(operation, course, isClosing)
    case .requested: if let newCause { cause = newCause }
    case .announced: break
    }
    return []
  }

  private mutating func request(by newCause: ModalOutcome.Cause) -> [Effect] {
    cause = newCause
    return [.requestDismissal]
  }

  private mutating func decideOutcome(
    _ operation: Operation, _ course: Course, _ isClosing: Bool
  ) -> [Effect] {
    let completes = isClosing == (operation == .closing)
    let news: [Effect]
    switch course {
    case .starting, .free: news = completes ? [] : [.cancel]
    case .ending(completes): news = []
    case .held, .ending: news = [completes ? .finish : .cancel]
    }
    if !news.isEmpty { state = .running(operation, .ending(completed: completes)) }
    return news
  }

  /// Ends UIKit's transition where the modal is.
  private mutating func conclude(isOpen: Bool) -> [Effect] {
    guard case .running(let operation, let course) = state else { return [] }
    let news = decideOutcome(operation, course, !isOpen)
    state = .idle
    let isCompleted = isOpen == (operation == .opening)
    if !isCompleted { cause = .code }
    return news + [.complete(isCompleted)]
  }

  /// Asks again for a dismissal that UIKit never begins. If that cannot help, or UIKit takes too
  /// long, the modal has to come back.
  private mutating func checkPatience(at time: TimeInterval, _ isBeingDismissed: Bool) -> [Effect] {
    guard case .requested(_, let since?) = state,
      time - since > (isBeingDismissed ? Patience.long : Patience.short)
    else { return [] }
    state = .idle
    return isBeingDismissed ? [.bringBack] : [.dismissWithoutAnimation, .bringBack]
  }
}
