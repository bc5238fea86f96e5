import Foundation

/// Writes reports as an aligned table, one row each.
struct ReportTable {
  private struct Column {
    let title: String
    let width: Int
    let isNumber: Bool
  }

  private let columns: [Column]

  init(gestures: [GestureRecording]) {
    func width(_ title: String, _ values: [String]) -> Int {
      ([title] + values.map(\.onOneLine)).map(\.count).max() ?? 0
    }
    let names = width("gesture", gestures.map(\.name))
    let kinds = width("kind", gestures.map(\.kind))
    columns = [
      Column(title: "gesture", width: names, isNumber: false),
      Column(title: "kind", width: kinds, isNumber: false),
      Column(title: "outcome", width: 9, isNumber: false),
      Column(title: "at", width: 6, isNumber: true),
      Column(title: "pt/s", width: 6, isNumber: true),
      Column(title: "bound for", width: 9, isNumber: true),
      Column(title: "settle s", width: 8, isNumber: true),
      Column(title: "frames", width: 6, isNumber: true),
      Column(title: "lag", width: 6, isNumber: true),
      Column(title: "jump", width: 6, isNumber: true),
      Column(title: "speed jump", width: 10, isNumber: true),
      Column(title: "layout", width: 6, isNumber: true),
      Column(title: "redundant", width: 9, isNumber: true),
      Column(title: "complaints", width: 10, isNumber: true),
    ]
  }

  var header: String { line(columns.map(\.title)) }

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
    let padded = zip(columns, cells).map { column, cell in
      let space = String(repeating: " ", count: max(0, column.width - cell.count))
      return column.isNumber ? space + cell : cell + space
    }
    return padded.joined(separator: "  ").trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
