import UIKit

/// The command `replay`: gesture files in, their measures out.
@MainActor struct ReplayHost {
  let app: any UIApplicationDelegate.Type
  let options: ReplayOptions
  let console: Console

  func run() throws(HostError) -> ExitStatus {
    let files = try GestureFiles(options.paths)
    var gestures: [GestureRecording] = []
    for entry in files.entries { gestures += try gesture(entry).map { [$0] } ?? [] }
    let faults = gestures.isEmpty ? [] : ReplaySummary(reports: try replay(gestures)).faults
    faults.forEach(console.complain)
    guard faults.isEmpty else { return .disproved }
    return gestures.count == files.entries.count ? .success : .incomplete
  }

  /// `nil`, and a word of complaint, for a broken file of a folder.
  private func gesture(_ entry: GestureFiles.Entry) throws(HostError) -> GestureRecording? {
    do throws(HostError) {
      return try GestureReader.recording(at: entry.path)
    } catch {
      guard entry.isFromFolder else { throw error }
      console.complain(error.sentence)
      return nil
    }
  }

  private func replay(_ gestures: [GestureRecording]) throws(HostError) -> [ReplayReport] {
    let replay = GestureReplay(app: app, options: options)
    var reports: [ReplayReport] = []
    for gesture in gestures {
      let report = try replay.report(on: gesture)
      if options.isJSON { console.say(ReportJSON.line(report)) }
      reports.append(report)
    }
    if !options.isJSON { console.say(ReplaySummary(reports: reports).line) }
    return reports
  }
}
