import InteractiveModal
import InteractiveModalTesting
import UIKit

/// The kit's dock, and what UIKit makes of the screens above it.
@MainActor enum DockChecks {
  nonisolated static let all: [DeviceCheck] = [
    .dock(741, "a draft in the dock lies on the tab bar, and does not move it", run: tabBar),
    .dock(741, "a list in a tab ends above the draft in the dock", run: list),
    .dock(160, "a finger reaches the tab bar below a draft in the dock", run: touchedBar),
    .dock(782, "a tab bar that hides lets the draft in the dock down", run: hiddenBar),
    .dock(782, "another title of the page comes into the bar of its draft", run: title),
    .dock(212, "a draft in the dock does not disappear before it leaves", run: callbacks),
    .dock(403, "a draft flies into the dock along its spring", run: flies),
    .dock(153, "a finger that draws a draft down takes it into the dock", run: drawn),
    .dock(258, "a draft that comes out of the dock has its text and the keyboard", run: editing),
    .dock(
      780, "whether a draft that leans back is hit beside its oblique edge, where it is not seen",
      run: leaning),
  ]

  private static func tabBar(_ scene: DockScene) async throws -> Finding {
    let before = scene.bar.minY
    let draft = try await scene.dock()
    return .that(
      scene.bar.minY == before && (40...110).contains(before - scene.top(of: draft)),
      else: "\(scene.top(of: draft).short), the bar at \(scene.bar.minY.short), before \(before.short)")
  }

  private static func list(_ scene: DockScene) async throws -> Finding {
    let draft = try await scene.dock()
    guard draft.card?.bounds.width == scene.tabs.view.bounds.width else {
      return .unknown("here it covers a part of the width")
    }
    let end = scene.list.convert(scene.list.bounds, to: nil).maxY - scene.list.adjustedContentInset.bottom
    return .that(
      abs(end - scene.top(of: draft)) < 0.5, else: "\(end.short), the draft at \(scene.top(of: draft).short)")
  }

  private static func touchedBar(_ scene: DockScene) async throws -> Finding {
    _ = try await scene.dock()
    let point = CGPoint(x: scene.bar.midX, y: scene.bar.minY + 10)
    return .that(
      scene.stage.window.hitTest(point, with: nil)?.isDescendant(of: scene.tabs.tabBar) ?? false,
      else: "it does not")
  }

  private static func hiddenBar(_ scene: DockScene) async throws -> Finding {
    let draft = try await scene.dock()
    let before = scene.top(of: draft)
    scene.tabs.tabBar.isHidden = true
    await scene.stage.wait(0.7)
    return .that(scene.top(of: draft) > before + 10, else: "it stays at \(before.short)")
  }

  private static func title(_ scene: DockScene) async throws -> Finding {
    _ = try await scene.dock()
    scene.draft.navigationItem.title = "Another"
    await scene.stage.frames()
    return .same(scene.container.view.parts(.dock).map(\.accessibilityLabel), as: ["Another"])
  }

  private static func callbacks(_ scene: DockScene) async throws -> Finding {
    scene.stage.log.clear()
    _ = try await scene.dock()
    guard scene.stage.log.calls(of: "draft") == ["willAppear", "didAppear"] else {
      return .differs("\(scene.stage.log.calls(of: "draft"))")
    }
    scene.draft.dismissModal(animated: false)
    return .same(
      scene.stage.log.calls(of: "draft").suffix(2).map { $0 }, as: ["willDisappear", "didDisappear"])
  }

  private static func flies(_ scene: DockScene) async throws -> Finding {
    let draft = try await scene.open()
    let (film, start) = (scene.film(draft), scene.top(of: draft))
    scene.draft.selectModalDetent(.docked)
    await scene.stage.wait(0.3)
    return film.follows(Oscillation(start: start, end: scene.top(of: draft)))
  }

  private static func drawn(_ scene: DockScene) async throws -> Finding {
    let draft = try await scene.open()
    try await draft.drag(by: scene.bar.minY - scene.top(of: draft) - 150, over: 0.5)
    try await draft.hold(for: 0.1)
    try draft.release()
    await scene.stage.wait(0.6)
    return .that(
      scene.draft.selectedModalDetent == .docked && scene.top(of: draft) < scene.bar.minY,
      else: "\(scene.draft.selectedModalDetent?.rawValue ?? "gone")")
  }

