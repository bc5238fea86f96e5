import Foundation

/// What happened in a film, in a few lines.
struct FilmStory {
  let recording: GestureRecording
  let report: ReplayReport
  let options: FilmOptions
  let pictures: Int

  var lines: [String] {
    [opening] + resize + story + complaints + ["\(options.output) shows it in \(count(pictures, "picture"))."]
  }

  private var opening: String {
    "Opened compose on \(options.stage.description) and replayed a recorded finger on the draft: "
      + "\(recording.name), \(recording.kind)."
  }

  private var resize: [String] { options.isResized ? ["In mid-drag the window became narrower."] : [] }

  private var story: [String] {
    guard let drag = report.drag else { return ["No pan began: the draft did not move."] }
    return [release(drag), end(drag)]
  }

  private func release(_ drag: DragMeasures) -> String {
    let speed = abs(drag.velocityAtRelease).text(places: 0)
    let direction = drag.velocityAtRelease < 0 ? "up" : "down"
    let place = percent(drag.progressAtRelease)
    let bound = percent(drag.projectedProgress)
    return "The finger let go \(place) of the way out, at \(speed) pt/s \(direction): bound for \(bound)."
  }

  private func end(_ drag: DragMeasures) -> String {
    let end = report.outcome == .dismissed ? "gone" : "back in its place"
    return "\(drag.settleSeconds.text(places: 2)) s and \(count(drag.frames, "frame")) later "
      + "the draft was \(end)."
  }

  private var complaints: [String] {
    report.complaints == 0 ? [] : ["UIKit would have logged \(count(report.complaints, "complaint"))."]
  }

  private func percent(_ share: Double) -> String { "\((share * 100).text(places: 0)) %" }
  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
