import TestWorld
import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A process that plays sequences") struct FuzzChildTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test(
      "is seen to end, and how",
      arguments: [
        ("true", .inOrder), ("echo \"At fault: a.\"; exit 3", .fault("a.")),
        ("echo \"Sequence 7 is at fault: b: c.\"; echo Again; exit 3", .fault("b: c.")),
        ("echo \"No gesture.\" >&2; exit 2", .fault("No gesture.")), ("exit 3", .fault("")),
        ("echo so; echo Fatal error: far. >&2; echo 1 main; kill -SEGV $$", .signal(11, "Fatal error: far.")),
        ("kill -TRAP $$", .signal(5, "")),
      ] as [(String, FuzzEnd)])
    func ends(command: String, end: FuzzEnd) throws {
      #expect(try FuzzChild(shell, ["-c", command], limit: 60, patience: 60).outcome() == end)
    }

    @Test("that works for longer than it may is out of time")
    func busy() throws {
      let child = try FuzzChild(shell, ["-c", "while :; do :; done"], limit: 1, patience: 60)
      #expect(child.outcome() == .outOfTime(1))
      // The limit ended it, not the patience.
      #expect(!child.process.isRunning)
    }

    @Test("that waits for ever is out of time, and ended")
    func waiting() async throws {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "number")
      do {
        let child = try FuzzChild(
          shell, ["-c", "echo $$ > \(file); exec sleep 1000"], limit: 60, patience: 0.5)
        await wait(for: "the number of the process") {
          (try? String(contentsOfFile: file, encoding: .utf8))?.hasSuffix("\n") == true
        }
        #expect(child.outcome() == .outOfTime(60))
      }
      let number = try String(contentsOfFile: file, encoding: .utf8)
      let process = "/proc/\(number.dropLast())/cmdline"
      let lookup = try FuzzChild(
        shell, ["-c", "while grep -q sleep \(process) 2> /dev/null; do :; done"], limit: 60, patience: 60)
      #expect(lookup.outcome() == .inOrder)
    }

    @Test("that prints more than a pipe holds is not stopped by it")
    func verbose() throws {
      #expect(try FuzzChild(shell, ["-c", "seq 100000"], limit: 60, patience: 60).outcome() == .inOrder)
    }

    @Test("of a program that is not there says so")
    func missing() throws {
      let child = try FuzzChild(URL(fileURLWithPath: "/no/such"), [], limit: 60, patience: 60)
      #expect(child.outcome().fault?.contains("/no/such") == true)
    }

    @Test("leaves no file behind")
    func files() throws {
      let folder = try TemporaryFolder()
      let child = try FuzzChild(
        shell, ["-c", "echo words; exec sleep 1000"], limit: 60, patience: 60, folder: folder.url)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      #expect(child.end == nil)
    }

    @Test(
      "what is wrong is a sentence",
      arguments: [
        (.inOrder, nil), (.fault("a view is lost."), "a view is lost"),
        (.signal(11, ""), "it ends the process with signal 11"),
        (.signal(5, "Fatal error: none."), "it ends the process with signal 5: “Fatal error: none”"),
        (.outOfTime(11), "it does not end within 11 seconds of work"),
      ] as [(FuzzEnd, String?)])
    func sentences(end: FuzzEnd, sentence: String?) { #expect(end.fault == sentence) }
  }
}
