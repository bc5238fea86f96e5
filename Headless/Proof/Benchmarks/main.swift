import Foundation
import UIKit

// `swift run -c release Benchmarks` prints the table. The exit status tells whether every limit is kept.
// The names of subjects limit the table to them. `--write FILE` puts the whole table into a document.

/// Measures subjects, and prints them.
@MainActor func table(of subjects: [Subject]) throws -> Table {
  let table = Table(rows: try subjects.flatMap { try $0.figure.rows() })
  table.lines.forEach { print($0) }
  return table
}

/// Puts the whole table into a document.
@MainActor func write(to path: String) throws -> Table {
  let document = try String(contentsOfFile: path, encoding: .utf8)
  guard let marked = MarkedTable(in: document) else { throw CocoaError(.fileReadCorruptFile) }
  let table = try table(of: Subject.allCases)
  try marked.replaced(by: table).write(toFile: path, atomically: true, encoding: .utf8)
  return table
}

let arguments = Array(CommandLine.arguments.dropFirst())
let subjects = arguments.compactMap(Subject.init)
if let (work, count) = Work.wanted(by: arguments) {
  work.perform(count)
} else if arguments.first == "--write", arguments.count == 2 {
  let table = try write(to: arguments[1])
  exit(table.isKept(isComplete: true) ? EXIT_SUCCESS : EXIT_FAILURE)
} else if subjects.count == arguments.count {
  let table = try table(of: subjects.isEmpty ? Subject.allCases : subjects)
  exit(table.isKept(isComplete: Valgrind() != nil) ? EXIT_SUCCESS : EXIT_FAILURE)
} else {
  let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
  print("“\(arguments.joined(separator: " "))” cannot be measured. Use `--write FILE`, or: \(names).")
  exit(EXIT_FAILURE)
}
