import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("A configuration that changes while the modal is presented", .ownWorld) @MainActor
struct ConfigurationUpdateTests {
  /// The changes that move something, and where the card's top is afterwards.
  nonisolated private static let changes: [@Sendable (inout ModalConfiguration) -> Void] = [
    { $0.size.topGap = 40 }, { $0.card.cornerRadius = 30 }, { $0.presenter.scale = 0.8 },
    { $0.dimming.opacity = 0.6 },
    { $0.detents = [.medium] }, { $0.detents = [.medium, .large] }, { $0.presenter.cornerRadius = 55 },
    { $0.card.contrastBorderWidth = 3 }, { $0.size.maximumWidth = 300 },
    { $0.size.maximumHeight = 400 }, { $0.size.placement = .leading },
  ]

  /// The parts of a look that each change moves on a phone with one height, by their indices.
  private static let moving = [0: [0, 2], 1: [3, 5], 2: [4], 3: [6], 4: [0, 2, 4, 5]]

  /// What the user sees of the modal, with UIKit's own animations.
  private func look(of screen: Screen) -> [CGFloat] {
    let card = shown(screen.card)
    let behind = shown(screen.root.view)
    return [
      card.frame.minY, card.bounds.width, card.bounds.height,
      shown(screen.draft.view.superview ?? UIView()).cornerRadius, behind.affineTransform().a,
      behind.cornerRadius, CGFloat(shown(screen.container?.subviews.first ?? UIView()).opacity),
      card.frame.minX,
    ]
  }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test(
    "looks at once as if it had been presented so", arguments: changes.indices,
    [Device.iPhone15, .iPadAir])
  func same(index: Int, device: Device) {
    let fresh = look(of: Screen(device: device, Self.changes[index]).open())
    let changed = Screen(device: device).open()
    changed.transition.update(animated: false, Self.changes[index])
    if index == 5 { changed.draft.selectModalDetent(.medium, animated: false) }
    #expect(look(of: changed.settle()) == fresh)
    #expect(changed.dismiss().leftover == nil)
  }

  @Test("with animation goes there from what the user sees, with the spring", arguments: changes.indices)
  func animated(index: Int) {
    let fresh = look(
      of: Screen {
        ($0.initialDetent) = .large; Self.changes[index](&$0)
      }.open())
    let screen = Screen(framesPerSecond: 120).open()
    let before = look(of: screen)
    screen.transition.update(Self.changes[index])
    #expect(zip(look(of: screen), before).allSatisfy { abs($0 - $1) < 0.01 }, "nothing jumps")
    screen.clock.advance(by: 0.1)
    let middle = look(of: screen)
    let moving = fresh.indices.filter { abs(fresh[$0] - before[$0]) > 0.01 }
    #expect(moving == Self.moving[index] ?? [])
    #expect(moving.allSatisfy { (middle[$0] - before[$0]) * (fresh[$0] - middle[$0]) > 0 }, "all move")
    screen.settle()
    #expect(zip(look(of: screen), fresh).allSatisfy { abs($0 - $1) < Screen.unseen })
    #expect(screen.disorder == nil && screen.dismiss().leftover == nil)
  }

  @Test("the next flight has its springs")
  func springs() {
    let progress = [0.2, 2].map { response in
      let screen = Screen().open()
      screen.transition.update { $0.motion.tapSpring = TransitionSpring(dampingRatio: 1, response: response) }
      screen.settle()
      screen.draft.dismiss(animated: true)
      screen.run(for: 0.2)
      return screen.progress
    }
    #expect(progress[0] < 0.1 && progress[1] > 0.8)
  }

  @Test("a choreography that opens counts for the next presentation: the card keeps its level and its spring")
  func choreography() {
    var slide = SiblingSlideTransition()
    slide.spring = TransitionSpring(dampingRatio: 1, response: 3)
    let progress = [false, true].map { isChanged in
      let screen = Screen(framesPerSecond: 120).open()
      if isChanged { screen.transition.update { $0.opening = slide } }
      screen.settle().draft.dismiss(animated: true)
      screen.run(for: 0.1)
      #expect(screen.draft.traitCollection.userInterfaceLevel == .elevated)
      let progress = screen.progress
      #expect(screen.settle().leftover == nil)
      return progress
    }
    #expect(abs(progress[0] - progress[1]) < 1e-9 && progress[0] < 0.9)
  }

