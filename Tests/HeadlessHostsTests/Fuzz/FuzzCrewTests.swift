import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  /// The processes are of a shell script that ends as a test wants.
  @MainActor @Suite("Processes that share a fuzz run") struct FuzzCrewTests {
    private let console = RecordedConsole()

    private func run(_ words: String..., cases: String) throws -> Int32 {
      let folder = try TemporaryFolder()
      let script = try folder.write("#!/bin/sh\ncase \"$*\" in\n\(cases)\nesac\n", to: "program")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
      var arguments = Arguments(words)
      let options = try FuzzOptions(&arguments)
      let crew = FuzzCrew(
        options: options, maker: FuzzMaker(seed: UInt64(options.seed), recordings: []),
        jobs: try #require(options.jobs), console: console.console, program: URL(fileURLWithPath: script))
      return try crew.run().rawValue
    }

    @Test("play all of it once, as it was asked for", arguments: [1, 2, 7])
    func shares(jobs: Int) throws {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "words")
      let status = try run(
        "--jobs", "\(jobs)", "--sequences", "250", "--seed", "4", "--first", "30", "--avoid", "b c",
        cases: "*) echo \"$*\" >> \(file);;")
      #expect(status == 0)
      let words = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").sorted()
      #expect(
        words == [
          "fuzz --seed 4 --first 130 --sequences 100 --avoid b c",
          "fuzz --seed 4 --first 230 --sequences 50 --avoid b c",
          "fuzz --seed 4 --first 30 --sequences 100 --avoid b c",
        ])
      let last = console.lines.last ?? ""
      #expect(last.hasPrefix("250 of 250 sequences of seed 4, "))
      #expect(last.hasSuffix(", all in order"))
    }

    @Test(
      "find what ends one of them, and print the shortest way there as a command",
      arguments: [
        (
          "echo \"Fatal error: nil.\"; kill -SEGV $$",
          "it ends the process with signal 11: “Fatal error: nil”"
        ),
        ("echo \"At fault: it is lost.\"; exit 3", "it is lost"),
      ])
    func faults(end: String, sentence: String) throws {
      let cases = "*--play*push*) \(end);;\n*--play*) ;;\n*\"--first 100 \"*|*\"--first 300 \"*) \(end);;"
      #expect(try run("--jobs", "3", "--sequences", "500", "--avoid", "b c", cases: cases) == 3)
      let lines = console.lines.suffix(3)
      let sequence = try #require(Int(lines.first?.split(separator: " ")[1] ?? ""))
      #expect((100..<200).contains(sequence))
      #expect(lines.first == "Sequence \(sequence) of seed 2026 is at fault: \(sentence).")
      #expect(lines.dropFirst().first == "One event does it: \(sentence).")
      #expect(lines.last?.contains(" fuzz --avoid \"b c\" --play \"") == true)
      #expect(lines.last?.hasSuffix(": push\"") == true)
    }

    @Test("say so where no sequence is at fault alone")
    func together() throws {
      let status = try run(
        "--jobs", "2", "--sequences", "150", "--avoid", "b c", cases: "*\"--first 100 \"*) kill -SEGV $$;;")
      #expect(status == 3)
      #expect(
        console.lines.dropLast().last == "Sequences 100 to 149 of seed 2026 are at fault together, "
          + "none of them alone: it ends the process with signal 11.")
      #expect(
        console.lines.last?.hasSuffix(" fuzz --seed 2026 --first 100 --sequences 50 --avoid \"b c\"") == true)
    }

    @Test("have nothing to do where there is nothing to play")
    func nothing() throws {
      #expect(try run("--jobs", "2", "--sequences", "0", cases: "*) exit 3;;") == 0)
    }

    @Test("are as many as make sense", arguments: [("0", 1), ("1", 1), ("1000000", 256)])
    func jobs(word: String, jobs: Int) throws {
      var arguments = Arguments(["--jobs", word])
      #expect(try FuzzOptions(&arguments).jobs == jobs)
    }
  }
}
