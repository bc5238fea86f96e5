import Foundation

/// The kit's tests, built with all mutants.
struct TestBundle {
  /// How a run of tests is done.
  struct Run {
    /// A regular expression that the identifiers of the tests match.
    var filter = "^(HeadlessTests|InteractiveModalTests)\\."
    /// The mutant that is on; none if empty.
    var mutant = ""
    /// How long the tests may be silent, in seconds.
    var patience: TimeInterval?
    /// Whether the run ends with the first test that fails.
    var endsEarly = true
    /// The file that gets a line for each place and each test that executes it; the tests run one after the other.
    var record: URL?
  }

  /// A test that reads the kit's sources: in the copy these have the mutants' texts in them.
  private static let skipped = "MistakesTests/complete"

  let binary: URL
  let folder: URL

  func run(_ run: Run) throws(Complaint) -> (outcome: Outcome, reading: Reading) {
    // A mutant that allocates without end must not take the machine's memory.
    let words = [
      "sh", "-c", "ulimit -v 16000000; exec \"$0\" \"$@\" 2> /dev/null", binary.path, "--testing-library",
      "swift-testing", "--event-stream-output-path", "/dev/stdout", "--filter", run.filter,
      "--skip", Self.skipped,
    ]
    let environment = [
      "MODAL_MUTANT": run.mutant, "MODAL_RECORD": run.record?.path ?? "",
      // The program that describes a crash outlives the killed tests, and keeps their output open.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let program = Program(
      words: words + (run.record == nil ? [] : ["--no-parallel"]), folder: folder, environment: environment,
      patience: run.patience)
    var reading = Reading()
    let end = try program.run { line in
      reading.take(line)
      return !run.endsEarly || reading.failures.isEmpty
    }
    return (reading.outcome(at: end), reading)
  }
}
