import InteractiveModal
import UIKit

/// How the kit's card comes, stands and goes without a finger.
@MainActor enum CardChecks {
  nonisolated static let all: [DeviceCheck] = [
    .card(403, "a card opens along its spring, from the edge", run: opens),
    .card(403, "a card that code dismisses leaves along its spring", run: closes),
    .card(402, "a card begins at the edge, however long the main thread is busy first", run: beginsLate),
    .card(401, "a card goes on along its spring while the main thread is busy", run: busy),
    .card(432, "the screen behind and the dimming keep pace with a card that opens", run: pace),
    .card(185, "a card that has arrived stands below the gap, and nothing moves it", run: stands),
    .card(6, "without animation a card stands with the next frames", run: unanimated),
    .card(10, "dismissModal turns a card that opens, with its speed", run: turnsRound),
    .card(433, "a card on a card leaves, and the lower one stays where it was", run: stack),
    .card(256, "a card whose window turns in its flight stands, and the screen behind is whole", run: turn),
  ]

  /// How long a film of a flight is, in seconds: most of the way.
  private static let watch: TimeInterval = 0.3

  private static func opens(_ scene: CardScene) async throws -> Finding {
    let film = scene.startFilm()
    scene.present()
    await scene.moves()
    await scene.stage.wait(watch)
    return film.follows(Oscillation(start: scene.edge, end: scene.top))
  }

  private static func closes(_ scene: CardScene) async throws -> Finding {
    _ = try await scene.open()
    let (film, spring) = (scene.startFilm(), Oscillation(start: scene.top, end: scene.edge))
    scene.content.dismissModal()
    await scene.stage.wait(watch)
    return film.follows(spring)
  }

  private static let deaf = Finding.unknown("this clock stands while the thread is busy")

  private static func beginsLate(_ scene: CardScene) async throws -> Finding {
    let film = scene.startFilm()
    guard await scene.stage.holdMainThread(0.3, after: { scene.present() }) else { return deaf }
    await scene.moves()
    await scene.stage.wait(0.15)
    return film.follows(Oscillation(start: scene.edge, end: scene.top))
  }

  private static func busy(_ scene: CardScene) async throws -> Finding {
    let film = scene.startFilm()
    scene.present()
    await scene.moves()
    guard await scene.stage.holdMainThread(0.2) else { return deaf }
    await scene.moves()
    await scene.stage.wait(0.15)
    return film.follows(Oscillation(start: scene.edge, end: scene.top))
  }

  private static func pace(_ scene: CardScene) async throws -> Finding {
    guard scene.stepsBack else { return .unknown("only on an upright phone the screen behind steps back") }
    let film = scene.startFilm()
    scene.present()
    await scene.moves()
    await scene.stage.wait(0.25)
    return film.keepsPace(in: scene)
  }

  private static func stands(_ scene: CardScene) async throws -> Finding {
    _ = try await scene.open()
    return await standing(scene)
  }

  private static func standing(_ scene: CardScene) async -> Finding {
    let film = scene.startFilm()
    await scene.stage.frames(4)
    let (place, tops) = (scene.openTop, film.frames.map(\.top))
    return .that(
      tops.count >= 3 && tops.allSatisfy { abs($0 - place) < 0.01 },
      else: "\(tops.map(\.short)) instead of \(place.short)")
  }

  private static func unanimated(_ scene: CardScene) async throws -> Finding {
    scene.present(animated: false)
    await scene.stage.frames()
    return await standing(scene)
  }

  private static func turnsRound(_ scene: CardScene) async throws -> Finding {
    scene.present()
    await scene.stage.until { scene.shownTop < scene.edge - 150 }
    let (opening, edge, place) = (Oscillation(start: scene.edge, end: scene.top), scene.edge, scene.shownTop)
    guard place > scene.top + 20 else { return .differs("no movement") }
    let film = scene.startFilm()
    scene.content.dismissModal()
    await scene.stage.wait(watch)
    let velocity = opening.velocity(at: opening.time(of: place))
    return film.follows(Oscillation(start: place, end: edge, velocity: velocity), within: 2)
  }

  private static func stack(_ scene: CardScene) async throws -> Finding {
    _ = try await scene.open()
    let (place, upper) = (scene.shownTop, CardContent("upper", log: scene.stage.log))
    let transition = ModalTransition(.mail)
    upper.modalPresentationStyle = .custom
    upper.transitioningDelegate = transition
    scene.content.present(upper, animated: false, completion: nil)
    await scene.stage.frames(4)
    try await scene.hand.modal(upper).flick(velocity: 2000)
    await scene.stage.until { upper.presentingViewController == nil }
    await scene.stage.frames()
    let isThere = scene.content.presentingViewController != nil
    let scale = scene.card?.layer.presentation()?.affineTransform().a ?? 0
    return .that(
      upper.presentingViewController == nil && isThere && scene.shownTop == place && scale == 1,
      else: "there: \(isThere), at \(scene.shownTop.short) instead of \(place.short), scale \(scale.short)")
  }

  private static func turn(_ scene: CardScene) async throws -> Finding {
    let draft = try await scene.open()
    try await draft.drag(by: 120, over: 0.1)
    try draft.release()
    await scene.stage.frames()
    try scene.hand.rotate()
    await scene.stage.wait(0.4)
    await scene.arrives()
    let (place, shown) = (scene.openTop, scene.shownTop)
    let scale = scene.stage.root.view.layer.presentation()?.affineTransform().a ?? 0
    let rest = scene.stepsBack ? ModalConfiguration.mail.presenter.scale : 1
    try scene.hand.rotate()
    await scene.stage.wait(0.4)
    return .that(
      abs(shown - place) < 0.3 && abs(scale - rest) < 0.0005,
      else: "at \(shown.short) instead of \(place.short), screen behind at \(scale.short)")
  }
}

extension CardFilm {
  /// Holds if screen behind and dimming are in each frame where the card's share of its way says.
  func keepsPace(in scene: CardScene) -> Finding {
    stop()
    let (scale, dimming) = (ModalConfiguration.mail.presenter.scale, ModalConfiguration.mail.dimming.opacity)
    var (moving, worst): (Int, (scale: CGFloat, dimming: CGFloat)) = (0, (0, 0))
    for frame in frames {
      let share = scene.share(of: frame.top, to: scene.openTop)
      if (0.1...0.9).contains(share) { moving += 1 }
      worst.scale = max(worst.scale, abs(frame.scale - (1 - (1 - scale) * share)))
      worst.dimming = max(worst.dimming, abs(frame.dimming - dimming * share))
    }
    guard moving >= 4 else { return .differs("\(moving) frames of a movement") }
    let found = "a scale \(worst.scale), a dimming \(worst.dimming) apart"
    return .that(worst.scale < 0.0005 && worst.dimming < 0.002, else: found)
  }
}
