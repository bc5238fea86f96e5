import Foundation
import Testing

@testable import InteractiveModal
@testable import SampleMailClone
@testable import UIKit

/// The command itself, since what an app does in tasks goes on only in a process of its own.
///
/// Longer: `swift run -c release SampleMailClone fuzz --sequences 1000000 --jobs N`.
@Suite("The whole app, whatever happens to it") struct AppFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let sequences = environment["MODAL_FUZZ_SEQUENCES"].flatMap(Int.init).map { $0 / 100 } ?? 100
  private static let seed = environment["MODAL_FUZZ_SEED"] ?? "2026"

  /// - Returns: What `fuzz` says at last, and its status.
  private func fuzz(_ words: String...) throws -> (last: String, status: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("SampleMailClone")
    process.arguments = ["fuzz", "--avoid", "Show Controls"] + words
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").last.map(String.init) ?? "", process.terminationStatus)
  }

  @Test("it comes to rest, in order, and leaves nothing behind")
  func random() throws {
    let recordings = Repository.root.appendingPathComponent("Tests/InteractiveModalTests/Resources/gestures")
    let result = try fuzz(
      "--sequences", "\(Self.sequences)", "--seed", Self.seed, "--jobs", "2", recordings.path)
    #expect(result.status == 0, "\(result.last)")
    #expect(result.last.hasSuffix("all in order"))
  }

  /// Without the tasks of the app, which go on in a process of their own alone.
  @MainActor @Test("it reaches cards, drags, drafts that were changed, and the question what becomes of them")
  func reach() {
    var reached: [String: Int] = [:]
    for sequence in 0..<240 {
      let script = FuzzMaker(seed: 2026, recordings: []).script(sequence)
      let stage = FuzzStage(AppDelegate.self, on: script.device, avoiding: ["Show Controls"])
      var moments: Set<String> = []
      for event in script.events {
        stage.perform(event)
        moments.formUnion(Self.moments(of: stage))
      }
      for moment in moments { reached[moment, default: 0] += 1 }
    }
    #expect(reached["card", default: 0] > 20)
    #expect(reached["drag", default: 0] > 10)
    #expect(reached["changed", default: 0] > 1)
    #expect(reached["asking", default: 0] > 0)
    #expect(reached["keyboard", default: 0] > 0)
  }

  @MainActor private static func moments(of stage: FuzzStage) -> [String] {
    let drivers = stage.shown.compactMap {
      ($0.presentationController as? ModalPresentationController)?.driver
    }
    let drafts = stage.shown.compactMap {
      ($0 as? UINavigationController)?.viewControllers.first as? ComposeViewController
    }
    let keyboard = stage.simulator.keyboardFrame
    let isAsking = drivers.contains { if case .asking = $0.interaction.state { true } else { false } }
    return [
      drivers.isEmpty ? nil : "card", drivers.contains(where: \.isHeld) ? "drag" : nil,
      drafts.contains(where: \.isChanged) ? "changed" : nil, isAsking ? "asking" : nil,
      keyboard.minY < stage.simulator.screen.bounds.maxY ? "keyboard" : nil,
    ].compactMap(\.self)
  }

  @Test(
    "what fuzzing found is cured",
    arguments: [
      // A page that was pushed while its stack was coming up heard of its end from both.
      "iPad Pro 13: touch 3 0.875; up 3; push",
      // So did one whose push was over before its stack had come up.
      "iPhone 15: touch 2 0.853; up 2; push; right",
      // A transition that was torn down kept itself, and all that it ran on.
      "iPhone 15: sheet; relaunch 2", "iPhone 16 Pro: touch 3 0.134; up 3; relaunch 4",
    ])
  func found(script: String) throws {
    let result = try fuzz("--play", script)
    #expect(result.status == 0, "\(result.last)")
  }

  @Test("a question that a released draft is asked about is on the screen when all is at rest")
  func question() throws {
    let script =
      "iPhone X: touch 1 0.851; up 1; wait 0.04; type; touch 3 0.988; move 3 -10 -0.5; move 3 -10 -0.5"
    #expect(try fuzz("--play", script) == ("All is in order after 7 events.", 0))
  }
}
