import Foundation
import Testing

@testable import SampleMailClone
@testable import UIKit

/// Longer: `swift run -c release SampleMailClone fuzz --sequences 1000000`.
@Suite("The whole app, whatever happens to it") @MainActor struct AppFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let sequences = environment["MODAL_FUZZ_SEQUENCES"].flatMap(Int.init).map { $0 / 100 } ?? 100
  private static let seed = environment["MODAL_FUZZ_SEED"].flatMap(Int.init) ?? 2026

  private let run = FuzzRun(app: AppDelegate.self, avoided: ["Show Controls"])

  @Test("it comes to rest, in order, and leaves nothing behind")
  func random() throws {
    let folder = Repository.root.appendingPathComponent("Tests/InteractiveModalTests/Resources/gestures").path
    let recordings = try GestureFiles([folder]).entries.map { try GestureReader.recording(at: $0.path) }
    for index in 0..<Self.sequences {
      var generator = FuzzGenerator(seed: UInt64(Self.seed), sequence: index, recordings: recordings)
      let script = generator.script()
      guard let fault = run.fault(of: script) else { continue }
      Issue.record("sequence \(index) of seed \(Self.seed): \(fault); shorter: \(run.shrunk(script).text)")
      return
    }
  }

  @Test(
    "what fuzzing found stays found",
    arguments: [
      // A page that was pushed while its stack was coming up heard of its end from both.
      "iPad Pro 13: touch 3 0.875; up 3; push",
      // A transition that was torn down kept itself, and all that it ran on.
      "iPhone 15: sheet; relaunch 2", "iPhone 16 Pro: touch 3 0.134; up 3; relaunch 4",
    ])
  func found(script: String) throws { #expect(run.fault(of: try FuzzScript(script)) == nil) }
}
