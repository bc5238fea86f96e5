import InteractiveModal
import Testing

@testable import SampleMailClone
@testable import UIKit

/// The sample on a simulated device, with the actions of its user. At its end UIKit has nothing to complain of.
@MainActor final class MailApp {
  let simulator: Simulator
  /// Where the test makes the app: at the end of the app no test is under way.
  private let sourceLocation: SourceLocation

  init(
    _ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait,
    restoring activity: NSUserActivity? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.sourceLocation = sourceLocation
    simulator = Simulator(device: device, orientation: orientation)
    simulator.launch(AppDelegate.self, restoring: activity)
  }

  isolated deinit { #expect(simulator.complaints == [], sourceLocation: sourceLocation) }

  private var container: ModalContainerController? {
    simulator.window?.rootViewController as? ModalContainerController
  }

  var navigation: UINavigationController? { container?.root as? UINavigationController }

  var inbox: InboxViewController? {
    navigation?.viewControllers.lazy.compactMap { $0 as? InboxViewController }.first
  }

  /// The selected list of messages.
  var list: MessageListViewController? {
    inbox?.lists.selectedViewController as? MessageListViewController
  }

  var mail: Mail? { inbox?.store.mail }

  /// The open draft.
  var draft: ComposeViewController? {
    let card = container?.cards.last { $0.selectedModalDetent != .docked }
    return page(of: card ?? navigation?.presentedViewController) as? ComposeViewController
  }

  /// The drafts in the dock, the one in front last.
  var docked: [ComposeViewController] {
    container?.dockedCards.compactMap { page(of: $0) as? ComposeViewController } ?? []
  }

  /// The frontmost controller.
  var front: UIViewController? {
    var front: UIViewController? = navigation
    while let next = front?.presentedViewController { front = next }
    return (front as? UINavigationController)?.topViewController ?? front
  }

  /// Returns a view of the open draft.
  func draftView(_ identifier: String) -> UIView? {
    draft?.view.visibleTree.first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the text of a field or text view of the open draft.
  func draftText(_ identifier: String) -> String? {
    let view = draftView(identifier)
    return (view as? UITextField)?.text ?? (view as? UITextView)?.text
  }

  private func page(of controller: UIViewController?) -> UIViewController? {
    (controller as? UINavigationController)?.topViewController
  }

  func settle() { simulator.clock.runUntilIdle() }

  /// Returns the frame on the screen of the frontmost view with an accessibility identifier.
  func frame(of identifier: String) -> CGRect? {
    simulator.window?.frontmost(identifier).map { $0.shown($0.bounds) }
  }

  // MARK: Actions of the user

  /// Taps the frontmost views with these identifiers, one after another, and waits each time until nothing moves.
  func tap(_ identifiers: String...) {
    for identifier in identifiers {
      press(identifier)
      settle()
    }
  }

  func tap(at point: CGPoint) {
    press(at: point)
    settle()
  }

  /// Taps the frontmost view with an identifier, without waiting.
  func press(_ identifier: String) {
    guard let view = simulator.window?.frontmost(identifier) else {
      Issue.record("there is no \(identifier)")
      return
    }
    press(at: view.shown(CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
  }

  func press(at point: CGPoint) {
    let finger = simulator.makeFinger()
    finger.down(at: point)
    simulator.clock.advance(by: 0.05)
    finger.up()
  }

  /// Drags a finger from a point, one step per frame, and rests for some seconds. The finger stays down.
  func drag(
    from start: CGPoint, by translation: CGPoint, steps: Int = 20, rest: TimeInterval = 0.3
  ) -> Finger {
    let finger = simulator.makeFinger()
    finger.down(at: start)
    for step in 1...steps {
      simulator.clock.advance(by: 0.016)
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + translation.x * share, y: start.y + translation.y * share))
    }
    if rest > 0 { simulator.clock.advance(by: rest) }
    return finger
  }

  /// Drags, rests, lets go, and waits until nothing moves.
  func dragAndSettle(from start: CGPoint, by translation: CGPoint) {
    drag(from: start, by: translation).up()
    settle()
  }

  /// Drags the open draft down by its bar past the threshold, and lets go.
  func dragDraftDown() {
    guard let bar = frame(of: "cancel") else {
      Issue.record("there is no draft")
      return
    }
    dragAndSettle(
      from: CGPoint(x: 200, y: bar.midY), by: CGPoint(x: 0, y: simulator.windowSize.height * 0.7))
  }

  /// Performs an action and stops 0.1 seconds later, in the middle of the transition.
  func begin(_ action: () -> Void) {
    action()
    simulator.clock.advance(by: 0.1)
  }

  func openDraft() { tap("compose") }

  /// Opens both cards of the comparison.
  func openComparison() { tap("Settings", "Side by Side", "openBoth") }

  func openMessage() {
    pressMessage()
    settle()
  }

  /// Opens the first message and the sheet of its actions.
  func openActions() {
    openMessage()
    tap("More")
  }

  /// Taps the first message, without waiting.
  func pressMessage() {
    guard let cell = list?.tableView.visibleCells.first else {
      Issue.record("there is no message")
      return
    }
    press(at: cell.shown(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)))
  }
}

extension UIView {
  func frontmost(_ identifier: String) -> UIView? {
    for subview in subviews.reversed() where !subview.isHidden {
      if let found = subview.frontmost(identifier) { return found }
    }
    return accessibilityIdentifier == identifier ? self : nil
  }

  /// The view and all its visible descendants.
  var visibleTree: [UIView] {
    isHidden || alpha == 0 ? [] : [self] + subviews.flatMap(\.visibleTree)
  }
}
