import UIKit

/// Where the modal of a binding comes.
enum BoundPlace {
  /// The controller of the source view presents it, when it presents nothing else.
  case presenter
  /// The controller in front presents it.
  case top
  /// It is a card in the container around the source view. Without a container it is presented.
  case container
}

/// A binding, and how its modal is made.
@MainActor struct ModalBinding<ID: Equatable> {
  /// Returns the identity for which the binding asks now; `nil` for no modal.
  var current: () -> ID?
  /// Writes `false` or `nil`.
  var reset: () -> Void
  var onDismiss: (ModalOutcome.Cause) -> Void = { _ in }
  var place = BoundPlace.presenter
  var configuration = ModalConfiguration.mail
  /// Whether the configuration's spring shows a new configuration.
  var animatesChanges = false
  /// Makes the modal for the present value of the binding; the controller is the presenter.
  var makeModal: (HostedModal, UIViewController) -> UIViewController?
  /// Shows the present value of the binding in a modal that was made for the same identity.
  var update: (UIViewController) -> Void = { _ in }
}

/// Presents and dismisses a modal as a binding asks, and resets the binding when the modal is gone.
///
/// It only dismisses modals that it has presented. It calls UIKit and the app with the next frame: the
/// source view tells of changes while SwiftUI updates views, and UIKit in the midst of its own transitions.
@MainActor final class BoundPresentation<ID: Equatable> {
  private(set) var lifecycle = BindingLifecycle<ID>()
  /// Represents, in UIKit's hierarchy, the view that has the binding. Its controller presents.
  let sourceView = ModalSourceView()
  private var binding: ModalBinding<ID>
  /// The request that presents the modal; `nil` while there is none.
  private var request: (any ModalRequest)?
  /// The transition of the modal, which retains it.
  private weak var transition: ModalTransition?
  private let nextFrame = NextFrame()

  init(_ binding: ModalBinding<ID>) {
    self.binding = binding
    sourceView.onAppear = { [weak self] in self?.send(.sourceAppeared) }
  }

  /// Follows the binding: the source view was updated.
  func update(_ binding: ModalBinding<ID>, isAnimated: Bool) {
    self.binding = binding
    send(.bindingSays(binding.current(), isAnimated: isAnimated))
  }

  /// Dismisses the modal: the source view is gone for good.
  func sourceWasRemoved() { send(.sourceRemoved) }

  private func send(_ event: BindingLifecycle<ID>.Event) {
    for effect in lifecycle.handle(event) {
      // In the background there are no frames, and the app switcher's picture is taken.
      if effect == .update || effect == .withdraw || isInBackground {
        perform(effect)
      } else {
        nextFrame.perform { self.perform(effect) }
      }
    }
  }

  /// The content changes within SwiftUI's update. The modal is laid out after that.
  private func updateModal() {
    guard let modal = request?.modal else { return }
    binding.update(modal)
    let isAnimated = binding.animatesChanges
    nextFrame.perform { [weak self] in
      if let self, self.request?.modal === modal {
        transition?.follow(binding.configuration, animated: isAnimated)
      }
    }
  }

  /// A view that is covered on the whole screen is in no window, but what covers it is.
  private var isInBackground: Bool {
    let window = sourceView.window ?? sourceView.controller?.frontController.viewIfLoaded?.window
    return window?.windowScene?.activationState == .background
  }

  private func perform(_ effect: BindingLifecycle<ID>.Effect) {
    switch effect {
    case .request(let id, let isAnimated): ask(for: id, animated: isAnimated)
    case .dismiss(let isAnimated): request?.cancel(animated: isAnimated && !isInBackground)
    case .reset(let id):
      if binding.current() == id { binding.reset() }
      send(.bindingSays(binding.current(), isAnimated: true))
    case .callOnDismiss(let cause): binding.onDismiss(cause)
    case .update: updateModal()
    case .withdraw: forget()?.cancel(animated: true)
    }
  }

  // MARK: The presentation

  private func ask(for id: ID, animated: Bool) {
    guard request == nil, lifecycle.state == .requested(id) else { return }
    let hosted = HostedModal()
    // The binding may ask for something else by now. Then an update of the source view follows.
    guard binding.current() == id, let presenter = sourceView.controller,
      let modal = binding.makeModal(hosted, presenter)
    else { return send(.refused) }
    let request = makeRequest(for: modal, hosted, from: presenter, animated: animated) {
      [weak self] in self?.present(modal, hosted, for: id, by: $0)
    }
    self.request = request
    request.start { outcome in
      // The request keeps this object alive until then.
      if request === self.request { self.presentationDidEnd(outcome) }
    }
  }

  private typealias Show = (ModalConfiguration) -> ModalTransition?

  /// - Parameter present: Called with what shows the modal, when it is its turn.
  private func makeRequest(
    for modal: UIViewController, _ hosted: HostedModal, from presenter: UIViewController, animated: Bool,
    present: @escaping (Show) -> ModalTransition?
  ) -> any ModalRequest {
    if binding.place == .container, let container = presenter.modalContainerController {
      return CardRequest(for: modal) { [weak container] in
        present { container?.add(modal, as: $0, animated: animated, delegate: hosted) }
      }
    }
    let isOnTop = binding.place == .top
    return PresentationRequest(for: modal, from: presenter, onTop: isOnTop) { [weak presenter] in
      present {
        (isOnTop ? presenter?.frontController : presenter)?.present(
          modal, as: $0, animated: animated, delegate: hosted, onTop: isOnTop)
      }
    }
  }

  /// Presents the modal: it is its turn.
  private func present(
    _ modal: UIViewController, _ hosted: HostedModal, for id: ID, by show: Show
  ) -> ModalTransition? {
    guard lifecycle.state == .requested(id), binding.current() == id,
      let transition = show(binding.configuration)
    else { return nil }
    self.transition = transition
    send(.presented)
    hosted.modalWasPresented(modal)
    return transition
  }

  private func presentationDidEnd(_ outcome: ModalOutcome) {
    _ = forget()
    switch outcome {
    case .notPresented: send(.refused)
    case .dismissed(let cause): send(.ended(bindingSays: binding.current(), by: cause))
    case .cancelled: send(.ended(bindingSays: binding.current(), by: .code))
    }
  }

  private func forget() -> (any ModalRequest)? {
    defer { request = nil }
    return request
  }
}