  private static func editing(_ scene: DockScene) async throws -> Finding {
    _ = try await scene.open()
    let field = scene.draft.field
    field.text = "Dear"
    let isUp = await scene.stage.keyboardPosts(UIResponder.keyboardWillShowNotification) {
      field.becomeFirstResponder()
    }
    guard isUp else { return KeyboardChecks.missing }
    scene.draft.selectModalDetent(.docked)
    await scene.stage.wait(0.6)
    let isQuiet = !field.isFirstResponder
    scene.draft.undockModal()
    await scene.stage.wait(0.6)
    return .that(
      isQuiet && field.isFirstResponder && field.text == "Dear",
      else: "quiet: \(isQuiet), typing again: \(field.isFirstResponder), \(field.text ?? "no text")")
  }

  private static func leaning(_ scene: DockScene) async throws -> Finding {
    _ = try await scene.dock()
    let front = CardContent("front", log: scene.stage.log)
    scene.container.add(front, as: scene.configuration, animated: false)
    front.selectModalDetent(.docked, animated: false)
    scene.container.isDockSpread = true
    await scene.stage.wait(0.7)
    guard scene.stage.isUprightPhone else { return .unknown("they lean on an upright phone only") }
    guard let card = try scene.hand.modal(front).card else { return .differs("no card") }
    let flat = CATransform3DMakeAffineTransform(card.transform)
    guard !CATransform3DEqualToTransform(card.transform3D, flat) else {
      return .differs("they stand upright")
    }
    // Further down it is narrower than the screen.
    let point = CGPoint(x: 2, y: card.convert(CGPoint(x: 0, y: 200), to: nil).y)
    let hit = scene.stage.window.hitTest(point, with: nil)
    return .answer(hit?.isDescendant(of: card) ?? false ? "it is" : "it is not")
  }
}

/// A draft of the kit that can be docked, over a list in a tab.
@MainActor final class DockScene {
  let stage: CheckStage
  let hand: ModalTestStage
  let list = UIScrollView()
  let tabs = UITabBarController()
  let draft: CardContent
  let container: ModalContainerController
  private var film: CardFilm?

  var configuration: ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    return configuration
  }

  init(on stage: CheckStage) async throws {
    self.stage = stage
    hand = try stage.makeHand()
    draft = CardContent("draft", log: stage.log)
    let page = UIViewController()
    list.contentSize = CGSize(width: 100, height: 3000)
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(list)
    tabs.viewControllers = [page]
    container = ModalContainerController(root: tabs)
    stage.root.cover(with: container)
    await stage.frames()
  }

  func end() { film?.stop() }

  /// Adds the draft without animation.
  func open() async throws -> ModalTestModal {
    container.add(draft, as: configuration, animated: false)
    await stage.frames()
    return try hand.modal(draft)
  }

  /// Adds the draft in the dock.
  func dock() async throws -> ModalTestModal {
    container.add(draft, as: configuration, animated: false)
    draft.selectModalDetent(.docked, animated: false)
    await stage.frames()
    return try hand.modal(draft)
  }

  /// The tab bar in the window.
  var bar: CGRect { tabs.tabBar.convert(tabs.tabBar.bounds, to: nil) }

  func top(of draft: ModalTestModal) -> CGFloat {
    draft.card.map { $0.convert($0.bounds, to: nil).minY } ?? 0
  }

  func film(_ draft: ModalTestModal) -> CardFilm {
    let film = CardFilm { [weak card = draft.card] time in
      card?.layer.presentation().map { layer in
        CardFilm.Frame(
          time: CACurrentMediaTime(), displayTime: time, top: layer.top, scale: 1, dimming: 0, alongside: 0)
      }
    }
    self.film = film
    return film
  }
}

extension DeviceCheck {
  /// A question of the kit's dock.
  fileprivate static func dock(
    _ fact: Int, _ sentence: String, run: @escaping @MainActor (DockScene) async throws -> Finding
  ) -> DeviceCheck {
    DeviceCheck(fact, sentence) { stage in
      if UIAccessibility.isReduceMotionEnabled { return .unknown("Reduce Motion is on") }
      do {
        let scene = try await DockScene(on: stage)
        defer { scene.end() }
        return try await run(scene)
      } catch { return .differs("\(error)") }
    }
  }
}
