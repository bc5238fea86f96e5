import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Two windows of an app, each with its modal", .ownWorld) @MainActor struct TwoWindowTests {
  /// A tablet with a modal in each of two windows.
  @MainActor private final class Desk {
    let screen = Screen(device: .iPadPro11, framesPerSecond: 120).open()
    let scene: UIWindowScene
    let window: UIWindow
    let modal = DraftController()
    lazy var finger = screen.simulator.makeFinger()

    init() {
      scene = screen.simulator.connectScene()
      window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(modal, as: .mail)
      screen.settle()
    }

    var session: ModalSession? { modal.modalSession }
    /// Where the user sees the second modal, from its top to that of the window.
    var top: CGFloat { modal.view.shown(CGPoint.zero).y }
  }

  @Test("in flight: the modal of a window in the background is where it was bound for, the other goes on")
  func inFlight() {
    let desk = Desk()
    let screen = desk.screen
    for modal in [screen.draft, desk.modal] { modal.dismissModal() }
    screen.run(for: 0.1)
    screen.simulator.enterBackground(desk.scene)
    #expect(desk.modal.presentingViewController == nil && desk.modal.view.window == nil)
    #expect(screen.isPresented && screen.offset > 20 && screen.offset < screen.travel)
    #expect(screen.simulator.application.applicationState == .active)
    #expect(screen.settle().leftover == nil)
  }

  @Test("under two fingers: the card of an inactive window returns, the other follows its finger")
  func held() {
    let desk = Desk()
    let screen = desk.screen
    desk.finger.down(at: CGPoint(x: 400, y: desk.top + 20))
    screen.root.view.window?.makeKey()
    screen.grab(150)
    desk.finger.move(to: CGPoint(x: 400, y: desk.top + 170))
    screen.simulator.resignActive(desk.scene)
    #expect(desk.session?.interaction.isHeld == false && screen.session?.interaction.isHeld == true)
    screen.drag(by: 40)
    #expect(abs(screen.offset - 180) < Screen.unseen)
    screen.simulator.enterBackground(desk.scene)
    #expect(desk.session?.interaction.isAtRest == true && screen.session?.interaction.isHeld == true)
    screen.simulator.enterForeground(desk.scene)
    #expect(screen.release().disorder == nil && desk.modal.presentingViewController != nil)
  }

  @Test("a notification of the app concerns both windows (F452)")
  func wholeApp() {
    let desk = Desk()
    for modal in [desk.screen.draft, desk.modal] { modal.dismissModal() }
    desk.screen.run(for: 0.1)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(desk.screen.isGone && desk.modal.presentingViewController == nil)
  }

  @Test("each window has its dock, and one that goes to the background ends only its own motion")
  func docks() {
    let simulator = Simulator(device: .iPadPro11)
    let containers = (0..<2).map { _ in ModalContainerController(root: UIViewController()) }
    simulator.launch(root: containers[0])
    let scene = simulator.connectScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = containers[1]
    window.makeKeyAndVisible()
    let configuration = ModalConfiguration.mail.with {
      $0.dock = .minimizes
      $0.initialDetent = .docked
    }
    let drafts = [0, 0, 1].map { window in
      let draft = DraftController()
      containers[window].add(draft, as: configuration, animated: false)
      return draft
    }
    simulator.clock.runUntilIdle()
    #expect(containers[0].dockedCards == [drafts[0], drafts[1]] && containers[1].dockedCards == [drafts[2]])
    containers[0].isDockSpread = true
    drafts[2].undockModal()
    simulator.clock.advance(by: 0.1)
    simulator.enterBackground(scene)
    let sessions = drafts.compactMap(\.modalSession)
    #expect(sessions[2].interaction.detent == .detent(.large) && sessions[2].interaction.isAtRest)
    #expect(!sessions[1].dock.isAtRest)
    simulator.clock.runUntilIdle()
    #expect(sessions[1].dock.isAtRest && containers[0].isDockSpread && !containers[1].isDockSpread)
    simulator.enterForeground(scene)
    drafts[2].selectModalDetent(.docked)
    simulator.clock.runUntilIdle()
    #expect(containers[1].dockedCards == [drafts[2]] && simulator.complaints == [])
  }
}
