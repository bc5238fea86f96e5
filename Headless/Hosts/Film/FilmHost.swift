import UIKit

/// The command `film`: draws gestures on the app's draft as the picture at the head of the README.
@MainActor struct FilmHost {
  let app: any UIApplicationDelegate.Type
  let options: FilmOptions
  let console: Console

  func run() throws(HostError) {
    let recordings = try recordings()
    var stage = StageOptions()
    stage.style = options.isDark ? .dark : .light
    let (reel, story) = try FilmShoot.film(app, on: stage, recordings.map { FingerPath($0) })
    let title = recordings.map { "\($0.name), \($0.kind)" }.joined(separator: "; ")
    let hero = HeroFilm(
      reel: reel, title: "\(title), on \(stage.description)", source: Self.source(recordings), story: story)
    try Self.write(SVGWriter.text(of: hero.element), to: options.output)
    console.say("\(options.output) shows it in \(reel.frames.count) pictures.")
  }

  private func recordings() throws(HostError) -> [GestureRecording] {
    if options.gestures.isEmpty { return [RecordedGestures.fling] }
    var recordings: [GestureRecording] = []
    for path in options.gestures { recordings.append(try GestureReader.recording(at: path)) }
    return recordings
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
