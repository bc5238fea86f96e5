import UIKit

/// Carries out checks, one after the other.
@MainActor final class CheckRun {
  /// How long the user may take.
  private static let patience: TimeInterval = 60

  /// A check that is carried out.
  private struct Attempt {
    let stage: CheckStage
    let waits: FrameWaits
    let work: Task<Void, Never>
  }

  let checks: [DeviceCheck]
  /// The findings so far, by the names of the checks.
  var findings: [String: Finding] { record.findings }
  /// Called when ``findings`` have changed.
  var onChange: (() -> Void)?

  private var record: CheckRecord
  private var attempt: Attempt?
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

  /// Carries out all checks that have no finding from an earlier run that did not come to its end.
  ///
  /// - Returns: `nil` if the run is stopped, or its task is cancelled between two checks.
  func run() async -> CheckReport? {
    for check in checks where record.findings[check.name] == nil {
      if Task.isCancelled { return nil }
      record.begin(check.name)
      guard let finding = await finding(of: check) else { return nil }
      record.end(check.name, finding)
      onChange?()
    }
    record.remove()
    return report
  }

  /// Stops the run at once, without a finding of the check that runs. The next run begins with it.
  func stop() {
    guard attempt != nil else { return }
    record.leave()
    endAttempt()
  }

  /// Cancels the work first: a check may look whether it is cancelled each time that a wait ends.
  private func endAttempt() {
    attempt?.work.cancel()
    attempt?.stage.end()
    attempt?.waits.stop()
    attempt = nil
  }

  var report: CheckReport {
    var report = CheckReport(in: scene)
    for check in checks { if let finding = findings[check.name] { report.add(check, finding) } }
    return report
  }

  /// - Returns: `nil` if the run is stopped.
  private func finding(of check: DeviceCheck) async -> Finding? {
    if check.means == .finger, !takesFingers { return .skipped }
    let progress = CheckProgressView(done: findings.count, of: checks.count)
    let stage = CheckStage(in: scene, showing: progress, hold: hold)
    let waits = FrameWaits()
    var found: Finding?
    let work = Task {
      await stage.begin()
      found = await check.run(stage)
    }
    attempt = Attempt(stage: stage, waits: waits, work: work)
    await waits.until(atMost: check.means == .finger ? Self.patience : check.limit) { found != nil }
    guard attempt?.stage === stage else { return nil }
    endAttempt()
    switch check.means {
    case .code: return found ?? .differs("no end within \(Int(check.limit)) seconds")
    case .finger: return found ?? .skipped
    }
  }
}
