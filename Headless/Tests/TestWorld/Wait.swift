import Testing

/// Lets tasks run until a condition holds, and records an issue that says what the test waited for if it never does.
///
/// - Parameters:
///   - what: Completes the sentence "waited for …".
///   - limit: How long to wait at most, in real time. The default is long: the synchronous tests
///     of the process share the main actor with this one, and all of them may run first.
@MainActor public func wait(
  for what: String, atMost limit: Duration = .seconds(1500),
  sourceLocation: SourceLocation = #_sourceLocation,
  until condition: () -> Bool
) async {
  let end = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("waited \(limit) for \(what)", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}
