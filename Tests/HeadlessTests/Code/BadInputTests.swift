import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Bad input", .ownWorld) @MainActor struct BadInputTests {
  /// Numbers that no caller should give.
  nonisolated static let wild: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300]

  @Test("any configuration opens and closes", arguments: wild)
  func configuration(_ number: CGFloat) {
    var configuration = ModalConfiguration.mail
    configuration.presenter.scale = number
    configuration.size.topGap = number
    configuration.card.cornerRadius = number
    configuration.dimming.opacity = number
    configuration.size.maximumWidth = number
    configuration.size.maximumHeight = number
    configuration.motion.tapSpring = TransitionSpring(dampingRatio: number, response: min(number, 0.3))
    configuration.motion.throwSpring = TransitionSpring(dampingRatio: 0.4, response: 0.2)
    configuration.motion.rubberBand = number
    configuration.motion.policy = .projected(threshold: number)
    let screen = Screen(configuration: configuration).present()
    screen.clock.runUntilIdle(limit: 300)
    #expect(screen.isPresented && screen.card.shown.position.y.isFinite)
    screen.grab(300)
    screen.finger.cancel()
    screen.clock.runUntilIdle(limit: 300)
    screen.draft.dismiss(animated: true)
    screen.clock.runUntilIdle(limit: 300)
    #expect(screen.leftover == nil)
  }

  @Test(
    "a policy of one's own decides, even against all reason",
    arguments: [TransitionStop.presented, .dismissed])
  func policy(_ answer: TransitionStop) {
    let screen = Screen.open { $0.motion.policy = ReleasePolicy { _ in answer } }
    screen.grab(answer == .presented ? 700 : 20)
    screen.release()
    #expect((answer == .presented ? screen.disorder : screen.leftover) == nil)
  }

  @Test(
    "touches with values that are not finite move nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func touches(_ number: CGFloat) {
    let screen = Screen().open()
    screen.grab(200)
    let top = screen.cardTop
    screen.finger.move(to: CGPoint(x: number, y: number))
    #expect(screen.cardTop.isFinite)
    let finger = screen.session?.finger
    finger?.handle(.moved(by: number, velocity: number))
    #expect(screen.cardTop == top)
    finger?.handle(.released(velocity: number))
    #expect(screen.settle().disorder == nil)
  }

  @Test("a container without a size holds a modal that can be dismissed")
  func emptyContainer() throws {
    let screen = Screen().open()
    let container = try #require(screen.container)
    container.bounds.size = .zero
    screen.simulator.settleLayout()
    #expect(screen.card.shown.position.y.isFinite && screen.travel >= 1)
    #expect(screen.close().leftover == nil)
  }

  @Test("a view that its app has turned off, sized or hidden is presented as it is")
  func oddView() {
    let screen = Screen()
    screen.draft.view.isHidden = true
    screen.draft.view.frame = CGRect(x: 7, y: 9, width: 0, height: 0)
    screen.open()
    #expect(screen.draft.view.bounds.size == CGSize(width: 393, height: 783))
    #expect(screen.close().leftover == nil && screen.draft.view.isHidden)
  }
}
