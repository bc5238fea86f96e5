import Testing

@testable import InteractiveModal

@Suite("The detent on which a binding and a modal agree") struct DetentSelectionTests {
  enum Step: Sendable {
    case bindingSays(DetentIdentifier)
    case taken(DetentIdentifier?)
    case modalIsBound(DetentIdentifier, writes: Bool)
  }

  @Test(
    "the side that changes it counts",
    arguments: [
      // The binding names the detent of the first presentation.
      [.bindingSays(.large), .taken(.large), .modalIsBound(.large, writes: false), .taken(nil)],
      // The modal stands before it hears of the binding.
      [.bindingSays(.large), .modalIsBound(.medium, writes: false), .taken(.large)],
      // The content comes late.
      [.modalIsBound(.medium, writes: true), .bindingSays(.large), .taken(.large)],
      // A finger takes the modal elsewhere, and the binding says so then.
      [
        .bindingSays(.medium), .taken(.medium), .modalIsBound(.large, writes: true), .bindingSays(.large),
        .taken(nil),
      ],
      // The app changes it back.
      [
        .bindingSays(.medium), .taken(.medium), .modalIsBound(.large, writes: true), .bindingSays(.medium),
        .taken(.medium),
      ],
      // The app changes its mind before the modal hears of it.
      [.bindingSays(.medium), .bindingSays(.large), .bindingSays(.large), .taken(.large), .taken(nil)],
      // The modal has no such detent, and says where it stands instead.
      [.bindingSays(.fitContent), .taken(.fitContent), .modalIsBound(.large, writes: true)],
      // No binding.
      [.taken(nil), .modalIsBound(.large, writes: true), .modalIsBound(.large, writes: false)],
    ] as [[Step]])
  func agrees(_ steps: [Step]) {
    var selection = DetentSelection.open
    for step in steps {
      switch step {
      case .bindingSays(let detent): selection.bindingSays(detent)
      case .taken(let detent): #expect(selection.take() == detent)
      case .modalIsBound(let detent, let writes): #expect(selection.modalIsBound(for: detent) == writes)
      }
    }
  }
}
