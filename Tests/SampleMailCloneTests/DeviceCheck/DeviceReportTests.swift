import Foundation
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@Suite("Reports of the device check", .ownWorld)
struct DeviceReportTests {
  /// Runs a program, and returns what it prints.
  private func output(of program: URL, _ words: [String]) throws -> (text: String, status: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = words
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  private func table(_ words: String...) throws -> String {
    try output(of: Repository.root.appendingPathComponent(".ci/device-reports"), words).text
  }

  @Test("the README has the table that the command prints")
  func readme() throws {
    let table = try table()
    #expect(!table.isEmpty)
    #expect(try Repository.text("README.md").contains("\n\n\(table)\n"))
  }

  @Test("a report that is filed is a row")
  @MainActor func row() async throws {
    let phone = CheckedPhone()
    let report = await phone.carryOut(phone.makeRun([DeviceCheck(41, "this holds") { _ in .holds }]))
    let expected = """
      | device | system | kit | the check found |
      | --- | --- | --- | --- |
      | iPhone 15: iPhone, 393 × 852 points at 3x | headless UIKit 18.0 | 1.0.0-beta.1 | \
      [1 hold, 0 differ, 0 answers, 0 unknown, 0 skipped](<docs/device-reports/iPhone 15.txt>) |

      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("iPhone 15.txt")
    try report.text.write(to: file, atomically: true, encoding: .utf8)
    #expect(try table(folder.path) == expected)
  }

  @Test(
    "the command prints the report, and exits with status 0",
    arguments: ["iPad Air", "iPhone SE"])
  func command(device: String) throws {
    let (text, status) = try output(of: LiveApp.executable, ["check", "--device", device])
    #expect(status == 0, "\(text)")
    #expect(text.contains(", 0 differ, ") && text.contains("\nF258 holds   "))
    #expect(text.split(separator: "\n").count == DeviceCheck.all.count + 5)
  }
}
