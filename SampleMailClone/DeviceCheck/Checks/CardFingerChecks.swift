import InteractiveModal
import InteractiveModalTesting
import UIKit

/// How the kit's card follows a finger, and what it does when the finger lets go.
@MainActor enum CardFingerChecks {
  nonisolated static let all: [DeviceCheck] = [
    .card(150, "a card follows a finger point for point, and never backwards", run: follows),
    .card(390, "the screen behind and the dimming keep pace with a finger", run: pace),
    .card(153, "a card that is let go returns along its spring", run: returns),
    .card(157, "a card whose touch the system takes returns along its spring", run: taken),
    .card(44, "a card that a test's finger drags and lets go hears of its return", run: callbacks),
    .card(153, "a card that is thrown leaves with the finger's velocity", run: throwsAway),
    .card(401, "a card that opens stops under a finger where the screen shows it", run: caught),
    .card(64, "a card that leaves is caught and brought back", run: broughtBack),
    .card(21, "a card that may not be dismissed resists, returns, and says so once", run: refused),
    .card(21, "a card waits where it is let go until the app has answered", run: asks),
    .card(173, "a list scrolls to its top before the same finger moves the card", run: list),
    .card(437, "the edge of a card comes to a finger that pulls it out of a bar", run: pulledOpen),
  ]

