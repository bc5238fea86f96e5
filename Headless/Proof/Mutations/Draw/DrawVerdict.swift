/// What the tests say of a drawn mutant.
struct DrawVerdict: Sendable {
  let place: Place
  /// `nil` if no test executes the place.
  let outcome: Outcome?
  /// The tests that turned red: the first one, or all in a matrix.
  var failures: [String] = []

  var isKilled: Bool {
    switch outcome {
    case nil, .green: false
    case .red, .hung, .crashed: true
    }
  }
}
