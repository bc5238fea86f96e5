@testable import SampleMailClone
@testable import UIKit

/// The sample on a device, and a hand that uses it.
@MainActor final class MailDesk {
  let simulator: Simulator

  init(_ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait) {
    simulator = Simulator(device: device, orientation: orientation)
    simulator.launch(AppDelegate.self)
  }

  var navigation: UINavigationController? {
    simulator.window?.rootViewController as? UINavigationController
  }

  var inbox: InboxViewController? {
    navigation?.viewControllers.lazy.compactMap { $0 as? InboxViewController }.first
  }

  /// The list of messages that is selected.
  var list: MessageListViewController? {
    inbox?.lists.selectedViewController as? MessageListViewController
  }

  var mail: Mail? { inbox?.store.mail }

  /// The draft that is open.
  var draft: ComposeViewController? { modal(of: navigation) as? ComposeViewController }

  /// What is in front of everything.
  var front: UIViewController? {
    var front: UIViewController? = navigation
    while let next = front?.presentedViewController { front = next }
    return (front as? UINavigationController)?.topViewController ?? front
  }

  private func modal(of controller: UIViewController?) -> UIViewController? {
    (controller?.presentedViewController as? UINavigationController)?.topViewController
  }

  func settle() { simulator.clock.runUntilIdle() }

  /// Does something that awaits tasks of the app's. Other tests run meanwhile; the tasks stay with this desk.
  func run(_ action: () async -> Void) async {
    await Simulator.$ofTask.withValue(simulator) { await action() }
  }

  /// Lets tasks run until a condition holds.
  func wait(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
  }

  /// Where a view is on the screen that goes by an identifier, in front before behind.
  func place(of identifier: String) -> CGRect? {
    simulator.window?.frontmost(identifier).map { $0.convert($0.bounds, to: nil) }
  }

  // MARK: The hand

  /// Taps what goes by an identifier, in front before behind, and waits for what comes of it.
  func tap(_ identifier: String) {
    press(identifier)
    settle()
  }

  func tap(at point: CGPoint) {
    press(at: point)
    settle()
  }

  /// As a tap, but waits for nothing.
  func press(_ identifier: String) {
    guard let view = simulator.window?.frontmost(identifier) else { return }
    press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  func press(at point: CGPoint) {
    let finger = simulator.makeFinger()
    finger.down(at: point)
    simulator.clock.advance(by: 0.05)
    finger.up()
  }

  /// Puts a finger down and moves it, a step a frame; it stays down, and comes to rest.
  func drag(from start: CGPoint, by way: CGPoint, steps: Int = 20) -> Finger {
    let finger = simulator.makeFinger()
    finger.down(at: start)
    for step in 1...steps {
      simulator.clock.advance(by: 0.016)
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    simulator.clock.advance(by: 0.3)
    return finger
  }

  /// Draws the open draft down by its bar and lets go, past the threshold.
  func drawDraftDown() {
    let bar = place(of: "cancel") ?? .zero
    drag(from: CGPoint(x: 200, y: bar.midY), by: CGPoint(x: 0, y: simulator.windowSize.height * 0.7)).up()
    settle()
  }

  /// Does something and stops in the middle of what comes of it.
  func begin(_ action: () -> Void) {
    action()
    simulator.clock.advance(by: 0.1)
  }

  func openDraft() { tap("compose") }

  func openMessage() {
    pressMessage()
    settle()
  }

  /// Taps the first message, and waits for nothing.
  func pressMessage() {
    guard let cell = list?.tableView.visibleCells.first else { return }
    press(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
  }
}

extension UIView {
  fileprivate func frontmost(_ identifier: String) -> UIView? {
    for subview in subviews.reversed() where !subview.isHidden {
      if let found = subview.frontmost(identifier) { return found }
    }
    return accessibilityIdentifier == identifier ? self : nil
  }

  /// The view itself and all below it that can be seen.
  var visibleTree: [UIView] {
    isHidden || alpha == 0 ? [] : [self] + subviews.flatMap(\.visibleTree)
  }
}
