import UIKit

/// The `transitioningDelegate` of modals: presents and dismisses them interactively.
///
/// ```swift
/// draft.modalPresentationStyle = .custom
/// draft.transitioningDelegate = mailTransition
/// present(draft, animated: true)
/// ```
///
/// UIKit does not retain a transitioning delegate. Keep the object until you present, or use
/// `present(_:as:)`. Once presented, the modal keeps it alive. One object can serve several
/// modals, also at the same time.
@MainActor public final class ModalTransition: NSObject {
  /// The configuration of the modals that are presented from now on; ``update(animated:_:)`` changes
  /// also those that are presented.
  public var configuration: ModalConfiguration
  /// Decides whether the user may dismiss a modal, and hears what the modal does; not retained.
  ///
  /// `nil` by default: then the presented controller is the delegate, or the controller shown in
  /// it, if it conforms.
  public weak var delegate: (any ModalDelegate)? {
    didSet {
      (content, delegateType) = (delegate as? any ModalListener, delegate.map { type(of: $0) })
      sessions.forEach { $0.engine.startFrames() }
    }
  }

  /// The type of the delegate that the app has set, also if that is gone by now; `nil` without one.
  private var delegateType: (any ModalDelegate.Type)?
  private let broadcaster = UpdateBroadcaster()
  /// SwiftUI's content, if it decides for the app: it hears of what it reads.
  private weak var content: (any ModalListener)?
  /// The test that follows the modals.
  private weak var test: (any ModalListener)?
  /// Called once, with the finger of the modal that is going to be presented.
  var takeFinger: ((ModalFinger) -> Void)?
  private var presented: [Presented] = []
  /// The presentation about which UIKit asks now: the view of its modal may load meanwhile.
  private(set) weak var coming: ModalPresentationController?
  /// The request that waits for the end of the modal.
  weak var request: ModalRequest?

  /// Creates a transition; with Mail's configuration by default.
  public init(_ configuration: ModalConfiguration = .mail) { self.configuration = configuration }

  /// Changes the configuration, also of the modals that are presented with it.
  ///
  /// ```swift
  /// transition.update { $0.detents = [.medium, .large] }
  /// ```
  ///
  /// A modal keeps its detent, or takes the highest if the detent is gone, also in flight and under
  /// a finger. ``ModalConfiguration/initialDetent`` and the choreography that opens the modal
  /// count for the next presentation. An edge does not count while a finger pulls the modal open.
  ///
  /// - Parameters:
  ///   - animated: Whether the configuration's spring takes the views to their new places; true by
  ///     default.
  ///   - change: Changes the configuration.
  public func update(animated: Bool = true, _ change: (inout ModalConfiguration) -> Void) {
    change(&configuration)
    for session in sessions { session.apply(configuration, animated: animated) }
  }

  /// Follows a configuration that the app names again and again, as a view of SwiftUI does.
  ///
  /// The modal is laid out only if a value is new.
  func follow(_ new: ModalConfiguration, animated: Bool) {
    let isSame = new.hasSameValues(as: configuration)
    configuration = new
    for session in sessions { isSame ? session.takeOver(new) : session.apply(new, animated: animated) }
  }

  /// Returns the updates of a modal from now on.
  ///
  /// The sequence ends after the update in which the modal rests at `dismissed`, or with the
  /// transition. A reader that falls behind misses older updates of a motion, never the last one.
  ///
  /// - Parameter modal: The presented controller: a navigation controller, not its page. Updates
  ///   of other controllers are not delivered.
  public func updates(of modal: UIViewController) -> AsyncStream<ModalUpdate> {
    modal.modalSession?.engine.startFrames()
    return broadcaster.stream(of: modal)
  }

  /// Hands the finger of a modal that is about to be presented to the one who waits for it.
  func giveFinger(of session: ModalSession) {
    takeFinger?(session.finger)
    takeFinger = nil
  }

  private var sessions: [ModalSession] { presented.compactMap { $0.host?.session } }

  private func delegate(of modal: UIViewController) -> (any ModalDelegate)? {
    delegate ?? modal.shownModalDelegate
  }
}

/// The host of a modal, not retained: it retains the transition.
private struct Presented {
  weak var host: (any ModalHost)?
}

