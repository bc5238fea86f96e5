import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Writing a report") struct ReportTests {
    private let dismissed = ReplayReport(
      gesture: "a \"b\"", kind: "fling down", outcome: .dismissed,
      drag: DragMeasures(
        progressAtRelease: 0.25, velocityAtRelease: 1200.5, projectedProgress: 1.0466, settleSeconds: 0.2,
        frames: 12, dragLag: 1e-13, releaseJump: -1e-14, releaseVelocityJump: 0),
      layoutWrites: 0, redundantWrites: 1, complaints: 2)
    private let none = ReplayReport(
      gesture: "tap", kind: "tap", outcome: .none, layoutWrites: 0, redundantWrites: 0, complaints: 0)

    @Test("JSON has exactly the keys that are promised, in their order; what has no meaning is null")
    func json() {
      #expect(
        ReportJSON.line(dismissed)
          == #"{"gesture":"a \"b\"","kind":"fling down","outcome":"dismissed","progressAtRelease":0.25,"#
          + #""velocityAtRelease":1200.5,"projectedProgress":1.0466,"settleSeconds":0.2,"frames":12,"#
          + #""dragLag":0,"releaseJump":0,"releaseVelocityJump":0,"layoutWrites":0,"redundantWrites":1,"#
          + #""complaints":2}"#)
      #expect(
        ReportJSON.line(none)
          == #"{"gesture":"tap","kind":"tap","outcome":"none","progressAtRelease":null,"#
          + #""velocityAtRelease":null,"projectedProgress":null,"settleSeconds":null,"frames":null,"#
          + #""dragLag":null,"releaseJump":null,"releaseVelocityJump":null,"layoutWrites":0,"#
          + #""redundantWrites":0,"complaints":0}"#)
    }

    @Test(
      "names keep their meaning through JSON",
      arguments: ["a\\b", "tab\there", "line\nbreak", "\u{1}", "\u{7F}\u{9B}", "a\u{2028}b", "ü “x”"])
    func escaping(name: String) throws {
      var report = none
      report.gesture = name
      let object = try JSONSerialization.jsonObject(with: Data(ReportJSON.line(report).utf8))
      #expect((object as? [String: Any])?["gesture"] as? String == name)
      #expect(ReportJSON.line(report) == ReportJSON.line(report).onOneLine)
    }

    @Test("the summary counts outcomes and names the worst")
    func summary() {
      var jumping = dismissed
      jumping.drag?.releaseJump = -5
      #expect(
        ReplaySummary(reports: [jumping, none]).line
          == "2 gestures: 1 dismissed, 0 kept, 1 none. At worst a lag of 0.000 pt, a jump of 5.000 pt "
          + "and of 0.000 pt/s; 0 layout writes, 1 redundant writes, 2 complaints in all.")
    }

    @Test(
      "a gesture that breaks a limit is a fault",
      arguments: [
        (0.01, -0.01, -1, [0, 0, 0], 0), (0.011, 0, 0, [0, 0, 0], 1), (0, -0.011, 0, [0, 0, 0], 1),
        (0, 0, -1.1, [0, 0, 0], 1), (0, 0, 0, [1, 0, 0], 1), (0, 0, 0, [0, 1, 0], 1),
        (0, 0, 0, [0, 0, 1], 1),
      ] as [(Double, Double, Double, [Int], Int)])
    func faults(lag: Double, jump: Double, velocity: Double, counts: [Int], faults: Int) {
      var report = dismissed
      report.drag?.dragLag = lag
      report.drag?.releaseJump = jump
      report.drag?.releaseVelocityJump = velocity
      (report.layoutWrites, report.redundantWrites, report.complaints) = (counts[0], counts[1], counts[2])
      #expect(ReplaySummary(reports: [report, none]).faults.count == faults)
    }
  }
}
