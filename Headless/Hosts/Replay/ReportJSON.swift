import Foundation

/// Writes a report as one line of JSON, its keys in the order that is promised.
enum ReportJSON {
  static func line(_ report: ReplayReport) -> String {
    let members = members(of: report).map { "\(quoted($0.key)):\($0.value)" }
    return "{\(members.joined(separator: ","))}"
  }

  private static func members(of report: ReplayReport) -> [(key: String, value: String)] {
    let drag = report.drag
    return [
      ("gesture", quoted(report.gesture)),
      ("kind", quoted(report.kind)),
      ("outcome", quoted(report.outcome.rawValue)),
      ("progressAtRelease", number(drag?.progressAtRelease)),
      ("velocityAtRelease", number(drag?.velocityAtRelease)),
      ("projectedProgress", number(drag?.projectedProgress)),
      ("settleSeconds", number(drag?.settleSeconds)),
      ("frames", drag.map { "\($0.frames)" } ?? "null"),
      ("dragLag", number(drag?.dragLag)),
      ("releaseJump", number(drag?.releaseJump)),
      ("releaseVelocityJump", number(drag?.releaseVelocityJump)),
      ("layoutWrites", "\(report.layoutWrites)"),
      ("redundantWrites", "\(report.redundantWrites)"),
      ("complaints", "\(report.complaints)"),
    ]
  }

  /// Nine decimals: beyond that stands only what floating point adds.
  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return value.shortText(places: 9)
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.map(escaped).joined())\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where scalar.breaksLine: String(format: "\\u%04x", scalar.value)
    default: String(scalar)
    }
  }
}
