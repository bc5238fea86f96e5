import Foundation
import Testing

@testable import Mutations

@Suite("A program that is run") struct ProgramTests {
  private func shell(_ script: String, _ environment: [String: String] = [:]) -> Program {
    Program(
      words: ["sh", "-c", script], folder: FileManager.default.temporaryDirectory, environment: environment)
  }

  @Test("hands its lines over as they come, from either output, the last without an end too")
  func lines() throws {
    var lines: [String] = []
    let end = try shell("echo one; echo; echo two >&2; printf three").run {
      lines.append($0); return true
    }
    #expect(end == .exited(0))
    #expect(lines == ["one", "", "two", "three"])
  }

  @Test("is told the environment, and stands in its folder")
  func environment() throws {
    #expect(try shell("echo $\(Rewriting.variable)", [Rewriting.variable: "x"]).output() == ["x"])
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    #expect(try shell("pwd -P").output() == [folder])
  }

  @Test(
    "says how it ended",
    arguments: [("exit 3", Program.End.exited(3)), ("kill -4 $$", .killed(signal: 4))])
  func ends(_ script: String, _ expected: Program.End) throws {
    #expect(try shell(script).run { _ in true } == expected)
  }

  @Test("is ended where it takes longer than it may")
  func patience() throws {
    var program = shell("echo one; exec sleep 1000")
    program.patience = 0.5
    #expect(try program.run { _ in true } == .killed(signal: 9))
    program = shell("echo one")
    program.patience = 1000
    #expect(try program.run { _ in true } == .exited(0))
  }

  @Test("is ended as soon as nobody wants more of it")
  func ended() throws {
    var lines: [String] = []
    let end = try shell("echo one; exec sleep 1000").run {
      lines.append($0); return false
    }
    #expect(end == .killed(signal: 9))
    #expect(lines == ["one"])
  }

  @Test("that fails is complained of with what it said")
  func failure() {
    #expect(throws: Complaint("“sh -c echo why; exit 1” failed:\nwhy")) {
      try shell("echo why; exit 1").output()
    }
  }
}
