import UIKit

/// The findings of a run, and where they were found.
@MainActor struct CheckReport {
  let device: String
  let system: String
  let kit: String
  private(set) var lines: [(check: DeviceCheck, finding: Finding)] = []

  init(in scene: UIWindowScene?) {
    let (size, scale) = (scene?.keyWindow?.bounds.size ?? .zero, scene?.traitCollection.displayScale ?? 0)
    let points = "\(Int(size.width)) × \(Int(size.height)) points at \(Int(scale))x"
    device = "\(UIDevice.current.model), \(points)"
    system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
    kit = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "main"
  }

  /// The device and the system, for a record.
  var place: String { "\(device), \(system)" }

  mutating func add(_ check: DeviceCheck, _ finding: Finding) { lines.append((check, finding)) }

  var isSound: Bool { count("DIFFERS") == 0 }

  private func count(_ word: String) -> Int { lines.count { $0.finding.word == word } }

  var summary: String {
    "\(count("holds")) hold, \(count("DIFFERS")) differ, \(count("unknown")) unknown, \(count("skipped")) skipped"
  }

  /// The report as text: a head of five lines, and a line for each check.
  var text: String {
    let head = [
      "InteractiveModal, device check", "device: \(device)", "system: \(system)", "kit: \(kit)",
      "found: \(summary)", "",
    ]
    return (head + lines.map(Self.line)).joined(separator: "\n")
  }

  private static func line(_ check: DeviceCheck, _ finding: Finding) -> String {
    let fact = "F\(check.fact)".padded(to: 5)
    let found = finding.found.map { ": found \($0)" } ?? ""
    return "\(fact)\(finding.word.padded(to: 8))\(check.sentence)\(found)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
