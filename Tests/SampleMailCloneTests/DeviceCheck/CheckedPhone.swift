import UIKit

@testable import SampleMailClone

/// A simulated phone that carries out device checks in virtual time.
@MainActor final class CheckedPhone {
  /// How often tasks may follow one another within a frame.
  private static let hops = 8

  let simulator: Simulator

  init(_ device: Device = .iPhone15) {
    simulator = Simulator(device: device)
    simulator.hasHardwareKeyboard = false
    simulator.launch(root: UIViewController())
  }

  func makeRun(_ checks: [DeviceCheck], takesFingers: Bool = false) -> CheckRun {
    CheckRun(checks, in: simulator.windowScene, takesFingers: takesFingers) { [simulator] in
      simulator.clock.stall(for: $0)
    }
  }

  /// Carries out checks while the clock goes on.
  ///
  /// - Parameter eachFrame: Called before each frame, such as to move a finger.
  func carryOut(_ run: CheckRun, eachFrame: @MainActor () -> Void = {}) async -> CheckReport {
    var report: CheckReport?
    let work = Task { report = await run.run() }
    await letTimePass(eachFrame: eachFrame) { report != nil }
    await work.value
    return report ?? run.report
  }

  /// Lets frames and tasks run until a condition holds.
  func letTimePass(eachFrame: @MainActor () -> Void = {}, until condition: () -> Bool) async {
    while !condition() {
      for _ in 1...Self.hops { await Task.yield() }
      eachFrame()
      simulator.clock.advance(by: 1 / simulator.clock.framesPerSecond)
    }
  }

  /// Carries out one check, and returns what it finds.
  func finding(of check: DeviceCheck) async -> Finding? {
    await carryOut(makeRun([check])).lines.first?.finding
  }
}
