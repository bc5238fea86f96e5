import UIKit

/// All reports of a run in two lines.
struct ReplaySummary {
  let reports: [ReplayReport]

  var lines: [String] { ["\(gestures): \(outcomes).", "\(worst); \(counts)."] }

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

  private func largest(_ measure: (DragMeasures) -> Double) -> Double {
    reports.compactMap(\.drag).map { abs(measure($0)) }.max() ?? 0
  }
}
