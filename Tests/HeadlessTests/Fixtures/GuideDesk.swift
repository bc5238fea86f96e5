import HeadlessHosts
import Testing

@testable import UIKit

/// A simulated device with an app.
@MainActor final class GuideDesk: TestScreen {
  let simulator = Simulator()
  let root: UIViewController
  lazy var finger = simulator.makeFinger()

  init(root: UIViewController = RootController()) {
    self.root = root
    simulator.launch(root: root)
  }

  /// What the controller of the screen presents, and what that presents, by title.
  var stack: [String] {
    sequence(first: root) { $0.presentedViewController }.dropFirst().map { $0.title ?? "?" }
  }

  /// Puts the finger on the bar of a card, and drags it down.
  @discardableResult func grab(_ points: CGFloat = 200) -> GuideDesk {
    finger.down(at: CGPoint(x: 200, y: 90))
    drag(by: CGVector(dx: 0, dy: points))
    return self
  }

  /// Drags slowly, by default from a card's bar, rests and lets go.
  func drag(from start: CGPoint = CGPoint(x: 200, y: 90), down points: CGFloat, right: CGFloat = 0) {
    finger.down(at: start)
    drag(by: CGVector(dx: right, dy: points), over: 0.5)
    release()
  }

  /// Chooses an alert's action by its title.
  func choose(_ title: String, of alert: UIAlertController) {
    if let action = alert.actions.first(where: { $0.title == title }) { alert.choose(action) }
  }

  /// Drags what is presented away, which has to go without a complaint.
  func dragAway() {
    #expect(settle().root.presentedViewController != nil)
    drag(down: 600)
    #expect(root.presentedViewController == nil && complaint == nil)
  }
}
