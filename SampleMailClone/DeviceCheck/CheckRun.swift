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
  /// The findings so far, of the first checks.
  private(set) var findings: [Finding] = []
  /// Called when ``findings`` have changed.
  var onChange: (() -> Void)?

  private var attempt: Attempt?
  private let scene: UIWindowScene
  private let takesFingers: Bool
  private let hold: (TimeInterval) -> Void

  /// - Parameters:
  ///   - checks: All checks by default.
  ///   - scene: The scene that shows the checks' windows.
  ///   - takesFingers: Whether a user is there; without one, checks that need a finger are skipped.
  ///   - hold: Keeps the main thread busy for some seconds.
  init(
    _ checks: [DeviceCheck] = DeviceCheck.all, in scene: UIWindowScene, takesFingers: Bool,
    hold: @escaping (TimeInterval) -> Void = { Thread.sleep(forTimeInterval: $0) }
  ) {
    self.checks = checks
    self.scene = scene
    self.takesFingers = takesFingers
    self.hold = hold
  }

  /// Carries out all checks that have no finding yet.
  ///
  /// - Returns: `nil` if the run is stopped, or its task is cancelled between two checks.
  func run() async -> CheckReport? {
    while findings.count < checks.count {
      if Task.isCancelled { return nil }
      guard let finding = await finding(of: checks[findings.count]) else { return nil }
      findings.append(finding)
      onChange?()
    }
    return report
  }

  /// Stops the run at once, without a finding of the check that runs. Another `run` begins with it.
  ///
  /// Cancels the work first: a check may look whether it is cancelled each time that a wait ends.
  func stop() {
    attempt?.work.cancel()
    attempt?.stage.end()
    attempt?.waits.stop()
    attempt = nil
  }

  /// What is found so far.
  var report: CheckReport {
    CheckReport(zip(checks, findings).map { (check: $0, finding: $1) }, in: scene)
  }

  /// - Returns: `nil` if the run is stopped.
  private func finding(of check: DeviceCheck) async -> Finding? {
    if check.means == .finger, !takesFingers { return .skipped }
    let progress = "\(findings.count + 1) of \(checks.count)"
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
    stop()
    switch check.means {
    case .code: return found ?? .differs("no end within \(Int(check.limit)) seconds")
    case .finger: return found ?? .skipped
    }
  }
}
