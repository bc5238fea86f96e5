import UIKit

/// A modal that another choreography than Mail's shows: it fills the room, and stands in its place while the choreography
/// shows it elsewhere.
extension ModalDriver {
  /// At a stop on screen there is nothing to show but the modal.
  func perform(_ choreography: any TransitionChoreography) {
    switch interaction.state {
    case .resting(.detent):
      endPerformance(isOpen: true)
      views.apply(.inPlace)
    case .resting(.dismissed), .caught, .dragged, .asking, .settling:
      if performance == nil { begin(choreography) }
      performance?.show(1 - interaction.fraction)
    }
  }

  private func begin(_ choreography: any TransitionChoreography) {
    guard let container = views.card.superview, let behind = views.backdrop?.view,
      let presenter = modal.presentingViewController
    else { return }
    views.apply(.inPlace)
    let stage = TransitionStage(
      interaction.fraction < 1 ? .dismiss : .present,
      lower: TransitionSide(controller: presenter, view: behind),
      upper: TransitionSide(controller: modal, view: views.card), in: container, leaving: layout.direction)
    let performance = TransitionRenderer(
      UIAccessibility.reducesMotion ? CrossFadeTransition() : choreography, on: stage, keeping: [modal])
    self.performance = performance
    performance.begin()
  }

  func endPerformance(isOpen: Bool) {
    let ended = performance
    performance = nil
    ended?.end(isOpen: isOpen)
  }
}

extension CardPose {
  /// A modal that stands where it is laid out, with nothing of the screen behind to be seen.
  static let inPlace = CardPose(
    cardOffset: 0, cardOpacity: 1, cardStretch: 0, cardOverhang: 0, dimmingOpacity: 0)
}

extension CardLayout {
  /// A modal that fills the room.
  init(filling stage: LayoutContext) {
    let room = CGRect(origin: .zero, size: stage.size)
    self.init(
      card: room, frame: room, direction: stage.direction, cardRadius: 0, cardCorners: .far, stretchRoom: 0,
      screenBehind: .stays(radius: stage.backdropRadius),
      travel: max(stage.direction.length(of: stage.size), 1),
      stops: TransitionStops(), dimming: Dimming(opacity: 0, fullUpTo: 0, noneFrom: 1),
      leavesRoomBeside: false)
  }
}
