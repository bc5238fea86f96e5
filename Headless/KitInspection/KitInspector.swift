import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import InteractiveTransitions

/// Checks the kit's modals in every frame while anything happens to an app.
@MainActor final class KitInspector: FuzzInspector {
  /// Points that a card at rest may be off.
  private static let exact: CGFloat = 1e-6

  private var releases: [ReleaseWatch] = []

  func fault(on stage: FuzzStage) -> String? {
    let sessions = stage.shown.compactMap(\.modalSession)
    releases.removeAll { $0.isOver }
    for session in sessions where !releases.contains(where: { $0.watches(session) }) {
      releases.append(ReleaseWatch(session))
    }
    return releases.compactMap { $0.look(reactions: stage.fuzzedApp?.reactions ?? 0) }.first
      ?? sessions.lazy.compactMap { Self.faultOfNumbers($0) }.first
  }

  private static func faultOfNumbers(_ session: ModalSession) -> String? {
    let interaction = session.interaction
    return interaction.progress.isFinite && interaction.velocity.isFinite
      ? nil : "a modal has the progress \(interaction.progress) and the velocity \(interaction.velocity)"
  }

  func dismissCards(on stage: FuzzStage) {
    let container = stage.home.root as? ModalContainerController
    for card in container?.cards ?? [] { card.dismissModal(animated: false) }
  }

  // MARK: At rest

  func faultAtRest(on stage: FuzzStage) -> String? {
    let controllers = stage.shown.compactMap {
      $0.presentationController(of: ModalPresentationController.self)
    }
    return controllers.lazy.compactMap { self.faultOfPosition($0) }.first
      ?? controllers.last.flatMap { self.faultOfRoom($0, stage.simulator) }
  }

  /// Each card is at its detent, whole and opaque, and the screen behind as far back as it should be.
  private func faultOfPosition(_ controller: ModalPresentationController) -> String? {
    guard let container = controller.containerView else { return "a modal has no container" }
    let session = controller.session
    guard session.configuration.opening == nil else { return nil }
    let stop: TransitionStop
    switch session.interaction.phase {
    case .resting(let present): stop = present
    // The user has not answered.
    case .asking: return nil
    case .caught, .dragged, .settling: return "a modal rests in the phase \(session.interaction.phase)"
    }
    let layout = session.layout(in: container)
    let progress = layout.stops.position(of: stop).progress
    let card = session.views.card
    let off = layout.direction.farEdge(of: card.box) - layout.direction.farEdge(of: layout.frame)
    if abs(off - (1 - progress) * layout.travel) > Self.exact {
      return "a card rests \(off - (1 - progress) * layout.travel) points from its detent"
    }
    if card.shown.opacity != 1 { return "a card rests with the opacity \(card.shown.opacity)" }
    return faultBehind(controller, layout, progress)
  }

  private func faultBehind(
    _ controller: ModalPresentationController, _ layout: CardLayout, _ progress: CGFloat
  ) -> String? {
    let presenter = controller.presentingViewController
    let lower = presenter.modalSession
    guard let behind = lower?.views.card ?? presenter.viewIfLoaded else { return nil }
    if let lower, lower.interaction.progress != 1 { return nil }
    let transform = behind.shown.transform.affine
    if !layout.presenter.isClipped || progress < 1 {
      return transform.isIdentity ? nil : "the screen behind is still scaled by \(transform.a)"
    }
    let gap =
      layout.direction.farEdge(of: layout.card) - layout.direction.farEdge(of: behind.shown(behind.bounds))
    return abs(gap - 10) <= Self.exact ? nil : "the screen behind shows \(gap) points"
  }

  /// The content of the upper card has as much more safe area as the keyboard covers beyond the rest, not more; and
  /// less only where it needs its height.
  private func faultOfRoom(
    _ controller: ModalPresentationController, _ simulator: Simulator
  ) -> String? {
    let modal = controller.presentedViewController
    guard modal.presentedViewController == nil, let container = controller.containerView,
      controller.session.configuration.opening == nil, modal.view.window != nil
    else { return nil }
    let card = modal.view.shown(modal.view.bounds)
    let keyboard = simulator.keyboardFrame
    let isShown = keyboard.minY < simulator.screen.bounds.maxY
    let covered = isShown ? max(0, card.intersection(keyboard).height) : 0
    let safe = max(0, card.maxY - (container.bounds.maxY - container.safeAreaInsets.bottom))
    let spare = max(0, card.height - safe - controller.session.content.leastHeight(at: card.width))
    let room = min(max(0, (covered.isFinite ? covered : 0) - safe), spare)
    let excess = modal.additionalSafeAreaInsets.bottom - room
    return abs(excess) <= Self.exact
      ? nil : "a card has \(excess) points of safe area too much at its lower edge"
  }
}

extension UIViewController {
  /// The presentation controller of a controller that is presented, if it is of that type. For others, UIKit
  /// would create one.
  fileprivate func presentationController<Controller: UIPresentationController>(
    of type: Controller.Type
  ) -> Controller? {
    presentingViewController == nil ? nil : presentationController as? Controller
  }
}

extension UIView {
  /// The frame that the screen shows, without the transform.
  var box: CGRect {
    let shown = layer.shown
    return CGRect(
      x: shown.position.x - shown.bounds.width / 2, y: shown.position.y - shown.bounds.height / 2,
      width: shown.bounds.width, height: shown.bounds.height)
  }
}
