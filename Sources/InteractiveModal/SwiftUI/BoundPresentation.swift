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
  var onDismiss: () -> Void = {}
  var place = BoundPlace.presenter
  var configuration = ModalConfiguration.mail
  /// Whether the configuration's spring shows a new configuration.
  var animatesChanges: Bool
  /// Makes the modal for the present value of the binding; the controller is the presenter.
  var makeModal: (HostedModal, UIViewController) -> UIViewController?
  /// Shows the present value of the binding in a modal that was made for the same identity.
  var update: (UIViewController) -> Void = { _ in }

  /// A binding that never asks.
  static var none: ModalBinding {
    ModalBinding(current: { nil }, reset: {}, animatesChanges: false, makeModal: { _, _ in nil })
  }
}

/// Presents and dismisses a modal as a binding asks, and resets the binding when the modal is gone.
///
/// The app writes the binding at any moment, and UIKit presents and dismisses when it can. This object
/// decides which of the two has to follow the other.
///
/// - A modal that the app withdraws leaves, and the binding is not written.
/// - A modal that leaves for another reason resets the binding, once, when it is gone.
/// - In between, an update of the source view that still asks for it presents nothing.
/// - A source view that goes takes its modal along, and resets the binding: a view that returns presents
///   nothing by itself.
///
/// It only dismisses modals that it has presented. It calls UIKit and the app with the next frame: UIKit tells of
/// changes in the midst of its own transitions.
///
/// The binding is SwiftUI's `isPresented` or `item`; `ID` is the identity of the item.
@MainActor final class BoundPresentation<ID: Equatable> {
  /// What becomes of the binding. How far its modal is, the request knows.
  enum State: Equatable {
    /// The binding asks for nothing, and nothing is presented.
    case closed
    /// The binding asks for a modal that could not be presented: the source view is not on the
    /// screen, or UIKit did not present it. The next update of the source view asks again.
    case refused(ID)
    /// The modal waits for its turn, or UIKit has been asked to present it.
    case asked(ID)
    /// The binding does not ask for the modal any more: it leaves. A value that the app writes meanwhile
    /// counts when the modal is gone.
    case leaving
    /// The modal is gone, and the binding still asks for it: it is going to be reset.
    case resetting(ID)
    /// The source view is gone, and nothing is presented any more for its binding.
    case removed
  }

  private(set) var state = State.closed
  /// Represents, in UIKit's hierarchy, the view that has the binding. Its controller presents.
  private(set) lazy var sourceView = makeSourceView()
  private var binding: ModalBinding<ID>
  /// What the binding asks for, and whether the transaction of that change animates it.
  private var change: (id: ID?, isAnimated: Bool) = (nil, true)
  /// The request that presents the modal, and the modal for its content; `nil` while there is none.
  private var shown: (request: ModalRequest, hosted: HostedModal)?
  private lazy var nextFrame = NextFrame()

  init(_ binding: ModalBinding<ID> = .none) { self.binding = binding }

  private func makeSourceView() -> ModalSourceView {
    let view = ModalSourceView()
    view.onAppear = { [weak self] in
      if let self, case .refused(let id) = state { ask(for: id) }
    }
    return view
  }

  /// Follows the binding: the source view was updated.
  func update(_ binding: ModalBinding<ID>, isAnimated: Bool) {
    self.binding = binding
    let id = binding.current()
    if id != change.id { change = (id, isAnimated) }
    follow(id)
  }

  /// Dismisses the modal: the source view is gone for good. SwiftUI updates views, so the app hears of it later, in
  /// the background too.
  func sourceWasRemoved() {
    let last = state
    state = .removed
    guard case .asked(let id) = last else { return }
    if isUnderWay { dismiss(animated: true) } else { withdraw() }
    nextFrame.perform { if self.binding.current() == id { self.binding.reset() } }
  }

  private func follow(_ id: ID?) {
    switch state {
    case .asked(id): updateModal()
    case .asked where isUnderWay:
      state = .leaving
      dismiss(animated: change.isAnimated)
    case .resetting(id), .leaving, .removed: break
    case .asked:
      withdraw()
      ask(for: id)
    case .closed, .refused, .resetting: ask(for: id)
    }
  }

