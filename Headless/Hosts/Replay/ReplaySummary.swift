import UIKit

/// All reports of a run in one line, and a sentence for each gesture that breaks a limit.
struct ReplaySummary {
  /// Largest distance between finger and card, and between the places before and after a release, in points.
  private static let largestDistance = 0.01
  /// Largest change of the card's velocity by a release, in points per second.
  private static let largestVelocityJump = 1.0

  let reports: [ReplayReport]

  var line: String { "\(gestures): \(outcomes). \(worst); \(counts)." }

  /// A sentence for each gesture that the card does not follow, or that costs a write too many.
  var faults: [String] { reports.compactMap(Self.fault) }

  private static func fault(of report: ReplayReport) -> String? {
    let drag = report.drag
    let isFollowed =
      abs(drag?.dragLag ?? 0) <= largestDistance && abs(drag?.releaseJump ?? 0) <= largestDistance
      && abs(drag?.releaseVelocityJump ?? 0) <= largestVelocityJump
    let isCheap = report.layoutWrites + report.redundantWrites + report.complaints == 0
    return isFollowed && isCheap ? nil : "\(report.gesture) breaks a limit: \(ReportJSON.line(report))"
  }

  private var gestures: String { reports.count == 1 ? "1 gesture" : "\(reports.count) gestures" }

  private var outcomes: String {
    ReplayReport.Outcome.allCases
      .map { outcome in "\(reports.filter { $0.outcome == outcome }.count) \(outcome.rawValue)" }
      .joined(separator: ", ")
  }

  private var worst: String {
    let lag = largest(\.dragLag).text(places: 3)
    let jump = largest(\.releaseJump).text(places: 3)
    let speed = largest(\.releaseVelocityJump).text(places: 3)
    return "At worst a lag of \(lag) pt, a jump of \(jump) pt and of \(speed) pt/s"
  }

  private var counts: String {
    let layout = reports.reduce(0) { $0 + $1.layoutWrites }
    let redundant = reports.reduce(0) { $0 + $1.redundantWrites }
    let complaints = reports.reduce(0) { $0 + $1.complaints }
    return "\(layout) layout writes, \(redundant) redundant writes, \(complaints) complaints in all"
  }

  private func largest(_ measure: (DragMeasures) -> Double?) -> Double {
    reports.compactMap(\.drag).compactMap(measure).map(abs).max() ?? 0
  }
}