/// UIKit calls these methods; an app has no reason to.
extension ModalTransition: UIViewControllerTransitioningDelegate {
  /// Returns the presentation controller, which lives as long as the modal is presented.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = ModalPresentationController(
      presentedViewController: presented, presenting: presenting, transition: self)
    register(controller)
    return controller
  }

  /// Returns the animator of a presentation; `nil` for a modal whose style is not `.custom`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // An app that has read `presentationController` before made UIKit ask for it then.
    let controllers = self.presented.compactMap { $0.host as? ModalPresentationController }
    let own = controllers.last { $0.presentedViewController === presented }
    let controller = own ?? presented.presentationController as? ModalPresentationController
    guard let controller else {
      TransitionReport.report(
        "\(presented.reportedName) is presented without the kit, because its modalPresentationStyle "
          + (presented.modalPresentationStyle == .custom
            ? "was not .custom when its presentationController was first read: read that after present(_:as:)"
            : "is not .custom: use present(_:as:), or set .custom before the presentation"))
      return nil
    }
    coming = controller
    defer { coming = nil }
    controller.prepareToPresent(on: presenting, from: source)
    giveFinger(of: controller.session)
    return DrivenTransition(owner: controller.session)
  }

  /// Returns the percent-driven transition that opens the modal.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? DrivenTransition
  }

  /// Returns the animator of a dismissal; `nil` for a modal whose style is not `.custom`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let controller = dismissed.presentationController as? ModalPresentationController else {
      return nil
    }
    let session = controller.session
    // UIKit makes the first responder resign right after this.
    session.keyboard.firstResponder.remember()
    return DrivenTransition(owner: session)
  }

  /// Returns the percent-driven transition that closes the modal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? DrivenTransition
  }
}

/// Tells the app of its modals, and asks it.
extension ModalTransition {
  /// Notes the host of a modal, which follows changes of the configuration.
  func register(_ host: any ModalHost) {
    presented = presented.filter { $0.host != nil } + [Presented(host: host)]
    test = SharedState.current.watcher as? any ModalListener
  }

  /// Asks the app whether the user may dismiss a modal.
  func permission(toDismiss modal: UIViewController) -> ModalPermission {
    if let delegateType, delegate == nil {
      TransitionReport.reportOnce(
        "The delegate of \(type(of: modal)), of type \(delegateType), is gone, because the kit does not retain it: keep "
          + "it in a property")
    }
    let permission =
      delegate(of: modal)?.modalPermission(toDismiss: modal) ?? modal.permissionToBeDismissed
    test?.modal(modal, did: .asked(permission))
    return permission
  }

  /// Returns whether an update is heard in each frame of a flight.
  func needsFrames(of modal: UIViewController) -> Bool {
    if broadcaster.needsFrames(of: modal) { return true }
    return content?.needsFrames(of: modal) ?? (delegate(of: modal) != nil)
  }

  /// Tells the test, the streams, the content, the app and the request of an event. The app may dismiss the modal as it hears of
  /// one: the events of that come after it.
  func tell(_ event: ModalEvent, of modal: UIViewController) {
    test?.modal(modal, did: event)
    broadcaster.modal(modal, did: event)
    content?.modal(modal, did: event)
    tellApp(event, of: modal)
    request?.modal(modal, did: event)
  }

  @inline(__always) private func tellApp(_ event: ModalEvent, of modal: UIViewController) {
    switch event {
    case .asked, .entered, .moved, .left(_, wasPresented: false): break
    case .attempted:
      // The delegate may dismiss the modal. After that, UIKit would make a new presentation
      // controller for it.
      let controller = modal.ownPresentationController
      delegate(of: modal)?.modalDidAttemptToDismiss(modal)
      controller?.tellDelegateOfAttempt()
    case .willDismiss(let controller): controller?.tellDelegateWillDismiss()
    case .didDismiss(let controller): controller?.tellDelegateDidDismiss()
    case .updated(let update): delegate(of: modal)?.modal(modal, didUpdate: update)
    case .left(let cause, wasPresented: true):
      delegate(of: modal)?.modalDidDismiss(modal, by: cause)
    }
  }
}

extension UIViewController {
  /// This controller or the one shown in it that is a delegate of modals, from the outside in.
  fileprivate var shownModalDelegate: (any ModalDelegate)? {
    (self as? any ModalDelegate) ?? shownChild?.shownModalDelegate
  }
}
