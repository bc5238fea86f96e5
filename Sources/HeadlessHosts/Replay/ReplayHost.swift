import UIKit

/// The command `replay`: gesture files in, a row of measures each out.
@MainActor struct ReplayHost {
  let app: any UIApplicationDelegate.Type
  let options: ReplayOptions
  let console: Console

  func run() throws(HostError) -> ExitStatus {
    let files = try GestureFiles(options.paths)
    var gestures: [GestureRecording] = []
    for entry in files.entries { gestures += try gesture(entry).map { [$0] } ?? [] }
    if !gestures.isEmpty { try replay(gestures) }
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

  private func replay(_ gestures: [GestureRecording]) throws(HostError) {
    let replay = GestureReplay(app: app, options: options)
    if options.isJSON {
      for gesture in gestures { console.say(ReportJSON.line(try replay.report(on: gesture))) }
    } else {
      try printTable(of: gestures, by: replay)
    }
  }

  private func printTable(of gestures: [GestureRecording], by replay: GestureReplay) throws(HostError) {
    let table = ReportTable(gestures: gestures)
    console.say(table.header)
    var reports: [ReplayReport] = []
    for gesture in gestures {
      let report = try replay.report(on: gesture)
      console.say(table.row(report))
      reports.append(report)
    }
    console.say("")
    ReplaySummary(reports: reports).lines.forEach(console.say)
  }
}
