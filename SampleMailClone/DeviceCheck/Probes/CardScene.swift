import InteractiveModal
import InteractiveModalTesting
import UIKit

/// A card of the kit in a check, with the finger of the test kit and what the screen shows.
@MainActor final class CardScene {
  let stage: CheckStage
  let hand: ModalTestStage
  let content: CardContent
  /// Fades alongside, where a check says so.
  let bar = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))
  private var film: CardFilm?

  init(on stage: CheckStage) throws {
    self.stage = stage
    hand = try stage.makeHand()
    content = CardContent("modal", log: stage.log)
    bar.backgroundColor = .systemTeal
    stage.root.view.addSubview(bar)
  }

  func end() { film?.stop() }

  // MARK: Presenting

  /// Begins to present the card.
  func present(
    _ configuration: ModalConfiguration = .mail, owner: CardOwner? = nil, animated: Bool = true
  ) {
    let transition = ModalTransition(configuration)
    transition.delegate = owner
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = transition
    stage.root.present(content, animated: animated) { [stage] in
      withExtendedLifetime(transition) { stage.log.note("completion") }
    }
  }

  /// Presents the card without animation, and returns it when it stands.
  func open(
    _ configuration: ModalConfiguration = .mail, owner: CardOwner? = nil
  ) async throws -> ModalTestModal {
    present(configuration, owner: owner, animated: false)
    await stage.until { [stage] in stage.log.has("completion") }
    await stage.frames()
    stage.log.clear()
    return try hand.modal(content)
  }

  /// Whether the screen behind steps back.
  var stepsBack: Bool { stage.isUprightPhone }

  // MARK: What the screen shows

  var card: UIView? { container?.parts(.card).first }

  /// The container of the presentation. Before the card is presented nothing may ask for it.
  private var container: UIView? {
    content.presentingViewController == nil ? nil : content.presentationController?.containerView
  }

  /// The height of the container, where a card from the bottom begins.
  var edge: CGFloat { container?.bounds.height ?? 0 }
  /// The card's upper edge where it is bound for, in its container.
  var top: CGFloat { card.map { $0.layer.top } ?? .infinity }
  /// The card's upper edge that the screen shows; its container's lower edge before the first commit.
  var shownTop: CGFloat { card?.layer.presentation()?.top ?? edge }
  /// The share of the way from the edge to a position that the screen shows.
  func share(of top: CGFloat, to rest: CGFloat) -> CGFloat { (edge - top) / (edge - rest) }

  /// Films the screen from now on.
  func startFilm() -> CardFilm {
    let film = CardFilm { [weak self] in self?.frame(at: $0) }
    self.film?.stop()
    self.film = film
    return film
  }

  private func frame(at displayTime: TimeInterval) -> CardFilm.Frame? {
    guard let card = card?.layer.presentation(), let behind = stage.root.view.layer.presentation() else {
      return nil
    }
    return CardFilm.Frame(
      time: CACurrentMediaTime(), displayTime: displayTime, top: card.top,
      scale: behind.affineTransform().a,
      dimming: dimming?.shownOpacity ?? 0, alongside: bar.shownOpacity)
  }

  /// The view that darkens the screen behind: the one below the area that takes taps.
  private var dimming: UIView? {
    let views = container?.subviews ?? []
    let index = views.firstIndex { $0.accessibilityIdentifier == ModalIdentifier.dimming.rawValue }
    return index.flatMap { $0 > 0 ? views[$0 - 1] : nil }
  }

  /// Waits until the screen shows the card where it is bound for, away from the edge.
  @discardableResult func arrives() async -> Bool {
    await stage.until { [self] in top < edge - 1 && abs(shownTop - top) < 0.3 }
  }

  /// Waits until the screen shows the card come from the edge.
  func moves() async { await stage.until { [self] in shownTop < edge - 10 } }

  /// The upper edge of an open card: below the gap on an upright phone; elsewhere what its views say.
  var openTop: CGFloat {
    stepsBack ? stage.window.safeAreaInsets.top + ModalConfiguration.mail.size.topGap : top
  }
}

extension CALayer {
  /// The upper edge in the superlayer, without the layer's transform.
  var top: CGFloat { position.y - bounds.height * anchorPoint.y }
}

extension UIView {
  /// Returns the views of the kit with an identifier in this view.
  func parts(_ part: ModalIdentifier) -> [UIView] {
    (accessibilityIdentifier == part.rawValue ? [self] : []) + subviews.flatMap { $0.parts(part) }
  }
}

extension DeviceCheck {
  /// A question of the kit's own card.
  static func card(
    _ fact: Int, _ sentence: String, run: @escaping @MainActor (CardScene) async throws -> Finding
  ) -> DeviceCheck {
    DeviceCheck(fact, sentence) { stage in
      if UIAccessibility.isReduceMotionEnabled { return .unknown("Reduce Motion is on") }
      do {
        let scene = try CardScene(on: stage)
        defer { scene.end() }
        return try await run(scene)
      } catch { return .differs("\(error)") }
    }
  }
}
