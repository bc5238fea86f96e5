import UIKit

/// Lets a finger pull a modal into the screen, out of any view.
///
/// ```swift
/// toolbar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak self] in self?.makeDraft() })
/// ```
///
/// A drag on the view that goes the way by which the modal comes presents it, as `present(_:as:)` does; the edge of the
/// card comes to the finger, and goes with it. Let go, the modal opens, or slides out again and was never presented: it is
/// decided as when a finger lets go of an open one. A touch that is taken away never opens it. What a finger does else on
/// the view, a tap above all, is the view's.
///
/// Until the finger lets go, UIKit's presentation is under way: `dismiss` is refused, `viewDidAppear` has not come, and
/// never comes if the modal slides out. Then `viewWillDisappear` and `viewDidDisappear` follow.
///
/// The view owns the interaction, and nothing else has to be kept.
@MainActor public final class ModalOpeningInteraction: NSObject {
  /// How the modals that are opened from now on look and move. A modal opens by the edge that it comes from; where it has
  /// several detents, the finger chooses one.
  public var configuration: ModalConfiguration
  /// Where a finger has to come down.
  public var region: GestureRegion
  /// Presents the modals; not retained. `nil` by default: then it is the controller that is nearest to the view.
  public weak var presenter: UIViewController?
  /// Is asked before a finger dismisses a modal, and told of its phases; not retained. The closure that makes a modal may
  /// set it, to the modal itself say.
  public weak var delegate: (any ModalTransitionDelegate)?
  /// The view that it was added to.
  public private(set) weak var view: UIView?

  let makeModal: @MainActor () -> UIViewController?
  let pan = PanDriver()
  /// What a finger opens; nobody does while it is `nil`.
  var opened: ModalDriver?

  /// - Parameters:
  ///   - configuration: How the modal looks and moves.
  ///   - region: Where a finger has to come down.
  ///   - makeModal: Makes the modal as the drag begins; if there is none, nothing happens. Not called while the
  ///     presenter presents another one, is in a transition or off screen, nor for a finger near the leading edge from
  ///     which a navigation controller can go back.
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
}

/// UIKit calls these; an app has no reason to.
extension ModalOpeningInteraction: UIInteraction {
  /// Leaves the view that it is on; a finger there lets go.
  public func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pan.recognizer) }

  /// Listens to the view.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(pan.recognizer)
  }
}
