import UIKit

/// The command `film`: draws a gesture as a strip, or several as one picture that moves.
@MainActor struct FilmHost {
  let app: any UIApplicationDelegate.Type
  let options: FilmOptions
  let console: Console

  func run() throws(HostError) {
    let recordings = try recordings()
    if options.isAnimated { return try drawHero(of: recordings) }
    let recording = recordings[0]
    let resize = options.isResized ? try WindowResize(of: options.stage, with: app) : nil
    let report = try GestureReplay(
      app: app, options: ReplayOptions(stage: options.stage), resize: resize
    ).report(on: recording)
    let (page, pictures) = try strip(of: recording, resize, report.outcome)
    try Self.write(page, to: options.output)
    FilmStory(recording: recording, report: report, options: options, pictures: pictures).lines
      .forEach(console.say)
  }

  private func drawHero(of recordings: [GestureRecording]) throws(HostError) {
    let (reel, story) = try FilmShoot.film(app, on: options.stage, recordings.map { FingerPath($0) })
    let hero = reel.hero(title(recordings), from: Self.source(recordings), story)
    try Self.write(SVGWriter.text(of: hero.element), to: options.output)
    console.say("\(options.output) shows it in \(reel.frames.count) pictures.")
  }

  private func recordings() throws(HostError) -> [GestureRecording] {
    if options.gestures.isEmpty { return [RecordedGestures.fling] }
    var recordings: [GestureRecording] = []
    for path in options.gestures { recordings.append(try GestureReader.recording(at: path)) }
    return recordings
  }

  /// Plays the gesture twice: to choose the moments, and to take the pictures.
  private func strip(
    of recording: GestureRecording, _ resize: WindowResize?, _ outcome: ReplayReport.Outcome
  ) throws(HostError) -> (page: String, pictures: Int) {
    let path = FingerPath(recording)
    let moments = try plan(watch(path, resize)).moments
    let (takes, definitions) = try shoot(watch(path, resize), moments, outcome)
    let strip = FilmStrip(
      takes: takes, definitions: definitions, title: title([recording]), source: Self.source([recording]))
    return (SVGWriter.text(of: strip.element), takes.count)
  }

  private func watch(_ path: FingerPath, _ resize: WindowResize?) throws(HostError) -> GestureWatch {
    GestureWatch(GesturePlayer(path, on: try DraftStage(app, options.stage), resize: resize))
  }

  private func plan(_ watch: GestureWatch) throws(HostError) -> FilmPlan {
    try watch.play()
    let rest = watch.player.stage.gauge.rest
    return FilmPlan(watch.moments, count: options.moments, gone: rest.top + rest.travel)
  }

  private func shoot(
    _ watch: GestureWatch, _ moments: [GestureMoment], _ outcome: ReplayReport.Outcome
  ) throws(HostError) -> ([FilmTake], [SVGElement]) {
    var camera = FilmCamera()
    var takes: [FilmTake] = []
    watch.onMoment = { [weak watch] moment in
      guard let watch, moments.contains(where: { $0.index == moment.index }) else { return }
      let isLast = moments.count > 1 && moment.index == moments.last?.index
      let words = isLast ? outcome.words.end : moment.phase.words(settling: outcome.words.settling)
      let caption = FilmCaption(time: moment.time, words)
      takes.append(camera.take(of: watch.player.stage.simulator, watch.trail, watch.phase, caption))
    }
    try watch.play()
    return (takes, camera.definitions)
  }

  private func title(_ recordings: [GestureRecording]) -> String {
    let resize = options.isResized ? ", resized in mid-drag" : ""
    let gestures = recordings.map { "\($0.name), \($0.kind)" }.joined(separator: "; ")
    return "\(gestures), on \(options.stage.description)\(resize)"
  }

  private static func source(_ recordings: [GestureRecording]) -> String {
    let sentences = recordings.map { recording in
      let facts = [recording.source, recording.licence, recording.attribution].compactMap { $0 }
      return "A recorded finger. \(facts.joined(separator: ". "))."
    }
    return sentences.joined(separator: " ")
  }

  static func write(_ text: String, to output: String) throws(HostError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output))
    } catch {
      throw HostError("“\(output)” cannot be written.")
    }
  }
}
