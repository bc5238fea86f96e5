import HeadlessHosts
import Testing
import UIKit

/// A device with the app of a guide.
@MainActor final class GuideDesk: TestScreen {
  let simulator = Simulator()
  let root: UIViewController
  lazy var finger = simulator.makeFinger()

  init(root: UIViewController) {
    self.root = root
    simulator.launch(root: root)
  }

  /// Drags slowly, by default from a card's bar, rests and lets go.
  func drag(from start: CGPoint = CGPoint(x: 200, y: 90), down points: CGFloat) {
    finger.down(at: start)
    drag(by: CGVector(dx: 0, dy: points), over: 0.5)
    release()
  }

  /// Drags what is presented away, which has to go without a complaint.
  func dragAway() {
    #expect(settle().root.presentedViewController != nil)
    drag(down: 600)
    #expect(root.presentedViewController == nil && complaint == nil)
  }
}
