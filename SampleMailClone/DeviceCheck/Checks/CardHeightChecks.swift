import InteractiveModal
import InteractiveModalTesting
import UIKit

/// The heights of the kit's card, the keyboard, and what runs alongside.
@MainActor enum CardHeightChecks {
  nonisolated static let all: [DeviceCheck] = [
    .card(432, "a card flies from one height to another along its spring", run: selected),
    .card(153, "a card that is flung up stands at its greatest height", run: flung),
    .card(204, "a card of half the height rises over the keyboard, and its content too", run: keyboard),
    .card(159, "a tap outside a card of half the height dismisses it", run: tapped),
    .card(462, "what runs alongside keeps pace with a card, also after the finger lets go", run: alongside),
  ]

  /// Opens a card of half the height; `nil` where there is none.
  private static func openHalf(_ scene: CardScene) async throws -> ModalTestModal? {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium, .large]
    let draft = try await scene.open(configuration)
    return scene.content.selectedModalDetent == .medium ? draft : nil
  }

  private static let onSide = Finding.unknown("a phone on its side has one height")

  private static func selected(_ scene: CardScene) async throws -> Finding {
    guard try await openHalf(scene) != nil else { return onSide }
    let (film, place) = (scene.startFilm(), scene.shownTop)
    scene.content.selectModalDetent(.large)
    await scene.stage.wait(0.3)
    return film.follows(Oscillation(start: place, end: scene.openTop))
  }

  private static func flung(_ scene: CardScene) async throws -> Finding {
    guard let draft = try await openHalf(scene) else { return onSide }
    let place = scene.shownTop
    try await draft.flick(velocity: -1500)
    await scene.stage.frames(1)
    await scene.arrives()
    let isLarge = scene.content.selectedModalDetent == .large
    return .that(
      isLarge && scene.shownTop < place - 20 && abs(scene.shownTop - scene.openTop) < 0.3,
      else: "from \(place.short) to \(scene.shownTop.short)")
  }

  private static func keyboard(_ scene: CardScene) async throws -> Finding {
    guard try await openHalf(scene) != nil else { return onSide }
    guard scene.stepsBack else { return .unknown("the keyboard covers no card of half the height here") }
    let place = scene.shownTop
    let isUp = await scene.stage.keyboardPosts(UIResponder.keyboardWillShowNotification) {
      scene.content.field.becomeFirstResponder()
    }
    guard isUp else { return KeyboardChecks.missing }
    await scene.stage.wait(0.4)
    let (inset, rise) = (scene.content.view.safeAreaInsets.bottom, place - scene.shownTop)
    scene.content.field.resignFirstResponder()
    return .that(
      rise > 100 && inset > 150, else: "it rises by \(rise.short), with an inset of \(inset.short)")
  }

  private static func tapped(_ scene: CardScene) async throws -> Finding {
    guard let draft = try await openHalf(scene) else { return onSide }
    try draft.tapOutside()
    await scene.stage.frames()
    return .same(draft.phase, as: .settling(.dismissed))
  }

  private static func alongside(_ scene: CardScene) async throws -> Finding {
    let (draft, rest) = (try await scene.open(), scene.shownTop)
    let (content, bar, edge) = (scene.content, scene.bar, scene.edge)
    content.presentationController?.delegate = content
    var hasBegun = false
    content.onWillDismiss = { [weak content] in
      content?.transitionCoordinator?.animate(alongsideTransition: { _ in
        hasBegun = true
        bar.alpha = 0
      })
    }
    try await draft.drag(by: 150, over: 0.15)
    guard hasBegun else { return .differs("UIKit begins no dismissal with the drag") }
    await scene.stage.frames(1)
    let film = scene.startFilm()
    try draft.release(velocity: 1500)
    guard await scene.stage.until({ content.presentingViewController == nil }) else {
      return .differs("it stays")
    }
    film.stop()
    let apart = film.frames.map { frame in
      abs(frame.alongside - min(max((edge - frame.top) / (edge - rest), 0), 1))
    }
    return .that(
      apart.count >= 6 && (apart.max() ?? 1) < 0.01,
      else: "\(apart.count) frames, up to \((apart.max() ?? 1).short) of the way apart")
  }
}