  private func updateModal() {
    guard let shown else { return }
    binding.update(shown.request.modal)
    shown.hosted.follow(binding.configuration, animated: binding.animatesChanges)
  }

  /// Works with the next frame; in the background at once. There are no frames there, and the app
  /// switcher's picture is taken.
  private func later(_ work: @escaping () -> Void) {
    if isInBackground { work() } else { nextFrame.perform(work) }
  }

  /// A view that is covered on the whole screen is in no window, but what covers it is.
  private var isInBackground: Bool {
    let window = sourceView.window ?? sourceView.nearestController?.frontController.viewIfLoaded?.window
    return window?.windowScene?.activationState == .background
  }

  // MARK: The binding

  /// Writes `nil` if the binding still asks for the modal.
  private func reset(_ id: ID) {
    later {
      if self.binding.current() == id { self.binding.reset() }
      self.follow(self.binding.current())
    }
  }

  // MARK: The presentation

  /// Whether UIKit or a container was asked to show the modal.
  private var isUnderWay: Bool { shown?.request.isUnderWay ?? false }

  /// - Parameter tell: Tells the app that the last modal was dismissed, before the next one comes.
  private func ask(for id: ID?, after tell: (() -> Void)? = nil) {
    state = id.map(State.asked) ?? .closed
    if let tell { later(tell) }
    if let id { later { self.present(id, animated: self.change.isAnimated) } }
  }

  private func withdraw() {
    let waiting = shown
    shown = nil
    waiting?.request.cancel()
  }

  private func dismiss(animated: Bool) {
    later { self.shown?.request.cancel(animated: animated && !self.isInBackground) }
  }

  private func present(_ id: ID, animated: Bool) {
    guard shown == nil, state == .asked(id) else { return }
    let hosted = HostedModal(binding.configuration)
    // The binding may ask for something else by now. Then an update of the source view follows.
    guard binding.current() == id, let presenter = sourceView.nearestController,
      let modal = binding.makeModal(hosted, presenter)
    else { return refuse() }
    let isInContainer = binding.place == .container || hosted.configuration.canBeDocked
    let container = isInContainer ? presenter.modalContainerController : nil
    let (isCard, isOnTop) = (container != nil, binding.place == .top)
    let request = ModalRequest(for: modal, from: isCard ? nil : presenter, onTop: isOnTop) {
      [weak self, weak container, weak presenter] in
      guard let self, binding.current() == id else { return nil }
      let configuration = hosted.configuration
      let transition =
        isCard
        ? container?.add(modal, as: configuration, animated: animated, delegate: hosted)
        : presenter?.present(modal, as: configuration, animated: animated, delegate: hosted, onTop: isOnTop)
      if transition != nil { hosted.modalWasPresented(modal) }
      return transition
    }
    shown = (request, hosted)
    request.start { outcome in
      // The request keeps this object alive until then.
      if request === self.shown?.request { self.requestDidEnd(outcome) }
    }
  }

  private func requestDidEnd(_ outcome: ModalOutcome) {
    // The content goes with its controller.
    let actions = shown?.hosted.dismissalActions ?? []
    shown = nil
    switch outcome {
    case .notPresented: refuse()
    case .dismissed(let cause): modalDidLeave(by: cause, telling: actions)
    case .cancelled: modalDidLeave(by: .code, telling: actions)
    }
  }

  private func refuse() {
    switch state {
    case .asked(let id): state = .refused(id)
    case .leaving: state = .closed
    case .closed, .refused, .resetting, .removed: break
    }
  }

  private func modalDidLeave(
    by cause: ModalOutcome.Cause, telling actions: [(ModalOutcome.Cause) -> Void]
  ) {
    let id = binding.current()
    let tell = {
      for action in actions { action(cause) }
      self.binding.onDismiss()
    }
    switch state {
    case .asked(let shown) where shown == id:
      state = .resetting(shown)
      reset(shown)
      later(tell)
    case .asked, .leaving: ask(for: id, after: tell)
    case .removed: nextFrame.perform(tell)
    case .closed, .refused, .resetting: break
    }
  }
}
