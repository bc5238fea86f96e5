import Foundation
import Testing

@testable import Benchmarks

/// Runs the benchmarks beside the tests. Only optimised code is worth counting: unoptimised, generic calls allocate.
@Suite("What valgrind counts") struct CountedCostTests {
  private static let benchmarks = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Benchmarks")

  static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  static var hasValgrind: Bool {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return places.contains { FileManager.default.isExecutableFile(atPath: "\($0)/valgrind") }
  }

  @Test(
    "scenes, events and settles take no more instructions, and the heap no more blocks, than the table allows",
    .enabled(if: isOptimised, "Only optimised code is counted: `swift test -c release`."),
    .enabled(if: hasValgrind, "There is no valgrind on this machine."))
  func counted() throws {
    let process = Process()
    process.executableURL = Self.benchmarks
    process.arguments = Subject.allCases.filter { $0.kind == .counted }.map(\.rawValue)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(table)")
    #expect(table.contains("instructions"))
    #expect(!table.contains("not measured"))
  }
}