  private static func follows(_ scene: CardScene) async throws -> Finding {
    let (draft, rest) = (try await scene.open(), scene.shownTop)
    let film = scene.startFilm()
    try await draft.drag(by: 150, over: 0.2)
    await scene.stage.frames()
    film.stop()
    let tops = film.frames.map(\.top)
    let isStraight = zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 }
    let distance = scene.shownTop - rest
    return .that(
      abs(distance - 150) < 0.1 && isStraight && Set(tops).count > 4,
      else: "\(distance.short) of 150 points, \(isStraight ? "straight" : "also back")")
  }

  private static func pace(_ scene: CardScene) async throws -> Finding {
    guard scene.stepsBack else { return .unknown("only on an upright phone the screen behind steps back") }
    let draft = try await scene.open()
    let film = scene.startFilm()
    try await draft.drag(by: 250, over: 0.2)
    return film.keepsPace(in: scene)
  }

  private static func returns(_ scene: CardScene) async throws -> Finding {
    try await returning(scene) { try $0.release() }
  }

  private static func taken(_ scene: CardScene) async throws -> Finding {
    try await returning(scene) { try $0.cancelTouch() }
  }

  private static func returning(
    _ scene: CardScene, lift: (ModalTestModal) throws -> Void
  ) async throws -> Finding {
    let (draft, rest) = (try await scene.open(), scene.shownTop)
    try await draft.drag(by: 100, over: 0.1)
    await scene.stage.frames(1)
    let film = scene.startFilm()
    try lift(draft)
    await scene.stage.wait(0.3)
    return film.follows(Oscillation(start: rest + 100, end: rest))
  }

  private static func callbacks(_ scene: CardScene) async throws -> Finding {
    let draft = try await scene.open()
    try await draft.drag(by: 60, over: 0.1)
    try draft.release()
    await scene.stage.until { scene.stage.log.has("modal didAppear") }
    return .same(
      scene.stage.log.calls(of: "modal"), as: ["willDisappear", "willAppear", "didAppear"])
  }

  private static func throwsAway(_ scene: CardScene) async throws -> Finding {
    let (draft, rest, edge) = (try await scene.open(), scene.shownTop, scene.edge)
    try await draft.drag(by: 120, over: 0.1)
    await scene.stage.frames(1)
    let film = scene.startFilm()
    try draft.release(velocity: 1500)
    await scene.stage.wait(0.3)
    return film.follows(Oscillation(start: rest + 120, end: edge, velocity: 1500, dampingRatio: 0.8))
  }

  private static func caught(_ scene: CardScene) async throws -> Finding {
    scene.present()
    await scene.stage.until { scene.shownTop < scene.edge - 150 }
    let (opening, draft) = (
      Oscillation(start: scene.edge, end: scene.top), try scene.hand.modal(scene.content)
    )
    let place = scene.shownTop
    try draft.touch()
    guard place > opening.end + 20 else { return .differs("no movement") }
    let film = scene.startFilm()
    await scene.stage.frames(4)
    let far = film.frames.map { abs($0.top - place) }.max() ?? .infinity
    let limit = 0.4 + CardFilm.reading * opening.speed(at: opening.time(of: place))
    return .that(far <= limit, else: "\(far.short) points away")
  }

  private static func broughtBack(_ scene: CardScene) async throws -> Finding {
    let (draft, rest) = (try await scene.open(), scene.shownTop)
    scene.content.dismissModal()
    await scene.stage.until { scene.shownTop > rest + 100 }
    try await draft.drag(by: -120, over: 0.1)
    try draft.release(velocity: -500)
    guard await scene.arrives() else { return .differs("it leaves") }
    await scene.stage.frames()
    let isThere = scene.content.presentingViewController != nil && abs(scene.shownTop - rest) < 0.3
    return .that(isThere, else: "at \(scene.shownTop.short) instead of \(rest.short)")
  }

  // MARK: Permission

  private static func refused(_ scene: CardScene) async throws -> Finding {
    let owner = CardOwner(.refused)
    let (draft, rest) = (try await scene.open(owner: owner), scene.shownTop)
    try await draft.drag(by: 300, over: 0.1)
    await scene.stage.frames(1)
    let distance = scene.shownTop - rest
    try draft.release(velocity: 2000)
    await scene.stage.frames()
    let isThere = draft.phase == .settling(.detent(.large))
    return .that(
      (10...200).contains(distance) && isThere && owner.attempts == 1,
      else: "\(distance.short) of 300 points, returns: \(isThere), told \(owner.attempts) times")
  }

  private static func asks(_ scene: CardScene) async throws -> Finding {
    let question = CardQuestion()
    defer { question.answer(false) }
    let owner = CardOwner(.ask { await question.ask() })
    let (draft, rest) = (try await scene.open(owner: owner), scene.shownTop)
    try await draft.flick(velocity: 2500)
    guard await scene.stage.until({ question.isOpen }) else { return .differs("no question") }
    await scene.stage.wait(1)
    let film = scene.startFilm()
    await scene.stage.frames(4)
    film.stop()
    let (low, high) = (film.frames.map(\.top).min() ?? 0, film.frames.map(\.top).max() ?? 0)
    question.answer(false)
    await scene.stage.frames()
    await scene.arrives()
    return .that(
      low > rest + 10 && high - low < 0.3 && abs(scene.shownTop - rest) < 0.3,
      else: "it waits from \(low.short) to \(high.short), and stands at \(scene.shownTop.short)")
  }

  // MARK: Elsewhere

  private static func list(_ scene: CardScene) async throws -> Finding {
    let (draft, rest) = (try await scene.open(), scene.shownTop)
    scene.content.list.contentOffset.y = 50
    try await draft.drag(by: 50, over: 0.1, at: .on(scene.content.list))
    await scene.stage.frames()
    let (offset, held) = (scene.content.list.contentOffset.y, scene.shownTop - rest)
    try await draft.drag(by: 100, over: 0.1)
    await scene.stage.frames()
    let distance = scene.shownTop - rest
    return .that(
      offset == 0 && held == 0 && abs(distance - 100) < 0.1,
      else: "the list at \(offset.short), the card at \(held.short), then at \(distance.short)")
  }

  private static func pulledOpen(_ scene: CardScene) async throws -> Finding {
    let bounds = scene.stage.root.view.bounds
    let bar = UIView(frame: CGRect(x: 0, y: bounds.height - 120, width: bounds.width, height: 60))
    scene.stage.root.view.addSubview(bar)
    bar.addInteraction(ModalOpeningInteraction(as: .mail) { [weak scene] in scene?.content })
    await scene.stage.frames()
    let finger = try scene.hand.touch(at: .on(bar))
    try await finger.drag(by: CGVector(dx: 0, dy: -200), over: 0.2)
    await scene.stage.wait(0.5)
    // A pan begins after ten points, which the finger goes too.
    let distance = scene.shownTop - (bounds.height - 90 - 200 - 10)
    try finger.release(velocity: CGVector(dx: 0, dy: -800))
    await scene.stage.frames()
    let opens = try scene.hand.modal(scene.content).phase == .settling(.detent(.large))
    return .that(abs(distance) < 1 && opens, else: "\(distance.short) points away, opens: \(opens)")
  }
}

/// A question that the app asks its user.
@MainActor private final class CardQuestion {
  private var waiting: CheckedContinuation<Bool, Never>?

  var isOpen: Bool { waiting != nil }

  func ask() async -> Bool { await withCheckedContinuation { waiting = $0 } }

  func answer(_ isGranted: Bool) {
    waiting?.resume(returning: isGranted)
    waiting = nil
  }
}
