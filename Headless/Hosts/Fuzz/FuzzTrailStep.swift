/// One step of a finger's way: so many milliseconds later it is so many points farther.
struct FuzzTrailStep: Equatable, Sendable {
  var milliseconds: Double
  var right: Double
  var down: Double
}

extension FuzzEvent {
  /// A finger's way.
  init(finger: Double, _ steps: [FuzzTrailStep]) {
    self.init(.trail, [finger] + steps.flatMap { [$0.milliseconds, $0.right, $0.down] })
  }

  /// The way of a finger that has one.
  var steps: [FuzzTrailStep] {
    guard verb == .trail else { return [] }
    return stride(from: 1, to: numbers.count - 2, by: 3).map {
      FuzzTrailStep(milliseconds: numbers[$0], right: numbers[$0 + 1], down: numbers[$0 + 2])
    }
  }
}
