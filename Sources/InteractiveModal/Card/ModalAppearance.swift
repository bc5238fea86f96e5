import UIKit

/// A look that replaces Mail's card.
@MainActor package protocol ModalLook: Sendable {
  /// The spring of all flights; `nil` for the springs of the configuration.
  var spring: TransitionSpring? { get }
  /// Whether the modal is a page that fills its container, and no card.
  nonisolated var isPage: Bool { get }
  /// Returns the appearance of a modal; `nil` for Mail's card.
  func appearance(of modal: UIViewController, on views: ModalViews) -> (any ModalAppearance)?
}

/// The picture of a modal: its layout in a container, and what the screen shows at each moment. The view of
/// any modal is a `CardView`, also under a choreography.
@MainActor package protocol ModalAppearance: AnyObject {
  /// The parts that move, for the inspector.
  var parts: [TransitionInspector.Part] { get }
  /// Takes over what another configuration says of the picture.
  func apply(_ configuration: ModalConfiguration)
  func layout(in context: LayoutContext) -> CardLayout
  func pose(at progress: CGFloat, in layout: CardLayout) -> CardPose
  func show(_ interaction: InteractionState, in layout: CardLayout)
  /// Whether it has to check in each frame of a flight whether the app has changed the views.
  var looksInEachFrame: Bool { get }
  /// Returns what moves in a flight of the modal; `nil` if nothing does.
  func picture(of interaction: InteractionState, in layout: CardLayout) -> (any MovingPicture)?
  /// The page that a finger carries in both axes; `nil`, the default, if there is none.
  var carrier: PageCarrier? { get }
  /// Works out anew what depends on the size of the container.
  func containerDidResize()
  /// Gives back the views that it has moved: the modal is gone.
  func end()
}

extension ModalAppearance {
  package var carrier: PageCarrier? { nil }
}
