import Foundation

/// The kit's tests, built with all mutations.
struct TestBundle {
  let binary: URL
  let folder: URL

  /// Runs suites, or all of them where none is named, with a mutation on or none, up to the first test that fails.
  ///
  /// What takes longer than the patience, in seconds, hangs.
  func run(
    _ suites: [String], with mutation: Mutation? = nil, patience: TimeInterval? = nil
  ) throws(Complaint) -> Outcome {
    let names = suites.isEmpty ? "" : "(\(suites.joined(separator: "|")))/"
    let environment = ["NO_COLOR": "1", Rewriting.variable: mutation?.name ?? ""]
    let program = Program(
      words: [
        binary.path, "--testing-library", "swift-testing", "--filter",
        "^(HeadlessTests|InteractiveModalTests)\\." + names,
      ],
      folder: folder, environment: environment, patience: patience)
    var reading = Reading()
    let end = try program.run { line in
      reading.take(line)
      return reading.failure == nil
    }
    return reading.outcome(at: end)
  }
}
