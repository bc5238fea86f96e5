import UIKit

/// The findings of a run, and where they were found.
@MainActor struct CheckReport {
  let device: String
  let system: String
  /// The version of the kit, as CHANGELOG.md has it.
  let kit = "1.0.0-beta.1"
  let lines: [(check: DeviceCheck, finding: Finding)]

  init(_ lines: [(check: DeviceCheck, finding: Finding)], in scene: UIWindowScene?) {
    self.lines = lines
    let (size, scale) = (scene?.keyWindow?.bounds.size ?? .zero, scene?.traitCollection.displayScale ?? 0)
    device = "\(UIDevice.current.model), \(Int(size.width)) × \(Int(size.height)) points at \(Int(scale))x"
    system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  }

  var isSound: Bool { count(.differs) == 0 }

  private func count(_ kind: Finding.Kind) -> Int { lines.count { $0.finding.kind == kind } }

  private var summary: String {
    let rest = "\(count(.answer)) answers, \(count(.unknown)) unknown, \(count(.skipped)) skipped"
    return "\(count(.holds)) hold, \(count(.differs)) differ, \(rest)"
  }

  /// The report as text: a head of five lines, and a line for each check; what differs comes first.
  var text: String {
    let head = [
      "InteractiveModal, device check", "device: \(device)", "system: \(system)", "kit: \(kit)",
      "found: \(summary)", "",
    ]
    let sorted = lines.filter { $0.finding.kind == .differs } + lines.filter { $0.finding.kind != .differs }
    return (head + sorted.map(Self.line)).joined(separator: "\n")
  }

  private static func line(_ check: DeviceCheck, _ finding: Finding) -> String {
    let fact = "F\(check.fact)".padded(to: 5)
    let found = finding.found.map { ": found \($0)" } ?? ""
    return "\(fact)\(finding.kind.rawValue.padded(to: 8))\(check.sentence)\(found)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
