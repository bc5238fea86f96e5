import Foundation

/// Writes reports as an aligned table, one row each.
struct ReportTable {
  /// The titles of the columns of words, and of those of numbers.
  private static let words = ["gesture", "kind", "outcome"]
  private static let numbers = [
    "at", "pt/s", "bound for", "settle s", "frames", "lag", "jump", "speed jump", "layout", "redundant",
    "complaints",
  ]

  private let widths: [Int]

  init(gestures: [GestureRecording]) {
    func width(_ title: String, _ values: [String]) -> Int {
      ([title] + values.map(\.onOneLine)).map(\.count).max() ?? 0
    }
    let words = [
      width("gesture", gestures.map(\.name)), width("kind", gestures.map(\.kind)),
      width("outcome", ReplayReport.Outcome.allCases.map(\.rawValue)),
    ]
    widths = words + Self.numbers.map { max(6, $0.count) }
  }

  var header: String { line(Self.words + Self.numbers) }

  func row(_ report: ReplayReport) -> String {
    let drag = report.drag
    let numbers = [
      drag.map { percent($0.progressAtRelease) }, drag?.velocityAtRelease.text(places: 0),
      drag.map { percent($0.projectedProgress) }, drag?.settleSeconds.text(places: 3),
      drag.map { "\($0.frames)" }, drag?.dragLag.text(places: 3), drag?.releaseJump.text(places: 3),
      drag?.releaseVelocityJump.text(places: 3),
    ].map { $0 ?? "–" }
    let counts = [report.layoutWrites, report.redundantWrites, report.complaints].map(String.init)
    let words = [report.gesture.onOneLine, report.kind.onOneLine, report.outcome.rawValue]
    return line(words + numbers + counts)
  }

  private func percent(_ share: Double) -> String { "\((share * 100).text(places: 0)) %" }

  private func line(_ cells: [String]) -> String {
    let padded = zip(widths, cells).enumerated().map { column, pair in
      let (width, cell) = pair
      let space = String(repeating: " ", count: max(0, width - cell.count))
      return column < Self.words.count ? cell + space : space + cell
    }
    return padded.joined(separator: "  ")
  }
}
