import UIKit

/// The command `site`: a page that plays the recordings of all chapters and needs no server.
@MainActor struct SiteHost {
  /// Longest film of a chapter, in seconds, and time from one look at the app to the next.
  private static let (length, interval) = (12.0, 1.0 / 60)

  private static let source = "A recorded finger on the sample app."

  let app: any UIApplicationDelegate.Type
  let output: String
  let console: Console

  func run() throws(HostError) {
    guard let template = Bundle.module.url(forResource: "site", withExtension: "html"),
      let text = try? String(contentsOf: template, encoding: .utf8)
    else { throw HostError("The template of the site is missing from the build.") }
    let films = LiveChapter.all.flatMap { chapter in
      [UIUserInterfaceStyle.light, .dark].map { film(of: chapter, $0) }
    }
    let parts = ["{{chapters}}": LiveChapter.Group.allCases.flatMap(list), "{{films}}": films]
    let page = parts.reduce(text.replacingOccurrences(of: "{{font}}", with: PageFont.rules)) { page, part in
      page.replacingOccurrences(of: part.key, with: part.value.map(SVGWriter.text).joined())
    }
    try FilmHost.write(page, to: output)
    console.say("\(output) has \(films.count) films.")
  }

  /// The heading and the buttons of a group.
  private func list(of group: LiveChapter.Group) -> [SVGElement] {
    let items = LiveChapter.all.filter { $0.group == group }.map { chapter in
      SVGElement(
        "li", [:],
        .elements([
          SVGElement(
            "button", ["data-chapter": chapter.id, "data-lesson": chapter.lesson], .text(chapter.title))
        ]))
    }
    return [SVGElement("h3", [:], .text(group.rawValue)), SVGElement("ol", [:], .elements(items))]
  }

  /// What the page plays: the film, and the share of it in which the main thread is blocked.
  private func film(of chapter: LiveChapter, _ style: UIUserInterfaceStyle) -> SVGElement {
    let reel = reel(of: chapter, style)
    let times = reel.frames.filter { !$0.caption.isEmpty }.map(\.time)
    let end = reel.frames.last?.time ?? 1
    let block = times.first.flatMap { first in times.last.map { [first / end, $0 / end] } }
    return SVGElement(
      "template",
      [
        "data-film": chapter.id, "data-style": style == .dark ? "dark" : "light",
        "data-block": block.map { $0.map { $0.shortText(places: 3) }.joined(separator: " ") },
      ], .elements([MovingFilm(reel: reel, title: chapter.title, source: Self.source).element]))
  }

  private func reel(of chapter: LiveChapter, _ style: UIUserInterfaceStyle) -> FilmReel {
    var stage = StageOptions()
    stage.style = style
    let session = LiveSession(app, stage, at: 0)
    session.play(chapter, at: 0)
    let reel = FilmReel(start: session.simulator.clock.now)
    var time = 0.0
    while session.tour.program.isPlaying, time < Self.length {
      let caption = session.simulator.clock.isBlocked ? "blocked" : ""
      reel.takeIfDue(of: session.simulator, fingers: session.ghostPlaces, caption: caption)
      time += Self.interval
      session.advance(to: time)
      // The question of a draft is a task of the app.
      TaskThread.run()
    }
    reel.end(with: session.simulator)
    return reel
  }
}
