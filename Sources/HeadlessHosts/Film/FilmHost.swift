import UIKit

/// The command `film`: a gesture in, a strip of pictures out.
@MainActor struct FilmHost {
  let app: any UIApplicationDelegate.Type
  let options: FilmOptions
  let console: Console

  func run() throws(HostError) {
    let recording = try recording()
    let resize = options.isResized ? try WindowResize(of: options.stage, with: app) : nil
    let report = try GestureReplay(app: app, options: replayOptions, resize: resize).report(on: recording)
    let (page, pictures) =
      options.isAnimated ? try movingFilm(of: recording) : try strip(of: recording, resize, report.outcome)
    try Self.write(SVGWriter.text(of: page), to: options.output)
    FilmStory(recording: recording, report: report, options: options, pictures: pictures).lines
      .forEach(console.say)
  }

  private func movingFilm(
    of recording: GestureRecording
  ) throws(HostError) -> (page: SVGElement, pictures: Int) {
    let reel = try FilmReel.shoot(app, on: options.stage, FingerPath(recording))
    let film = MovingFilm(
      frames: reel.frames, still: reel.release, definitions: reel.definitions, title: title(recording),
      source: Self.source(recording))
    return (film.element, reel.frames.count)
  }

  private func recording() throws(HostError) -> GestureRecording {
    guard let path = options.gesture else { return RecordedFling.recording }
    return try GestureReader.recording(at: path)
  }

  private var replayOptions: ReplayOptions {
    var replay = ReplayOptions(paths: [])
    replay.stage = options.stage
    return replay
  }

  /// Plays the gesture twice: to choose the moments, and to take the pictures.
  private func strip(
    of recording: GestureRecording, _ resize: WindowResize?, _ outcome: ReplayReport.Outcome
  ) throws(HostError) -> (page: SVGElement, pictures: Int) {
    let path = FingerPath(recording)
    let moments = try plan(crew(path, resize)).moments
    let (takes, definitions) = try shoot(crew(path, resize), moments, outcome)
    let strip = FilmStrip(
      takes: takes, definitions: definitions, title: title(recording), source: Self.source(recording))
    return (strip.element, takes.count)
  }

  private func crew(_ path: FingerPath, _ resize: WindowResize?) throws(HostError) -> FilmCrew {
    FilmCrew(GesturePlayer(path, on: try DraftStage(app, options.stage), resize: resize))
  }

  private func plan(_ crew: FilmCrew) throws(HostError) -> FilmPlan {
    try crew.play()
    let rest = crew.player.stage.gauge.rest
    return FilmPlan(crew.moments, count: options.moments, gone: rest.top + rest.travel)
  }

  private func shoot(
    _ crew: FilmCrew, _ moments: [FilmMoment], _ outcome: ReplayReport.Outcome
  ) throws(HostError) -> ([FilmTake], [SVGElement]) {
    var camera = FilmCamera()
    var takes: [FilmTake] = []
    crew.onMoment = { [weak crew] moment in
      guard let crew, moments.contains(where: { $0.index == moment.index }) else { return }
      let caption = FilmCaption(
        moment, outcome: outcome, isLast: moments.count > 1 && moment.index == moments.last?.index)
      takes.append(camera.take(of: crew.player.stage.simulator, crew.trail, crew.phase, caption))
    }
    try crew.play()
    return (takes, camera.definitions)
  }

  private func title(_ recording: GestureRecording) -> String {
    let resize = options.isResized ? ", resized in mid-drag" : ""
    return "\(recording.name), \(recording.kind), on \(options.stage.description)\(resize)"
  }

  private static func source(_ recording: GestureRecording) -> String {
    let facts = [recording.source, recording.licence, recording.attribution].compactMap { $0 }
    return "A recorded finger. \(facts.joined(separator: ". "))."
  }

  static func write(_ text: String, to output: String) throws(HostError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output))
    } catch {
      throw HostError("“\(output)” cannot be written.")
    }
  }
}
