import UIKit

/// Plays steps with a ghost finger, in the app's time.
@MainActor struct LiveShow {
  /// The number that the ghost finger has among pages; pages count from 1.
  static let page = 0

  private let steps: [ShowStep]
  private var waiting: ArraySlice<ShowStep>
  private var inputs: ArraySlice<(time: TimeInterval, input: LiveInput)> = []
  private var rounds: Int
  /// When the next step begins, or the show ends; `nil` after the end.
  private var nextStep: TimeInterval?

  /// - Parameters:
  ///   - rounds: How often the steps are played; 1 by default.
  ///   - time: The time of the app at which the first step begins.
  init(_ steps: [ShowStep], rounds: Int = 1, at time: TimeInterval) {
    self.steps = steps
    self.rounds = rounds
    waiting = steps[...]
    nextStep = time
  }

  /// The time of the app at which the next input or step is due; `nil` after the end.
  var next: TimeInterval? { inputs.first?.time ?? nextStep }

  /// Returns the next input if it is due now.
  mutating func take(on simulator: Simulator) -> LiveInput? {
    if let input = inputs.popFirst() { return input.input }
    if waiting.isEmpty, rounds > 1 { (waiting, rounds) = (steps[...], rounds - 1) }
    guard let start = nextStep, let step = waiting.popFirst() else {
      nextStep = nil
      return nil
    }
    inputs = step.inputs(on: simulator).map { (start + $0.time, $0.input) }[...]
    nextStep = (inputs.last?.time ?? start) + step.pause
    return nil
  }
}
