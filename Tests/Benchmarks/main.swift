import Foundation
import UIKit

// `swift run -c release Benchmarks` prints the table; the exit status tells whether every limit is
// kept. With the word `counted` it prints only the rows that valgrind counts. They are the same in
// every run.

/// What valgrind counts.
@MainActor func countedFigures() -> [any Figure] {
  let valgrind = Valgrind()
  return [SceneCost(valgrind: valgrind), HeapUse(valgrind: valgrind), Flights(valgrind: valgrind)]
}

/// All figures, in the order of the table.
@MainActor func figures() throws -> [any Figure] {
  let recordings = try Recordings.all()
  return countedFigures() + [
    WriteCount(), FirstMovement(recordings: recordings), SettleAccuracy(),
    PaceAgreement(recordings: recordings), Jumps(recordings: recordings), RestCost(), LayerCount(), Growth(),
    ReplaySpeed(recordings: recordings),
  ]
}

let arguments = Array(CommandLine.arguments.dropFirst())
if let (work, count) = Work.wanted(by: arguments) {
  work.perform(count)
} else if !arguments.isEmpty, arguments != ["counted"] {
  print("“\(arguments.joined(separator: " "))” is nothing to measure; there is counted, or no word for all.")
  exit(EXIT_FAILURE)
} else {
  let table = Table(
    rows: try (arguments == ["counted"] ? countedFigures() : figures()).flatMap { try $0.rows() })
  table.lines.forEach { print($0) }
  exit(table.isKept(isComplete: Valgrind() != nil) ? EXIT_SUCCESS : EXIT_FAILURE)
}
