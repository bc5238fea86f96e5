import UIKit

/// The flights of one choreography: mostly one at a time, and one for each stage that it is on.
@MainActor final class MatchedAnimations {
  private var flights: [ObjectIdentifier: MatchedAnimation] = [:]

  /// The flight on a stage, `nil` before it begins and after its end.
  subscript(stage: TransitionStage) -> MatchedAnimation? { flights[ObjectIdentifier(stage)] }

  func begin(on stage: TransitionStage) {
    let flight = MatchedAnimation(on: stage)
    flights[ObjectIdentifier(stage)] = flight
    flight.begin()
  }

  func end(on stage: TransitionStage, isOpen: Bool) {
    flights.removeValue(forKey: ObjectIdentifier(stage))?.end(isOpen: isOpen)
  }
}
