/// The state of a binding and of the modal that is presented for it.
///
/// The binding is SwiftUI's `isPresented` or `item`; `ID` is the identity of the item, and `nil` asks for no
/// modal. The app writes the binding at any moment, and UIKit presents and dismisses when it can. The
/// lifecycle decides which of the two has to follow the other.
///
/// - A modal that the app withdraws leaves, and the binding is not written.
/// - A modal that leaves for another reason resets the binding, once, when it is gone.
/// - In between, an update of the source view that still asks for it presents nothing.
/// - A source view that goes takes its modal along, and resets the binding: a view that returns presents
///   nothing by itself.
struct BindingLifecycle<ID: Equatable>: Equatable {
  enum State: Equatable {
    /// The binding asks for nothing, and nothing is presented.
    case closed
    /// The binding asks for a modal that could not be presented: the source view is not on the
    /// screen, or UIKit did not present it. The next update of the source view asks again.
    case refused(ID)
    /// The modal waits for its turn.
    case requested(ID)
    /// UIKit has been asked to present the modal. A finger or UIKit may take it away.
    case presented(ID)
    /// The binding does not ask for the modal any more: it leaves. A value that the app writes meanwhile
    /// counts when the modal is gone.
    case leaving
    /// The modal is gone, and the binding still asks for it: it is going to be reset.
    case resetting(ID)
    /// The source view is gone, and nothing is presented any more for its binding.
    case removed
  }

  enum Event: Equatable {
    /// The source view was updated, or the binding was reset.
    case bindingSays(ID?, isAnimated: Bool)
    /// The source view has come on the screen.
    case sourceAppeared
    /// The source view is gone for good.
    case sourceRemoved
    /// It was the modal's turn, and UIKit was asked to present it.
    case presented
    /// The modal was not presented, or UIKit has not presented it though asked.
    case refused
    /// The modal is gone, whatever dismissed it.
    case ended(bindingSays: ID?, by: ModalOutcome.Cause)
  }

  enum Effect: Equatable {
    /// Present the modal when it is its turn.
    case request(ID, isAnimated: Bool)
    /// Do not present the modal that waits.
    case withdraw
    /// Show new content of the same identity, and follow the configuration.
    case update
    /// Dismiss the modal.
    case dismiss(isAnimated: Bool)
    /// Write `nil` if the binding still asks for the modal.
    case reset(ID)
    /// Call the app's `onDismiss`.
    case callOnDismiss(ModalOutcome.Cause)
  }

  private(set) var state = State.closed

  /// Handles an event and returns what to do, in order.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .bindingSays(let id, let isAnimated): return follow(id, isAnimated)
    case .sourceAppeared:
      guard case .refused(let id) = state else { return [] }
      return request(id, isAnimated: true)
    case .sourceRemoved: return remove()
    case .presented: if case .requested(let id) = state { state = .presented(id) }
    case .refused: refuse()
    case .ended(let id, let cause): return end(id, cause)
    }
    return []
  }

  private mutating func follow(_ id: ID?, _ isAnimated: Bool) -> [Effect] {
    switch state {
    case .closed, .refused: return request(id, isAnimated: isAnimated)
    case .requested(id), .presented(id): return [.update]
    case .requested: return [.withdraw] + request(id, isAnimated: isAnimated)
    case .presented:
      state = .leaving
      return [.dismiss(isAnimated: isAnimated)]
    case .resetting(id), .leaving, .removed: return []
    case .resetting: return request(id, isAnimated: isAnimated)
    }
  }

  private mutating func request(_ id: ID?, isAnimated: Bool) -> [Effect] {
    state = id.map(State.requested) ?? .closed
    return id.map { [.request($0, isAnimated: isAnimated)] } ?? []
  }

  private mutating func refuse() {
    switch state {
    case .requested(let id), .presented(let id): state = .refused(id)
    case .leaving: state = .closed
    case .closed, .refused, .resetting, .removed: break
    }
  }

  private mutating func remove() -> [Effect] {
    defer { state = .removed }
    switch state {
    case .requested(let id): return [.withdraw, .reset(id)]
    case .presented(let id): return [.dismiss(isAnimated: true), .reset(id)]
    case .closed, .refused, .leaving, .resetting, .removed: return []
    }
  }

  /// - Parameter id: The identity for which the binding asks as the modal is gone.
  private mutating func end(_ id: ID?, _ cause: ModalOutcome.Cause) -> [Effect] {
    switch state {
    case .presented(let present) where present == id:
      state = .resetting(present)
      return [.reset(present), .callOnDismiss(cause)]
    case .presented, .leaving: return [.callOnDismiss(cause)] + request(id, isAnimated: true)
    case .removed: return [.callOnDismiss(cause)]
    case .closed, .refused, .requested, .resetting: return []
    }
  }
}

extension BindingLifecycle.State: Sendable where ID: Sendable {}
extension BindingLifecycle.Event: Sendable where ID: Sendable {}
extension BindingLifecycle.Effect: Sendable where ID: Sendable {}
