import Foundation
import TestWorld
import Testing

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import KitApp
@testable import SampleMailClone
@testable import UIKit

/// Runs the `fuzz` command of both apps: their tasks run only in processes of their own.
///
/// A longer run: `swift run -c release KitApp fuzz --sequences 4000 --seed 7`.
@Suite("Random input for whole apps", .ownWorld) struct AppFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let share =
    environment["MODAL_FUZZ_SEQUENCES"].flatMap(Int.init).map { max(1, $0 / 100) } ?? 100
  private static let seed = environment["MODAL_FUZZ_SEED"] ?? "2026"

  enum Program: String, CaseIterable { case SampleMailClone, KitApp }

  /// - Parameter environment: Added to that of the test.
  private func lines(
    of program: Program, _ words: [String], in environment: [String: String] = [:]
  ) throws -> (lines: [String], status: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(program.rawValue)
    process.arguments = ["fuzz", "--avoid", "Show Controls", "--avoid", "Check this device"] + words
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }

  /// The other process has another heap, and its hash tables another order.
  @Test("the same seed gives the same outcome of every event in two processes", arguments: Program.allCases)
  func sameRun(program: Program) throws {
    let words = ["--trace", "--seed", Self.seed, "--sequences", "40"]
    let isEvent = { (line: String) in !line.contains(" sequences of seed ") }
    let one = try lines(of: program, words, in: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let other = try lines(
      of: program, words, in: ["MALLOC_MMAP_THRESHOLD_": "512", "MALLOC_PERTURB_": "165"])
    #expect((one.status, other.status) == (0, 0))
    let (events, others) = (one.lines.filter(isEvent), other.lines.filter(isEvent))
    #expect(events.count > 1000)
    #expect(zip(events, others).first { $0 != $1 } == nil)
    #expect(events.count == others.count)
  }

  /// On a thread of its own, the answer would reach the draft before the app is at rest in every second process.
  @Test("an answer to the question about a draft arrives at the same moment in every process")
  func answer() throws {
    let script = """
      iPhone SE: touch 1 0.838; move 1 46.023 2.301; up 1; touch 2 0.662; move 2 -2.578 -51.564;
      move 2 -2.578 -51.564; up 2; touch 2 0.696; type; move 2 0 66.621; move 2 0 66.621; up 2; wait 0.4;
      touch 1 0.873
      """
    let first = try lines(of: .SampleMailClone, ["--trace", "--play", script])
    #expect(first.lines.last == "All is in order after 14 events.")
    for _ in 0..<7 { #expect(try lines(of: .SampleMailClone, ["--trace", "--play", script]) == first) }
  }

  @Test(
    "whatever happens, no view jumps, and each app comes to rest in order and leaves no object in memory",
    arguments: [(.SampleMailClone, 1), (.KitApp, 3)] as [(Program, Int)])
  func random(program: Program, shares: Int) throws {
    let recordings = Repository.root.appendingPathComponent("Tests/Recordings")
    let words = ["--sequences", "\(shares * Self.share)", "--seed", Self.seed, recordings.path]
    let (lines, status) = try lines(of: program, words)
    #expect(status == 0, "\(lines.last ?? "")")
    #expect(lines.last?.hasSuffix("all in order") == true)
  }

  /// Does not run the tasks of the app, which run only in its own process.
  @MainActor @Test("the random input opens cards, drags them, types into drafts and reaches the question")
  func reach() {
    var reached: [String: Int] = [:]
    for sequence in 0..<240 {
      var generator = FuzzGenerator(seed: 2026, sequence: sequence, recordings: [])
      let script = generator.script()
      let stage = FuzzStage(
        AppDelegate.self, playing: script, avoiding: ["Show Controls", "Check this device"])
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
    let interactions = stage.shown.compactMap { $0.modalSession?.interaction }
    let drafts = stage.shown.compactMap {
      ($0 as? UINavigationController)?.viewControllers.first as? ComposeViewController
    }
    let keyboard = stage.simulator.keyboardFrame
    let isAsking = interactions.contains { if case .asking = $0.phase { true } else { false } }
    return [
      interactions.isEmpty ? nil : "card", interactions.contains(where: \.isHeld) ? "drag" : nil,
      drafts.contains(where: \.isChanged) ? "changed" : nil, isAsking ? "asking" : nil,
      keyboard.minY < stage.simulator.screen.bounds.maxY ? "keyboard" : nil,
    ].compactMap(\.self)
  }

  /// UIKit begins the presentation too late, and a page is said to have been told to leave.
  @MainActor
  @Test("the kit's app finds what is not there in the background, and what stays though it has to leave")
  func planted() throws {
    let stage = FuzzStage(KitApp.self, playing: try FuzzScript("iPhone 15:"), avoiding: [])
    let app = try #require(stage.fuzzedApp as? KitApp)
    stage.perform(FuzzEvent(.present, [1]))
    #expect(app.faultInBackground?.contains("still on its way") == true)
    #expect(stage.comeToRest() && app.faultAtRest == nil && app.faultInBackground == nil)
    let page = try #require(app.shown.last as? KitPage)
    page.leftIn = "didAppear"
    #expect(app.faultAtRest == "a modal that the app told to leave in didAppear is still on the screen")
    page.leftIn = nil
    stage.simulator.transitionStart = .after(1)
    stage.perform(FuzzEvent(.present, [1]))
    #expect(app.faultInBackground == "what was asked for last is not on the screen in the background")
  }

  @Test(
    "sequences that once failed do not fail any more",
    arguments: [
      // A page pushed while its navigation controller appeared got its callbacks twice.
      (.SampleMailClone, "iPad Pro 13: touch 3 0.875; up 3; push"),
      // So did a page whose push ended before its navigation controller had appeared.
      (.SampleMailClone, "iPhone 15: touch 2 0.853; up 2; push; right"),
      // A transition that the app removed kept itself and its views in memory.
      (.SampleMailClone, "iPhone 15: sheet; relaunch 2"),
      (.SampleMailClone, "iPhone 16 Pro: touch 3 0.134; up 3; relaunch 4"),
      // The question of a released draft was not on the screen when the app came to rest.
      (
        .SampleMailClone,
        "iPhone X: touch 1 0.851; up 1; wait 0.04; type; touch 3 0.988; move 3 -10 -0.5; move 3 -10 -0.5"
      ),
      // A request that was called off before UIKit began had the kit dismiss too early, which UIKit refuses.
      (.KitApp, "iPhone 15: late 0.889; request"),
      // A modal that the app dismissed as a finger caught it hung there for good.
      (
        .KitApp,
        "iPhone 8: present 1; touch 3 0.557; move 3 1.841 36.827; move 3 1.841 36.827; move 3 1.841 36.827; "
          + "move 3 1.841 36.827; move 3 60 3.645; move 3 60 3.645; move 3 60 3.645; move 3 60 3.645; "
          + "move 3 -20.707 -1.035; react 0; down 2 0.698 0.768"
      ),
      // A card that was put at a detent while it left stood there, and its content took no touches.
      (
        .KitApp,
        "iPhone SE #65540: present 1; wait 0.04; touch 1 0.211; move 1 -1.078 -21.552; move 1 -1.078 -21.552; "
          + "up 1; touch 1 0.83; select 0.121 0.924"
      ),
      (
        .KitApp,
        "iPhone 8 #1049160: present 1; wait 0.239; touch 2 0.686; up 2; wait 0.4; wait 0.4; down 3 0.523 0.845; "
          + "up 3; react 3; touch 2 0.891"
      ),
      // The root of a container jumped as a lower card left, and the upper card took the root over.
      (
        .KitApp,
        "iPhone 14 #6307843: present 1; wait 0.041; touch 1 0.905; touch 3 0.67; move 3 7.996 0.4"
      ),
      // A child of a container in a container of cards kept the safe area of a card that was gone.
      (
        .KitApp,
        "iPhone 15 #15859718: present 1; wait 0.4; touch 2 0.537; up 2; down 1 0.987 0.329; up 1; escape; "
          + "touch 2 0.52; wait 0.04"
      ),
      // A root that had stepped back, also under a finger, had another size for good after a turn.
      (.KitApp, "iPhone 16 Pro Max #2097184: present 1; wait 0.04; mirrored; left"),
      (
        .KitApp,
        "iPhone 13 mini #10485764: present 1; wait 0.4; down 2 0.5 0.119; move 2 0 64.563; move 2 0 64.563; left"
      ),
      // Two cards of a stack changed their height together, and the lower one stood too low for good.
      (
        .KitApp,
        "iPhone SE #784: present 1; wait 0.067; touch 1 0.815; wait 0.04; up 1; present 1; touch 3 0.008; "
          + "move 3 0.242 4.831; move 3 0.242 4.831; touch 1 0.955; up 1; right"
      ),
      // The screen behind a card that UIKit removed without animation returned to its size in one frame.
      (
        .KitApp,
        "iPhone X #16392: present 1; request; wait 0.04; touch 3 0.299; wait 0.4; wait 0.4; down 1 0.5 0.185; "
          + "move 1 0 85.648; touch 2 0.641"
      ),
      // A modal that the app dismissed as the background ended its flight stayed, and took no touches.
      (.KitApp, "iPhone 15: present 1; wait 0.04; react 0; background 1.789"),
      // White on white: the screen above a card at a lower detent, under a modal on that card, passed for black.
      (.KitApp, "iPhone 16 Pro Max #272: present 1; wait 0.12; touch 2 0.59; present 1"),
      // A chat that the app presented at once over one in a container lay under its own bar.
      (.KitApp, "iPhone 15 #18874368: present 1; wait 0.4; wait 0.4; present 0"),
      // A modal left for a container whose card still came in as it opened: a picture showed that card as it had been.
      (.KitApp, "iPad Pro 11 #2195456: present 1; present 1; wait 0.4; escape"),
      // The rule took the stop of a second finger, which tapped the grabber, for that of the release.
      (
        .KitApp,
        "iPad Air #66048: present 1; down 3 0.876 0.276; move 3 0.384 7.689; move 3 0.384 7.689; up 3; "
          + "touch 2 0.095; trail 2 8 10.218 47.734 8 -15.782 -10.809; touch 1 0.924"
      ),
      // UIKit's double told nobody of a bar that came as the device turned.
      (.KitApp, "iPhone 15 #16777216: present 1; left"),
      // The rule took for a jump: what a card grows by out of sight, a card that was thrown and turned round, a screen behind a fast card, and
      // the end of a change of tabs.
      (
        .KitApp,
        "iPhone SE #24604: present 1; wait 0.04; touch 1 0.932; move 1 -32.163 -1.608; "
          + "move 1 -32.163 -1.608; move 1 -32.163 -1.608; move 1 -32.163 -1.608; move 1 -32.163 -1.608; dismiss"
      ),
      (
        .KitApp,
        "iPhone 11 #36: present 1; touch 2 0.739; move 2 21.849 1.092; move 2 21.849 1.092; "
          + "move 2 21.849 1.092; move 2 21.849 1.092; move 2 21.849 1.092; background 1.428; wait 0.343; "
          + "prefer 747.069; period; touch 2 0.002; wait 0.04; move 2 -13.501 86.481"
      ),
      (.KitApp, "iPhone 15 #34603072: present 1; wait 0.27; software; touch 3 0.547"),
      (.KitApp, "iPad Pro 11 #3: touch 2 0.809; touch 3 0.906; up 3; wait 0.036"),
    ] as [(Program, String)])
  func found(program: Program, script: String) throws {
    let (lines, status) = try lines(of: program, ["--play", script])
    #expect(status == 0 && lines.last?.hasPrefix("All is in order after ") == true, "\(lines.last ?? "")")
  }
}
