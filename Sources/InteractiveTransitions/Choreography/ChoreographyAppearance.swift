import InteractiveModal
import UIKit

/// Shows a modal by a choreography. The modal fills the container, and stands in its place while
/// the choreography shows it elsewhere.
@MainActor final class ChoreographyAppearance: ModalAppearance {
  private let opening: any TransitionChoreography
  private var closing: any TransitionChoreography
  private let modal: UIViewController
  private let views: ModalViews
  /// Runs while the modal is away from its open position.
  private var renderer: TransitionRenderer?

  init(
    opening: any TransitionChoreography, closing: any TransitionChoreography, of modal: UIViewController,
    on views: ModalViews
  ) {
    (self.opening, self.closing) = (opening, closing)
    self.modal = modal
    self.views = views
  }

  var parts: [TransitionInspector.Part] { renderer?.parts ?? [] }

  var looksInEachFrame: Bool { true }
  var carrier: PageCarrier? { renderer?.carrier }

  /// What opened the modal stays; another way to close it counts.
  func apply(_ configuration: ModalConfiguration) { closing = configuration.closing ?? opening }

  func layout(in context: LayoutContext) -> CardLayout { CardLayout(filling: context) }

  func pose(at progress: CGFloat, in layout: CardLayout) -> CardPose { .inPlace }

  func show(_ interaction: InteractionState, in layout: CardLayout) {
    switch interaction.phase {
    case .resting(.detent):
      end(isOpen: true)
      views.apply(.inPlace)
    case .resting(.dismissed), .caught, .dragged, .asking, .settling:
      running(for: interaction, in: layout)?.show(interaction.progress)
    }
  }

  func picture(of interaction: InteractionState, in layout: CardLayout) -> (any MovingPicture)? {
    running(for: interaction, in: layout)
  }

  /// The renderer, which begins as the modal leaves one of its ends.
  private func running(for interaction: InteractionState, in layout: CardLayout) -> TransitionRenderer? {
    if renderer == nil { begin(interaction.progress > 0 ? .dismiss : .present, leaving: layout.direction) }
    return renderer
  }

  func containerDidResize() { renderer?.containerDidResize() }

  func end() { end(isOpen: false) }

  private func begin(_ operation: TransitionOperation, leaving direction: TravelDirection) {
    guard let container = views.container, let viewBehind = views.screenBehind?.view,
      let presenter = modal.presentingViewController
    else { return }
    let stage = TransitionStage(
      operation,
      lower: TransitionSide(
        controller: presenter, view: viewBehind, presentingChild: views.presentingChild),
      upper: TransitionSide(controller: modal, view: views.card), in: container, leaving: direction,
      source: { [weak views] in views?.sourceView })
    let choreography = operation == .present ? opening : closing
    let renderer = TransitionRenderer(
      UIAccessibility.reducesMotion ? ReducedTransition(replaced: choreography) : choreography, on: stage,
      preservingSafeAreaOf: [modal])
    self.renderer = renderer
    renderer.begin()
  }

  private func end(isOpen: Bool) {
    let ended = renderer
    renderer = nil
    ended?.end(isOpen: isOpen)
  }
}