  @Test("keeps the card under the finger, and in flight", arguments: changes.indices, [true, false])
  func moving(index: Int, isHeld: Bool) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.grab(300)
    if !isHeld { screen.finger.up() }
    screen.clock.advance(by: 0.05)
    let top = look(of: screen)[0]
    screen.transition.update(Self.changes[index])
    #expect(abs(look(of: screen)[0] - top) < Screen.unseen)
    if isHeld {
      screen.drag(by: 50)
      if index != 4 {
        #expect(abs(screen.cardTop - top - 50) < Screen.unseen, "the card is no higher than its detent")
      }
      screen.release()
    }
    screen.settle()
    #expect(screen.complaint == nil)
    #expect(screen.isPresented ? screen.session?.interaction.isAtRest == true : screen.leftover == nil)
  }

  @Test("hears the user as it is now")
  func permissions() {
    let screen = Screen.withDetents(initially: .medium) { $0.dismissal.onTapOutside = false }
    let above = CGPoint(x: 200, y: 200)
    screen.finger.down(at: above)
    screen.finger.up()
    #expect(screen.settle().isPresented)
    #expect(screen.draft.keyCommands?.isEmpty == false)
    screen.transition.update {
      ($0.dismissal.onTapOutside, $0.dismissal.onEscape, $0.grabber.isVisible) = (true, false, true)
    }
    #expect(screen.draft.keyCommands?.isEmpty ?? true)
    screen.settle()
    #expect(screen.card.subviews[0].subviews.contains { $0 is GrabberView })
    screen.transition.update { ($0.grabber.isVisible, $0.dismissal.onEscape) = (false, true) }
    #expect(screen.draft.keyCommands?.isEmpty == false)
    #expect(!screen.card.subviews[0].subviews.contains { $0 is GrabberView })
    screen.settle()
    screen.finger.down(at: above)
    screen.finger.up()
    #expect(screen.settle().leftover == nil)
  }

  @Test("the keyboard need not raise a low card", arguments: [true, false])
  func keyboard(rises: Bool) {
    let screen = Screen.withDetents(initially: .medium)
    screen.transition.update { $0.keyboard.raisesCard = rises }
    screen.settle()
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: screen.draft.text)
    #expect(abs(screen.cardTop - (rises ? Screen.mediumTop - 302 : Screen.mediumTop)) < 1e-6)
    #expect(screen.draft.view.safeAreaInsets.bottom > 200, "the content keeps clear of it")
  }

  @Test("a detent that is gone gives way to the highest, and one that comes can be selected")
  func detents() {
    let screen = Screen.withDetents(initially: .medium)
    screen.transition.update { $0.detents = [.large, .fitContent] }
    #expect(screen.settledDetent() == .large)
    screen.transition.update { $0.detents = [.large, .medium] }
    screen.draft.selectModalDetent(.medium)
    #expect(screen.settledDetent() == .medium && abs(screen.cardTop - Screen.mediumTop) < 1e-9)
  }

  @Test("the modal of a transition alone changes, and the ones that it presents later")
  func later() {
    let screen = Screen().open()
    let second = screen.openSecond()
    screen.transition.update(animated: false) { $0.card.cornerRadius = 20 }
    #expect(screen.draft.view.superview?.layer.cornerRadius == 20)
    #expect(
      second.view.superview?.layer.cornerRadius == 10
        && screen.transition.configuration.card.cornerRadius == 20)
  }

  @Test("at another edge the modal stands there, and leaves there")
  func edge() {
    let screen = Screen().open()
    screen.transition.update(animated: false) { $0.edge = .leading }
    screen.settle()
    #expect(screen.card.frame.minX == 0 && screen.card.frame.height == 852)
    #expect(screen.dismiss().leftover == nil)
  }
}
