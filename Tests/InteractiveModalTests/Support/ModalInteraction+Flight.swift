import Foundation

@testable import InteractiveModal

extension InteractionState {
  /// The flight of a modal that nobody holds.
  var flight: SpringAnimation? {
    if case .settling(let flight, _) = state { flight } else { nil }
  }

  /// The hold of a finger.
  var grip: DragState? { state.grip }

  /// The same modal after some more events.
  func after(_ events: Event...) -> InteractionState {
    var interaction = self
    for event in events { _ = interaction.handle(event) }
    return interaction
  }
}
