import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// UIKit asks the modal for its orientations, and not the screen behind (F619).
@Suite("Orientations under a modal", .ownWorld) @MainActor struct OrientationTests {
  /// Stays upright.
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  /// Has the override that the guide names.
  private final class Follower: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      modalInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
  }

  enum Modal: CaseIterable {
    case navigation, override, stack, onSheet, plain

    @MainActor func present(on root: UIViewController, _ clock: Clock) {
      let pages = ModalNavigationController(rootViewController: UIViewController())
      switch self {
      case .navigation: root.present(pages, as: .mail)
      case .override: root.present(Follower(), as: .mail)
      case .plain: root.present(UIViewController(), as: .mail)
      case .stack:
        root.present(pages, as: .mail)
        clock.runUntilIdle()
        pages.present(Follower(), as: .mail)
      case .onSheet:
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: true)
        clock.runUntilIdle()
        sheet.present(pages, as: .mail)
      }
      clock.runUntilIdle()
    }
  }

  @Test("a screen that stays upright stays so under a modal that follows it", arguments: Modal.allCases)
  func staysUpright(under modal: Modal) {
    let (simulator, root) = (Simulator(), Upright())
    simulator.launch(root: root)
    modal.present(on: root, simulator.clock)
    simulator.rotate(to: .landscapeLeft)
    // UIKit lets a modal without the override turn the screen.
    #expect(simulator.orientation == (modal == .plain ? .landscapeLeft : .portrait))
  }

  @Test("a modal of SwiftUI follows it too")
  func hosted() {
    let simulator = Simulator()
    let root = Upright()
    simulator.launch(root: root)
    let inner = UIHostingController(
      rootView: Color.red.modal(isPresented: .constant(true), as: .mail) { Text("Draft") })
    root.addChild(inner)
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    simulator.clock.runUntilIdle()
    #expect(root.presentedViewController != nil)
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.orientation == .portrait)
  }

  @Test("outside of a modal there is nothing to follow")
  func outside() {
    let (simulator, follower) = (Simulator(), Follower())
    simulator.launch(root: follower)
    #expect(follower.modalInterfaceOrientations == nil)
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.orientation == .landscapeLeft)
  }
}
