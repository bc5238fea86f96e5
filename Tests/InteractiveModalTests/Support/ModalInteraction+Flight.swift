import Foundation

@testable import InteractiveModal

extension ModalInteraction {
  /// The flight of a modal that nobody holds.
  var flight: SpringMotion? {
    if case .settling(let flight, _) = state { flight } else { nil }
  }

  /// The hold of a finger.
  var grip: Grip? { state.grip }

  /// The same modal after some more events.
  func after(_ events: Event...) -> ModalInteraction {
    var interaction = self
    for event in events { _ = interaction.handle(event) }
    return interaction
  }
}
