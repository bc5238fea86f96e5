import Foundation
import Testing

@testable import UIKit

extension HostsTests {
  @MainActor @Suite("A process that plays sequences") struct FuzzChildTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test(
      "is seen to end, and how",
      arguments: [
        ("true", .inOrder), ("echo \"At fault: a\"; exit 3", .fault("At fault: a")),
        ("echo so; echo Fatal error: far. >&2; echo 1 main; kill -SEGV $$", .signal(11, "Fatal error: far.")),
        ("kill -TRAP $$", .signal(5, "")),
      ] as [(String, FuzzEnd)])
    func ends(command: String, end: FuzzEnd) throws {
      #expect(try FuzzChild(shell, ["-c", command], limit: 60).outcome() == end)
    }

    @Test("that goes on for longer than it may is out of time, and ended")
    func outOfTime() throws {
      let folder = try TemporaryFolder()
      let file = folder.path(of: "number")
      do {
        let child = try FuzzChild(shell, ["-c", "echo $$ > \(file); exec sleep 1000"], limit: 0.2)
        #expect(child.outcome() == .outOfTime(0.2))
      }
      let number = try String(contentsOfFile: file, encoding: .utf8)
      let process = "/proc/\(number.dropLast())/cmdline"
      let lookup = try FuzzChild(
        shell, ["-c", "while grep -q sleep \(process) 2> /dev/null; do :; done"], limit: 60)
      #expect(lookup.outcome() == .inOrder)
    }

    @Test("that prints more than a pipe holds is not stopped by it")
    func verbose() throws {
      #expect(try FuzzChild(shell, ["-c", "seq 100000"], limit: 60).outcome() == .inOrder)
    }

    @Test("that cannot be run says so")
    func missing() {
      #expect(throws: HostError("“/no/such” cannot be run.")) {
        try FuzzChild(URL(fileURLWithPath: "/no/such"), [], limit: 60)
      }
    }

    @Test(
      "what is wrong is a sentence",
      arguments: [
        (.inOrder, nil), (.fault("At fault: a view is lost."), "a view is lost"),
        (.signal(11, ""), "it ends the process with signal 11"),
        (.signal(5, "Fatal error: none."), "it ends the process with signal 5: “Fatal error: none”"),
        (.outOfTime(11), "it does not end within 11 seconds"),
      ] as [(FuzzEnd, String?)])
    func sentences(end: FuzzEnd, sentence: String?) { #expect(end.fault == sentence) }
  }
}
