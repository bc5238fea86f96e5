import Foundation

/// The lifecycle of one presentation: what UIKit has been asked for, what it has begun, what it
/// has been told.
///
/// A value without views: events go in, effects come out. `PresentationTransitions` carries the
/// effects out.
///
/// A presentation is decided as it begins. UIKit's transition ends with the first frame, and the
/// modal finishes its movement by itself. So the app may dismiss it in flight, which UIKit refuses
/// during a presentation. A dismissal is decided when the finger lets go, so no transition runs
/// during a drag. A presentation that a finger pulls open stays UIKit's until the finger lets go.
struct PresentationLifecycle: Equatable {
  /// What a custom animator does.
  enum Operation: Equatable, CaseIterable {
    case opening, closing
  }

  enum State: Equatable {
    /// UIKit runs no transition of the modal.
    case idle
    /// UIKit has begun the presentation, and no frame was drawn yet.
    case presenting
    /// UIKit has begun a presentation that a finger decides.
    case opening
    /// A dismissal was asked for, and UIKit has not begun it. The second time is when the modal
    /// was closed and began to wait for UIKit.
    case requested(at: TimeInterval, closedSince: TimeInterval?)
    /// UIKit has begun the dismissal.
    case dismissing
    /// A custom animator was vended, and UIKit has not begun.
    case awaitingAnimator(Operation)
    /// A custom animator moves the card.
    case animating(Operation)
  }

  enum Event: Equatable {
    case presentationBegan
    /// A finger decides the presentation that has begun.
    case openedByFinger
    /// UIKit has begun a dismissal.
    case dismissalBegan(at: TimeInterval)
    /// The modal is bound for a stop.
    case decided(isClosing: Bool)
    /// UIKit was asked to dismiss the modal.
    case dismissalRequested(at: TimeInterval)
    /// The modal is closed.
    case closed(at: TimeInterval)
    /// The modal stands, or its first frame was drawn.
    case presentationDone
    /// A frame is drawn; the Bool is whether UIKit is dismissing the modal.
    case frame(at: TimeInterval, isBeingDismissed: Bool)
    case animatorVended(Operation)
    /// The custom animator's first frame.
    case animatorBegan
    /// The custom animator is done, or was called off.
    case animatorEnded
  }

  enum Effect: Equatable {
    /// Tell UIKit that its transition has led to its end.
    case finish
    /// Tell UIKit that its transition is called off.
    case cancel
    /// Ask UIKit to dismiss the modal.
    case requestDismissal
    /// The dismissal that has begun is the one that was asked for.
    case follow
    /// The app has asked for the dismissal that has begun: the modal has to close.
    case close
    /// Ask again, without animation: UIKit has not answered.
    case dismissWithoutAnimation
    /// UIKit keeps the modal: it has to come back.
    case bringBack
  }

  /// How long UIKit may take to begin a dismissal, in seconds: without a sign of life, and with
  /// one.
  private static let patience: TimeInterval = 1
  private static let longPatience: TimeInterval = 5

  private(set) var state = State.idle

  /// Handles an event and returns what to do, in order.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .presentationBegan: state = .presenting
    case .openedByFinger: if state == .presenting { state = .opening }
    case .dismissalBegan(let time): return beginDismissal(at: time)
    case .decided(let isClosing): return isClosing ? decideToClose() : decideToStay()
    case .dismissalRequested(let time): if state == .idle { state = .requested(at: time, closedSince: nil) }
    case .closed(let time): return close(at: time)
    case .presentationDone: return concludePresentation()
    case .frame(let time, let isBeingDismissed): return checkPatience(at: time, isBeingDismissed)
    case .animatorVended(let operation): state = .awaitingAnimator(operation)
    case .animatorBegan: if case .awaitingAnimator(let operation) = state { state = .animating(operation) }
    case .animatorEnded: if customAnimation != nil { state = .idle }
    }
    return []
  }

  /// The share of UIKit's transition that is done at a progress of 0 closed, 1 open; `nil` if
  /// UIKit hears of none.
  func percentComplete(at progress: CGFloat) -> CGFloat? {
    switch state {
    case .opening: progress
    case .dismissing: 1 - progress
    case .idle, .presenting, .requested, .awaitingAnimator, .animating: nil
    }
  }

  /// What a custom animator does or is about to do; `nil` while the kit moves the modal.
  var customAnimation: Operation? {
    switch state {
    case .awaitingAnimator(let operation), .animating(let operation): operation
    case .idle, .presenting, .opening, .requested, .dismissing: nil
    }
  }

  /// Whether the modal is closed and UIKit has not begun to dismiss it.
  var isWaitingForUIKit: Bool {
    switch state {
    case .requested(_, .some): true
    case .idle, .presenting, .opening, .requested(_, nil), .dismissing, .awaitingAnimator, .animating: false
    }
  }

  private mutating func beginDismissal(at time: TimeInterval) -> [Effect] {
    let isOwn: Bool
    switch state {
    // A request that is older was lost, and this is another one.
    case .requested(let start, nil): isOwn = time - start <= Self.longPatience
    case .requested(_, .some): isOwn = true
    case .idle, .presenting, .opening, .dismissing, .awaitingAnimator, .animating: isOwn = false
    }
    state = .dismissing
    return [isOwn ? .follow : .close]
  }

  private mutating func decideToClose() -> [Effect] {
    switch state {
    case .idle: return [.requestDismissal]
    case .presenting: return concludePresentation() + [.requestDismissal]
    case .opening, .requested, .dismissing, .awaitingAnimator, .animating: return []
    }
  }

  private mutating func decideToStay() -> [Effect] {
    switch state {
    case .opening: return concludePresentation()
    case .dismissing:
      state = .idle
      return [.cancel]
    case .idle, .presenting, .requested, .awaitingAnimator, .animating: return []
    }
  }

  private mutating func close(at time: TimeInterval) -> [Effect] {
    switch state {
    case .dismissing:
      state = .idle
      return [.finish]
    case .opening:
      state = .idle
      return [.cancel]
    case .requested(let start, nil): state = .requested(at: start, closedSince: time)
    case .requested, .idle, .presenting, .awaitingAnimator, .animating: break
    }
    return []
  }

  private mutating func concludePresentation() -> [Effect] {
    switch state {
    case .presenting, .opening:
      state = .idle
      return [.finish]
    case .idle, .requested, .dismissing, .awaitingAnimator, .animating: return []
    }
  }

  /// Asks again for a dismissal that UIKit never begins. If that cannot help, or UIKit takes too
  /// long, the modal has to come back.
  private mutating func checkPatience(at time: TimeInterval, _ isBeingDismissed: Bool) -> [Effect] {
    guard case .requested(_, let since?) = state,
      time - since > (isBeingDismissed ? Self.longPatience : Self.patience)
    else { return [] }
    state = .idle
    return isBeingDismissed ? [.bringBack] : [.dismissWithoutAnimation, .bringBack]
  }
}
