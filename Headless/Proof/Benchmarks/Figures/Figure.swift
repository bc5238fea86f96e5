/// Something that is measured: one row of the table, or several that belong together.
@MainActor protocol Figure {
  var promises: [Promise] { get }
  /// Measures each promise, in their order; `nil` for a row that this machine cannot measure.
  func measure() throws -> [Double?]
}

extension Figure {
  func rows() throws -> [Row] {
    let measured = try measure()
    precondition(measured.count == promises.count, "each promise has a measurement")
    return zip(promises, measured).map { Row(promise: $0, measured: $1) }
  }
}
