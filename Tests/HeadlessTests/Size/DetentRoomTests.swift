import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Lists and rooms of a modal at several heights", .ownWorld) @MainActor struct DetentRoomTests {
  private func withList(
    at offset: CGFloat = 0, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> (Screen, UIScrollView) {
    let screen = Screen.withDetents([.large, .medium], change)
    let list = screen.cover(with: FiftyRows())
    list.contentOffset.y = offset - list.adjustedContentInset.top
    screen.simulator.settleLayout()
    return (screen, list)
  }

  private static let onList = CGPoint(x: 200, y: 700)

  @Test("thrown to another height, the card has the foot of its content at its own until it stretches")
  func contentKeepsFoot() {
    let screen = Screen.withDetents(initially: .medium)
    let (page, foot) = (screen.draft.view ?? UIView(), UIView())
    foot.frame = CGRect(x: 0, y: page.bounds.height - 44, width: page.bounds.width, height: 44)
    foot.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    page.addSubview(foot)
    screen.finger.down(at: screen.grip)
    screen.drag(by: -150, over: 0.1)
    screen.finger.up()
    var frames = 0
    while screen.stretch < 0 {
      screen.clock.advance(by: 1.0 / 120)
      #expect(screen.stretch > 0 || abs(foot.seen.maxY - 852) < Screen.unseen)
      frames += 1
    }
    #expect(frames > 20 && screen.settledDetent() == .large)
  }

  @Test("where the undimmed height is left out, the lowest of several leaves the screen behind in use")
  func leftOut() throws {
    let screen = Screen.withDetents([.height(80, named: "tip"), .medium, .large]) {
      $0.dimming.largestUndimmedDetent = .medium
    }
    screen.simulator.rotate(to: .landscapeLeft)
    #expect(screen.settledDetent() == "tip")
    let dimming = try #require(screen.dimming)
    #expect(dimming.layer.shown.opacity == 0)
    screen.draft.selectModalDetent(.large)
    #expect(screen.settledDetent() == .large && dimming.layer.shown.opacity > 0)
  }

  @Test("scrolled on at its top, a list takes the card up first, and scrolls then, in one gesture")
  func expands() {
    let (screen, list) = withList()
    screen.finger.down(at: Self.onList)
    let top = screen.cardTop
    screen.drag(by: -200)
    #expect(abs(top - screen.cardTop - 190) < 0.001)
    #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    screen.drag(by: -300)
    #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
    let scrolled = list.contentOffset.y + list.adjustedContentInset.top
    #expect(abs(scrolled + (top - screen.restingTop) - 490) < 0.001)
    screen.restAndLift()
    #expect(screen.settledDetent() == .large)
    #expect(screen.disorder == nil)
  }

  @Test("a list that is scrolled scrolls on at any height; at its top it takes the card along")
  func scrolled() {
    let (screen, list) = withList(at: 80)
    screen.finger.down(at: Self.onList)
    screen.drag(by: -100)
    #expect(abs(screen.cardTop - Screen.mediumTop) < 1e-9)
    #expect(list.contentOffset.y > 160)
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium)
  }

  @Test(
    "where the app does not want that, a list at its top scrolls at any height",
    arguments: [.medium, .large] as [ModalDetent.Identifier])
  func doesNotExpand(detent: ModalDetent.Identifier) {
    let (screen, list) = withList { $0.expandsByScrolling = false }
    screen.draft.selectModalDetent(detent)
    let top = screen.settle().cardTop
    screen.finger.down(at: Self.onList)
    screen.drag(by: -200)
    #expect(abs(screen.cardTop - top) < 1e-9 && (detent == .medium || screen.stretch == 0))
    #expect(list.contentOffset.y + list.adjustedContentInset.top > 180)
    screen.drag(by: 300)
    #expect(screen.cardTop > top + 80)
    screen.finger.cancel()
    #expect(screen.settledDetent() == detent)
  }

  @Test("on a tablet a card that fits its content stands in the middle")
  func tablet() {
    let screen = Screen.withDetents([.fitContent], on: .iPadAir)
    screen.draft.preferredContentSize = CGSize(width: 0, height: 400)
    let card = screen.settle().content
    #expect(card.height == 400 && abs(card.midY - (34 + 1150) / 2) < 1e-9)
  }

  @Test("turned on its side it takes the whole height, for there is no half; turned back it has it again")
  func turned() {
    let screen = Screen.withDetents()
    screen.simulator.rotate(to: .landscapeLeft)
    #expect(screen.settledDetent() == .large)
    #expect(screen.disorder == nil)
    screen.simulator.rotate(to: .portrait)
    #expect(screen.settledDetent() == .medium)
    #expect(abs(screen.cardTop - Screen.mediumTop) < 1e-9)
  }

  @Test("turned in mid-settle it arrives at its height in the new container size")
  func turnedInFlight() {
    let screen = Screen.withDetents(
      [.large, ModalDetent("third") { $0.maximumHeight / 3 }], initially: .large)
    screen.draft.selectModalDetent("third")
    screen.clock.advance(by: 0.1)
    screen.simulator.rotate(to: .landscapeRight)
    #expect(screen.settledDetent() == "third")
    let lowest = screen.session?.interaction.stops.lowest
    #expect(abs(screen.progress - (lowest?.progress ?? .nan)) < 1e-9)
    #expect(screen.simulator.complaints.isEmpty)
  }

  @Test("with motion reduced it fades in where it will stand")
  func reducedMotion() {
    let screen = Screen(reducesMotion: true) { $0.detents = [.medium, .large] }.present()
    screen.clock.advance(by: 0.1)
    #expect(abs(screen.cardTop - Screen.mediumTop) < 1e-9)
    #expect(screen.card.shown.alpha > 0 && screen.card.shown.alpha < 1)
    #expect(screen.settledDetent() == .medium && screen.card.shown.alpha == 1)
  }
}
