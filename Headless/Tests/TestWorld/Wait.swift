import Testing

/// Lets tasks run until a condition holds, and records an issue that says what the test waited for if it never does.
///
/// - Parameters:
///   - what: Completes the sentence "waited for …".
///   - limit: How long to wait, in real time: some tasks use other threads.
///   - turns: How often the tasks of the main actor get their turn before it fails. The synchronous tests of the
///     process may all run within one turn.
@MainActor public func wait(
  for what: String, atLeast limit: Duration = .seconds(5), turns: Int = 10_000,
  sourceLocation: SourceLocation = #_sourceLocation,
  until condition: () -> Bool
) async {
  let end = ContinuousClock.now + limit
  var turn = 0
  while !condition() {
    guard turn < turns || ContinuousClock.now < end else {
      Issue.record("waited \(limit) for \(what)", sourceLocation: sourceLocation)
      return
    }
    turn += 1
    await Task.yield()
  }
}
