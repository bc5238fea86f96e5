import UIKit

/// Carries out checks, one after the other.
@MainActor final class CheckRun {
  /// How long the user may take.
  private static let patience: TimeInterval = 60

  let checks: [DeviceCheck]
  /// The findings so far, by the names of the checks.
  var findings: [String: Finding] { record.findings }
  /// Called when ``findings`` have changed.
  var onChange: (() -> Void)?

  private var record: CheckRecord
  private let scene: UIWindowScene
  private let takesFingers: Bool
  private let hold: (TimeInterval) -> Void

  /// - Parameters:
  ///   - checks: All checks by default.
  ///   - scene: The scene that shows the checks' windows.
  ///   - file: The record of the run.
  ///   - takesFingers: Whether a user is there; without one, checks that need a finger are skipped.
  ///   - hold: Keeps the main thread busy for some seconds.
  init(
    _ checks: [DeviceCheck] = DeviceCheck.all, in scene: UIWindowScene,
    file: URL = CheckRecord.standardFile, takesFingers: Bool,
    hold: @escaping (TimeInterval) -> Void = { Thread.sleep(forTimeInterval: $0) }
  ) {
    self.checks = checks
    self.scene = scene
    self.takesFingers = takesFingers
    self.hold = hold
    record = CheckRecord(file: file, place: CheckReport(in: scene).place)
  }

  /// Carries out all checks that have no finding from an earlier launch.
  func run() async -> CheckReport {
    for check in checks where record.findings[check.name] == nil {
      record.begin(check.name)
      record.end(check.name, await finding(of: check))
      onChange?()
    }
    record.remove()
    return report
  }

  var report: CheckReport {
    var report = CheckReport(in: scene)
    for check in checks { if let finding = findings[check.name] { report.add(check, finding) } }
    return report
  }

  private func finding(of check: DeviceCheck) async -> Finding {
    if check.means == .finger, !takesFingers { return .skipped }
    let stage = CheckStage(in: scene, hold: hold)
    let waits = FrameWaits()
    var found: Finding?
    let work = Task {
      await stage.begin()
      found = await check.run(stage)
    }
    await waits.until(atMost: check.means == .finger ? Self.patience : check.limit) { found != nil }
    waits.stop()
    work.cancel()
    stage.end()
    switch check.means {
    case .code: return found ?? .differs("no end within \(Int(check.limit)) seconds")
    case .finger: return found ?? .skipped
    }
  }
}
