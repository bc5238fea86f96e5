import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// A gesture file: what can be read is replayed, and what is said of it must make sense.
@MainActor struct GestureSubject {
  /// Longer gestures are read only: a replay takes its time, as told by their limits.
  private static let longest: TimeInterval = 5
  private static let mostSamples = 200

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func verdict() throws(FuzzFault) -> FuzzVerdict {
    let recording: GestureRecording
    do throws(HostError) {
      recording = try GestureReader.recording(in: Data(bytes), named: "gesture.json")
    } catch {
      return .refusal(error.sentence)
    }
    if isShort(recording) { try replay(recording) }
    return .accepted
  }

  private func isShort(_ recording: GestureRecording) -> Bool {
    let start = recording.samples.first?.t ?? recording.up.t
    return recording.samples.count <= Self.mostSamples && recording.up.t - start <= Self.longest
  }

  private func replay(_ recording: GestureRecording) throws(FuzzFault) {
    let report: ReplayReport
    do throws(HostError) {
      report = try GestureReplay(app: FuzzApp.self, options: options).report(on: recording)
    } catch {
      throw FuzzFault("It cannot be replayed: \(error.sentence)")
    }
    try check(report.drag)
    try checkText(of: report, on: recording)
  }

  /// Any device and any way to hold it, the same for the same file.
  private var options: ReplayOptions {
    var generator = SeededGenerator(hashing: bytes)
    var options = ReplayOptions(paths: [])
    options.isMirrored = .random(using: &generator)
    options.stage.isLandscape = .random(using: &generator)
    options.stage.device = Device.all.randomElement(using: &generator) ?? .iPhone15
    options.framesPerSecond = ReplayOptions.paces.randomElement(using: &generator).map(Double.init)
    return options
  }

  private func check(_ drag: DragMeasures?) throws(FuzzFault) {
    guard let drag else { return }
    let measures = [
      drag.progressAtRelease, drag.velocityAtRelease, drag.projectedProgress, drag.settleSeconds,
      drag.dragLag, drag.releaseJump, drag.releaseVelocityJump,
    ]
    guard measures.allSatisfy(\.isFinite) else { throw FuzzFault("A measure is no number: \(drag)") }
  }

  private func checkText(of report: ReplayReport, on recording: GestureRecording) throws(FuzzFault) {
    let line = ReportJSON.line(report)
    guard (try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil else {
      throw FuzzFault("The report is no JSON: \(line)")
    }
    let row = ReportTable(gestures: [recording]).row(report)
    guard !(line + row).unicodeScalars.contains(where: \.breaksLine) else {
      throw FuzzFault("The report is not on one line: \(row.debugDescription)")
    }
  }
}
