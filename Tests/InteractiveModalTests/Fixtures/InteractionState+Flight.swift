import Foundation

@testable import InteractiveModal

extension InteractionState {
  /// The flight of a modal that settles.
  var flight: SpringAnimation? {
    if case .settling(let flight, _) = phase { flight } else { nil }
  }

  /// The finger that holds the modal.
  var drag: DragState? { phase.drag }

  /// Returns the same modal after more events at a time; by default the time that it shows.
  func after(_ events: InteractionEvent..., at time: TimeInterval = -.infinity) -> InteractionState {
    var interaction = self
    for event in events { _ = interaction.handle(event, at: time) }
    return interaction
  }
}
