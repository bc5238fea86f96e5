import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that stands at several heights", .ownWorld) @MainActor struct DetentTests {
  @Test("it is presented at its lowest height, or where the app wants it")
  func presented() {
    let low = Screen.withDetents()
    #expect(low.draft.selectedModalDetent == .medium)
    #expect(abs(low.cardTop - Screen.mediumTop) < 1e-9)
    #expect(low.delegate.updates.last?.phase == .resting(.detent(.medium)))
    let high = Screen.withDetents(initially: .large)
    #expect(high.draft.selectedModalDetent == .large)
    #expect(high.disorder == nil)
  }

  @Test("it covers its place without animation too")
  func unanimated() {
    let screen = Screen { $0.detents = [.medium, .large] }
    screen.present(animated: false)
    screen.settle()
    #expect(abs(screen.cardTop - Screen.mediumTop) < 1e-9)
  }

  @Test(
    "a slow finger leaves it at the nearest height, or takes it away",
    arguments: [
      (-60, .medium), (-250, .large), (-420, .large), (100, .medium), (300, nil),
    ] as [(CGFloat, ModalDetent.Identifier?)])
  func dragged(points: CGFloat, detent: ModalDetent.Identifier?) {
    let screen = Screen.withDetents()
    screen.grab(points)
    screen.release()
    if let detent {
      #expect(screen.draft.selectedModalDetent == detent)
      #expect(screen.isPresented)
      #expect(screen.simulator.complaints.isEmpty)
    } else {
      #expect(screen.leftover == nil)
    }
  }

  @Test("a flick from the large height goes to the next, a hard one away")
  func flicked() {
    let gentle = Screen.withDetents(initially: .large)
    gentle.finger.down(at: gentle.grip)
    gentle.drag(by: 40, over: 0.05)
    gentle.finger.up()
    #expect(gentle.settledDetent() == .medium)
    let hard = Screen.withDetents(initially: .large)
    hard.finger.down(at: hard.grip)
    hard.drag(by: 300, over: 0.1)
    #expect(hard.lift().leftover == nil)
  }

  @Test("the finger takes it over the heights without a jump, as far as itself")
  func follows() {
    let screen = Screen.withDetents()
    screen.grab(-100)
    for points in [-300, 250, 400, -200] as [CGFloat] {
      let before = screen.cardTop
      screen.drag(by: points)
      #expect(abs(screen.cardTop - max(before + points, screen.restingTop)) < 0.001)
      if screen.cardTop <= screen.restingTop { screen.drag(by: -20) }
      if screen.cardTop == screen.restingTop { break }
    }
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium)
  }

  @Test(
    "a touch that is taken away returns it to the height it had",
    arguments: [.medium, .large] as [ModalDetent.Identifier])
  func cancelled(detent: ModalDetent.Identifier) {
    let screen = Screen.withDetents(initially: detent)
    screen.grab(160)
    screen.finger.cancel()
    #expect(screen.settledDetent() == detent)
  }

  @Test("one that may not leave moves between its heights, and is asked about beyond the lowest")
  func refused() {
    let screen = Screen.withDetents(initially: .large)
    screen.delegate.allows = false
    screen.grab(300)
    screen.restAndLift()
    #expect(screen.settledDetent() == .medium)
    #expect(screen.delegate.attempts == 0)
    screen.grab(400)
    screen.restAndLift()
    #expect(screen.settledDetent() == .medium)
    #expect(screen.delegate.attempts == 1)
  }

  @Test("the app sends it to another height, in mid-flight too, with the spring and no jump")
  func selected() {
    let screen = Screen.withDetents()
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: 0.1)
    let (top, updates) = (screen.cardTop, screen.delegate.updates)
    #expect(top > screen.restingTop && top < Screen.mediumTop)
    screen.draft.selectModalDetent(.medium)
    #expect(screen.cardTop == top)
    #expect(screen.delegate.updates.last?.velocity == updates.last?.velocity)
    #expect(screen.settledDetent() == .medium)
    screen.draft.selectModalDetent(.large, animated: false)
    #expect(screen.disorder == nil)
  }

  @Test("from under a finger too, which then moves nothing")
  func selectedUnderFinger() {
    let screen = Screen.withDetents()
    screen.grab(-80)
    screen.draft.selectModalDetent(.large)
    #expect(screen.settle().disorder == nil)
    screen.drag(by: 200)
    #expect(screen.disorder == nil)
    screen.finger.up()
  }

  @Test("a height that it does not have, one that is gone or leaves, and a controller in no modal: nothing")
  func selectedInVain() {
    let screen = Screen.withDetents()
    screen.draft.selectModalDetent("attic")
    #expect(screen.settledDetent() == .medium)
    screen.root.selectModalDetent(.large)
    #expect(screen.root.selectedModalDetent == nil)
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    screen.draft.selectModalDetent(.large)
    screen.settle()
    screen.draft.selectModalDetent(.large)
    #expect(screen.leftover == nil)
  }

  @Test("content that asks for another height gets it")
  func fitContent() {
    let screen = Screen.withDetents([.fitContent])
    #expect(screen.disorder == nil)
    screen.draft.preferredContentSize = CGSize(width: 0, height: 300)
    screen.settle()
    #expect(abs(screen.restingTop - (852 - 334)) < 1e-9)
    #expect(screen.disorder == nil)
    #expect(screen.root.view.transform.isIdentity, "a card that is smaller than the room")
    screen.grab(300)
    #expect(screen.release().leftover == nil)
  }

  @Test("what a custom height depends on changed")
  func invalidated() {
    final class Height: @unchecked Sendable { var value: CGFloat = 200 }
    let height = Height()
    let screen = Screen.withDetents([ModalDetent("custom") { _ in height.value }])
    #expect(abs(screen.restingTop - (852 - 234)) < 1e-9)
    height.value = 400
    screen.draft.invalidateModalDetents()
    screen.settle()
    #expect(abs(screen.restingTop - (852 - 434)) < 1e-9)
    #expect(screen.disorder == nil)
  }
}
