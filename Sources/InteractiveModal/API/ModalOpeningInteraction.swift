import UIKit

/// Lets a finger pull a modal open, out of any view.
///
/// ```swift
/// toolbar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() })
/// ```
///
/// A drag on the view in the direction in which the modal comes presents it, as `present(_:as:)`
/// does. The edge of the card comes to the finger and follows it. On release the policy decides:
/// the modal opens, or slides out again and was never presented. A cancelled touch never opens it.
/// Taps and other gestures stay the view's.
///
/// Until the finger lets go, UIKit's presentation is under way: UIKit refuses `dismiss`, and
/// `viewDidAppear` has not been called. If the modal slides out, `viewWillDisappear` and
/// `viewDidDisappear` follow.
///
/// In a ``ModalContainerController`` a modal with ``ModalConfiguration/dock-swift.property`` is a card of the container:
/// UIKit presents nothing, and `dismissModal(animated:)` closes the card.
///
/// The view owns the interaction; the app retains nothing.
@MainActor public final class ModalOpeningInteraction: NSObject {
  /// The configuration of the modals that are opened from now on. A modal opens by the edge from
  /// which it comes. With several detents, the finger chooses one.
  public var configuration: ModalConfiguration
  /// Where a finger has to come down.
  public var region: GestureRegion
  /// The controller that presents; not retained. `nil` by default: then the controller nearest to
  /// the view presents.
  public weak var presenter: UIViewController?
  /// The delegate of the modals; not retained. The closure that makes a modal may set it.
  public weak var delegate: (any ModalDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  private let makeModal: @MainActor () -> UIViewController?
  let pan = PanGesture()
  /// The finger's side of the modal that is being opened.
  private(set) var modalFinger: ModalFinger?

  /// - Parameters:
  ///   - configuration: The configuration of the modals.
  ///   - region: Where a finger has to come down.
  ///   - makeModal: Makes the modal as the drag begins; returns `nil` to present nothing. Not
  ///     called while the presenter presents another controller, is in a transition or is off the
  ///     screen. Not called either for a finger near the leading edge from which a navigation
  ///     controller can pop.
  public init(
    as configuration: ModalConfiguration, from region: GestureRegion = .content,
    makeModal: @escaping @MainActor () -> UIViewController?
  ) {
    self.configuration = configuration
    self.region = region
    self.makeModal = makeModal
    super.init()
    pan.receiver = self
  }

  private var presentingController: UIViewController? { presenter ?? view?.nearestController }

  private var canPop: Bool {
    let controller = presentingController
    let navigation = controller as? UINavigationController ?? controller?.navigationController
    return navigation.map { $0.viewControllers.count > 1 } ?? false
  }

  /// The presenter, if UIKit would not refuse.
  private var readyPresenter: UIViewController? {
    presentingController.flatMap { $0.canPresentNow ? $0 : nil }
  }

  private func end(_ dragEnd: InteractionEvent) {
    let finger = modalFinger
    modalFinger = nil
    finger?.endPullingOpen(dragEnd)
  }
}

/// UIKit calls these methods; an app has no reason to.
extension ModalOpeningInteraction: UIInteraction {
  /// Removes the gesture from the view.
  public func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pan) }

  /// Adds the gesture to the view.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(pan)
  }
}

extension ModalOpeningInteraction: PanReceiver {
  package var isHeld: Bool { modalFinger?.isHeld ?? false }
  package var isAtRest: Bool { modalFinger == nil }

  package var direction: TravelDirection {
    configuration.edge.travelDirection(
      isRightToLeft: view?.window?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  package var scrollViewPrecedence: ScrollViewPrecedence {
    switch region {
    case .content, .disabled: .scrollView
    case .edge: .screen
    }
  }

  /// At the edge of the screen this gesture precedes those of screens that are swiped.
  package func precedes(_ other: UIGestureRecognizer) -> Bool {
    scrollViewPrecedence == .screen && other.isContentPan
  }

  /// Lets the system pop a page before a modal is pulled open in the same direction.
  package func yields(to other: UIGestureRecognizer) -> Bool {
    configuration.edge == .leading && other.isSystemPop
  }

  package func takesFinger(at location: CGPoint) -> Bool {
    guard let window = view?.window else { return false }
    let distance = direction.distance(of: location, fromEdgeOf: window.bounds)
    let isAtEdge = GestureRegion.edge().contains(distanceFromEdge: distance)
    if isAtEdge, configuration.edge == .leading, canPop { return false }
    return region.contains(distanceFromEdge: distance)
  }

  package func follows(_ dragDirection: DragDirection) -> Bool {
    dragDirection.isAgainst(direction) && readyPresenter != nil
  }

  package func handle(_ event: InteractionEvent) {
    switch event {
    case .moved: modalFinger?.handle(event)
    case .began: begin()
    case .released: end(event)
    case .lifted, .cancelled: end(.cancelled)
    case .landed, .leftOnList, .opened, .answered, .frame, .sent, .placed, .launched, .turned, .restarted:
      break
    }
  }

  private func begin() {
    guard let presenter = readyPresenter, let modal = makeModal() else { return pan.cancel() }
    // UIKit may ask within the call whether a finger starts the presentation.
    let takeFinger: (ModalFinger) -> Void = { [weak self] in
      guard let self else { return }
      modalFinger = $0
      $0.pullOpen(with: pan)
    }
    _ = presenter.present(
      modal, as: configuration, animated: true, delegate: delegate, takeFinger: takeFinger)
    guard modal.presentingViewController != nil || modal.parent != nil, modal.modalSession != nil else {
      modalFinger = nil
      return pan.cancel()
    }
  }
}

extension UIView {
  /// The controller whose view this is, or in whose view it lies.
  var nearestController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }
}
