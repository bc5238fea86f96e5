import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Reduce Motion", .ownWorld) @MainActor struct ReduceMotionTests {
  /// Where the card is seen.
  private struct Look: Equatable {
    let top: CGFloat
    let opacity: CGFloat

    @MainActor init(_ screen: Screen) { (top, opacity) = (screen.cardTop, screen.card.shown.alpha) }
  }

  /// What was seen of the card, frame by frame until it rests.
  private func looks(of screen: Screen) -> [Look] {
    let card = screen.card
    var looks = [Look(screen)]
    screen.clock.wait(for: "the card to rest") {
      screen.clock.isIdle || card.window == nil
    } look: {
      if card.window != nil { looks.append(Look(screen)) }
    }
    return looks
  }

  private func steps(of looks: [Look]) -> [CGFloat] {
    zip(looks, looks.dropFirst()).map { $1.opacity - $0.opacity }
  }

  @Test("presented, the card appears in its place", arguments: Device.all)
  func presents(on device: Device) {
    let screen = Screen(device: device, reducesMotion: true).present()
    screen.clock.advance(by: 1.0 / 30)
    let looks = looks(of: screen)
    #expect(looks.allSatisfy { $0.top == screen.restingTop })
    #expect(looks.first.map { $0.opacity < 0.3 } == true)
    #expect(steps(of: looks).allSatisfy { $0 >= 0 && $0 < 0.25 })
    #expect(screen.card.shown.alpha == 1 && screen.disorder == nil)
    #expect(screen.root.disturbance == nil, "the screen behind stays as it is")
  }

  @Test(
    "a modal fades where Reduce Motion is on, with cross-fades preferred or not",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func fades(reducesMotion: Bool, prefersCrossFade: Bool) {
    let screen = Screen(reducesMotion: reducesMotion)
    screen.simulator.prefersCrossFadeTransitions = prefersCrossFade
    screen.present()
    screen.clock.advance(by: 0.1)
    #expect((screen.card.shown.alpha < 1) == reducesMotion)
    #expect((screen.cardTop == screen.restingTop) == reducesMotion)
    #expect(screen.settle().disorder == nil)
  }

  @Test("dismissed in code it disappears there", arguments: Device.all)
  func dismisses(on device: Device) {
    let screen = Screen(device: device, reducesMotion: true).open()
    let (card, place) = (screen.card, screen.restingTop)
    screen.draft.dismiss(animated: true)
    screen.clock.runTurns()
    let looks = looks(of: screen)
    #expect(looks.count > 10 && looks.allSatisfy { $0.top == place })
    #expect(steps(of: looks).allSatisfy { $0 <= 0 && $0 > -0.25 })
    #expect(screen.leftover == nil && card.shown.alpha == 1 && screen.draft.view.shown.alpha == 1)
  }

  @Test("what is told of the modal is as ever")
  func updates() {
    #expect(told(reducingMotion: true) == told(reducingMotion: false))
  }

  /// What the delegate hears while the modal opens, is dragged, returns and is dismissed.
  private func told(reducingMotion isReduced: Bool) -> [ModalUpdate] {
    let screen = Screen(reducesMotion: isReduced).open()
    screen.grab(300)
    screen.release()
    screen.dismiss()
    return screen.delegate.updates
  }

  @Test("a finger moves it to the point, opaque, and nothing else but the dimming", arguments: Device.all)
  func drags(on device: Device) {
    let screen = Screen(device: device, reducesMotion: true).open()
    screen.grab(20)
    let top = screen.cardTop
    for way in [3, 40, 200, 120, 300] as [CGFloat] {
      screen.drag(by: top + way - screen.cardTop, over: 0.1)
      #expect(abs(screen.cardTop - top - way) < 1e-9)
      #expect(screen.card.shown.alpha == 1 && screen.root.disturbance == nil)
    }
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test(
    "let go towards its place it goes back opaque, without swinging", arguments: [-20, -250] as [CGFloat])
  func returns(fling: CGFloat) {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(300)
    screen.drag(by: fling, over: 0.04)
    screen.finger.up()
    let looks = looks(of: screen)
    #expect(looks.allSatisfy { $0.opacity == 1 })
    #expect(zip(looks, looks.dropFirst()).allSatisfy { $0.top >= $1.top })
    #expect(screen.delegate.updates.allSatisfy { $0.progress <= 1 })
    #expect(screen.disorder == nil)
  }

  @Test("let go towards its end it fades where it was let go", arguments: [0, 40] as [CGFloat])
  func leaves(fling: CGFloat) {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(450)
    if fling == 0 { screen.clock.advance(by: 0.3) } else { screen.drag(by: fling, over: 0.03) }
    let place = screen.cardTop
    screen.finger.up()
    let looks = looks(of: screen)
    #expect(looks.count > 5)
    #expect(looks.allSatisfy { $0.top == place })
    #expect(steps(of: looks).allSatisfy { $0 <= 0 })
    #expect(screen.leftover == nil)
  }

  // MARK: Caught half faded

  /// A screen whose card is half faded, on its way in or out.
  private func halfFaded(leaving: Bool) -> Screen {
    let screen = Screen(reducesMotion: true)
    if leaving { screen.open().draft.dismiss(animated: true) } else { screen.present() }
    screen.clock.advance(by: 0.1)
    return screen
  }

  @Test(
    "caught half faded it stays as it is seen, and the finger goes on with the fade",
    arguments: [true, false])
  func caught(leaving: Bool) {
    let screen = halfFaded(leaving: leaving)
    let seen = Look(screen)
    #expect(seen.opacity > 0.2 && seen.opacity < 0.8)
    screen.finger.down(at: screen.grip)
    #expect(screen.cardTop == seen.top && abs(screen.card.shown.alpha - seen.opacity) < 0.001)
    screen.drag(by: 40, over: 0.1)
    #expect(abs(screen.card.shown.alpha - seen.opacity + 40 / screen.travel) < 0.001)
    #expect(screen.cardTop == seen.top)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test(
    "caught and let go as a tap it goes on; pulled up it comes back", arguments: [true, false],
    [true, false])
  func released(leaving: Bool, isPulledUp: Bool) {
    let screen = halfFaded(leaving: leaving)
    screen.finger.down(at: CGPoint(x: 200, y: 700))
    if isPulledUp { screen.drag(by: -80, over: 0.1) } else { screen.clock.advance(by: 0.08) }
    screen.finger.up()
    let looks = looks(of: screen)
    #expect(Set(looks.map(\.top)).count == 1)
    #expect(isPulledUp || steps(of: looks).allSatisfy { abs($0) < 0.25 })
    #expect((leaving && !isPulledUp ? screen.leftover : screen.disorder) == nil)
    #expect(screen.isGone || screen.card.shown.alpha == 1)
  }

  @Test("caught where it was let go it fades on there, and leaves")
  func caughtAtItsLimit() {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(450)
    screen.restAndLift()
    screen.clock.advance(by: 0.06)
    let seen = Look(screen)
    #expect(seen.opacity > 0.1 && seen.opacity < 0.9)
    screen.finger.down(at: screen.grip)
    screen.drag(by: 15, over: 0.1)
    #expect(screen.cardTop == seen.top)
    #expect(screen.card.shown.alpha < seen.opacity)
    #expect(screen.lift().leftover == nil)
  }

  @Test("pulled until it is opaque it is a card in the hand again")
  func opaqueAgain() {
    let screen = halfFaded(leaving: true)
    screen.finger.down(at: CGPoint(x: 200, y: 500))
    screen.drag(by: -500, over: 0.3)
    #expect(screen.card.shown.alpha == 1)
    screen.drag(by: 500, over: 0.3)
    let top = screen.cardTop
    screen.drag(by: 50, over: 0.1)
    #expect(abs(screen.cardTop - top - 50) < 1e-9)
    #expect(screen.card.shown.alpha == 1)
    #expect(screen.cancelTouch().disorder == nil)
  }
}
