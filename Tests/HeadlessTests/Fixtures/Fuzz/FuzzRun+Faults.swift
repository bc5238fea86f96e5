import UIKit

@testable import InteractiveModal

/// What must hold.
extension FuzzRun {
  /// After every step.
  var faultNow: String? {
    if let complaint = screen.simulator.complaints.first { return "complaint: \(complaint)" }
    guard let update = screen.delegate.updates.last else { return nil }
    if let fault { return fault }
    if !update.progress.isFinite || !update.velocity.isFinite { return "not finite: \(update)" }
    let scale = screen.root.view.shown.transform.affine.a
    if scale < 0.92 - 1e-9 || scale > 1 + 1e-9 { return "the screen behind is scaled by \(scale)" }
    return modals.lazy.compactMap(\.disorderOfCalls).first
  }

  /// When all fingers are lifted and everything is at rest.
  func faultAtRest() -> String? {
    screen.finger.up()
    second.up()
    trackpad.end()
    presentations.forEach { $0.dismissal.answer(false) }
    if isAwaited { screen.clock.advance(by: 6) }
    if !isAwaited {
      screen.clock.runUntilIdle()
      if !screen.clock.isIdle {
        return "it does not come to rest: \(presentations.map(\.driver.interaction.phase))"
      }
    }
    if !isQuiet { return "UIKit is still in a transition" }
    for modal in modals {
      let isPresented = modal.presentingViewController != nil
      if isPresented != (modal.viewIfLoaded?.window != nil) {
        return "a modal is neither presented nor gone"
      }
      let last = isPresented ? "didAppear" : "didDisappear"
      if let call = modal.calls.last, call != last { return "the last callback is \(call)" }
    }
    return faultNow ?? faultOfPlace ?? faultOfRoom
  }

  /// Somebody waits for his turn, and looks with every frame whether it has come.
  private var isAwaited: Bool { wishes.contains { $0.outcomes.isEmpty && !$0.isOnScreen } }

  /// What is wrong with the position of a card of the stack, or of the screen behind it.
  var faultOfPlace: String? {
    for modal in modals where modal.presentingViewController != nil {
      guard let controller = modal.modalPresentationController, let container = controller.containerView
      else { continue }
      let driver = controller.presentation.driver
      let layout = driver.layout(in: container)
      let progress = layout.stops.position(of: driver.interaction.detent).progress
      let card = driver.views.card
      let offset =
        layout.direction.farEdge(of: card.shown.box) - layout.direction.farEdge(of: layout.frame)
        - (1 - progress) * layout.travel
      if abs(offset) > 1e-6 { return "a card rests \(offset) points from its detent" }
      if !modal.text.isInBounds { return "a list rests at \(modal.text.contentOffset.y)" }
      if card.shown.alpha != 1 { return "a card rests with opacity \(card.shown.alpha)" }
      guard let behind = view(behind: controller) else { continue }
      if !layout.presenter.isClipped || progress < 1, !behind.shown.transform.affine.isIdentity {
        return "the screen behind has scaled back"
      }
      guard layout.presenter.isClipped, progress == 1 else { continue }
      let gap =
        layout.direction.farEdge(of: layout.card)
        - layout.direction.farEdge(of: behind.shown(behind.bounds))
      if abs(gap - 10) > 1e-6 { return "the screen behind shows \(gap) points" }
    }
    return nil
  }

  /// A card that stands at a lower height hides behind the next one.
  private func view(behind controller: ModalPresentationController) -> UIView? {
    let presenter = controller.presentingViewController
    guard presenter !== screen.root else { return presenter.view }
    let lower = presenter.modalPresentation?.driver
    return lower?.interaction.progress == 1 ? lower?.views.card : nil
  }
}
