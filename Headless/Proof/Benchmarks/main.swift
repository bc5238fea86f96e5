import Foundation
import UIKit

// `swift run -c release Benchmarks` prints all rows, or those of the subjects that are named. The exit status tells
// whether every limit is kept. `--write FILE` also puts all rows into a document.

/// Measures subjects, and prints them.
@MainActor func rows(of subjects: [Subject]) throws -> [Row] {
  Table.head.forEach { print($0) }
  return try subjects.flatMap { subject in
    let rows = try subject.figure.rows()
    rows.forEach { print($0.line) }
    return rows
  }
}

/// Puts all rows into a document.
@MainActor func write(to path: String) throws -> [Row] {
  guard let table = Table(in: try String(contentsOfFile: path, encoding: .utf8)) else {
    throw CocoaError(.fileReadCorruptFile)
  }
  let rows = try rows(of: Subject.allCases)
  try table.document(with: rows).write(toFile: path, atomically: true, encoding: .utf8)
  return rows
}

let arguments = Array(CommandLine.arguments.dropFirst())
let subjects = arguments.compactMap(Subject.init)
if let (work, count) = Work.wanted(by: arguments) {
  work.perform(count)
} else if arguments.first == "--write", arguments.count == 2 {
  // A document has no row that this machine could not measure.
  exit(try write(to: arguments[1]).allSatisfy { $0.verdict == .kept } ? EXIT_SUCCESS : EXIT_FAILURE)
} else if subjects.count == arguments.count {
  let rows = try rows(of: subjects.isEmpty ? Subject.allCases : subjects)
  let fine: [Row.Verdict] = Valgrind() == nil ? [.kept, .notMeasured] : [.kept]
  exit(rows.allSatisfy { fine.contains($0.verdict) } ? EXIT_SUCCESS : EXIT_FAILURE)
} else {
  let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
  print("“\(arguments.joined(separator: " "))” cannot be measured. Use `--write FILE`, or: \(names).")
  exit(EXIT_FAILURE)
}
