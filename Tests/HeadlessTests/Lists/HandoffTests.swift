import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("One finger for a list and its card", .ownWorld) @MainActor struct HandoffTests {
  @Test(
    "down to the top, on with the card, back up and on with the list: one gesture, no jump",
    arguments: TestList.every, [false, true])
  func thereAndBack(_ kind: TestList, deliversInward: Bool) {
    let (screen, list, _) = kind.open(deliversInward: deliversInward)
    screen.expectHandoff(on: list, of: list)
  }

  @Test(
    "flung down from the first move on, no frame shows more than the content's top",
    arguments: [TestList.table(offset: 0), .table(offset: 20)], [false, true])
  func flung(_ kind: TestList, deliversInward: Bool) {
    let (screen, list, _) = kind.open(deliversInward: deliversInward)
    var highest: CGFloat = 0
    screen.clock.onFrame { highest = min(highest, list.contentOffset.y - list.top) }
    screen.touch(list)
    screen.drag(by: 300, over: 0.06)
    screen.lift()
    #expect(highest == 0)
    #expect(screen.leftover == nil)
  }

  @Test("a fling that ends as the list comes to its top takes the card along")
  func flungToTop() {
    let (screen, list, _) = TestList.table(offset: 60).open()
    screen.touch(list)
    screen.drag(by: 30, over: 0.05)
    screen.drag(by: list.contentOffset.y - list.top, over: 0.05)
    #expect(list.contentOffset.y == list.top && screen.cardTop == screen.restingTop)
    #expect(screen.lift().leftover == nil)
  }

  @Test("so it is on a display that shows few of the finger's moves", arguments: [10.0, 25, 60])
  func slowDisplay(framesPerSecond: Double) {
    let screen = Screen(framesPerSecond: framesPerSecond).open()
    let list = TestList.table(offset: 0).show(on: screen)
    screen.touch(list)
    screen.drag(by: 150)
    screen.drag(by: 30 - screen.cardTop + screen.restingTop)
    let top = screen.cardTop
    screen.drag(by: -90)
    #expect(abs(top - screen.restingTop - 30) < 0.001)
    #expect(abs(screen.cardTop - screen.restingTop) < 1e-9 && abs(screen.stretch) < 1e-9)
    #expect(abs(list.contentOffset.y - 60) < 0.001)
  }

  @Test("with an inset above the content, its top is where the inset ends", arguments: [false, true])
  func inset(deliversInward: Bool) {
    let (screen, list, watch) = TestList.table(offset: 30).open(deliversInward: deliversInward)
    list.contentInset.top = 44
    list.contentOffset.y = -10
    screen.touch(list)
    screen.drag(by: 200)
    screen.showFrame()
    #expect(watch.error < 0.001)
    #expect(list.contentOffset.y == -44)
    #expect(screen.cardTop > screen.restingTop + 100)
    list.contentInset.top = 64
    screen.drag(by: 20)
    screen.showFrame()
    #expect(list.contentOffset.y == -64)
  }

  // MARK: Letting go

  @Test(
    "let go off its place, the card goes by the policy and the list does not scroll",
    arguments: [true, false], [false, true])
  func thrown(down: Bool, deliversInward: Bool) {
    let (screen, list, _) = TestList.table(offset: down ? 25 : 0).open(deliversInward: deliversInward)
    screen.touch(list)
    screen.drag(by: down ? 180 : 300)
    screen.drag(by: down ? 120 : -90, over: down ? 0.05 : 0.04)
    screen.finger.up()
    #expect(!list.isDecelerating && !list.isDragging)
    screen.settle()
    #expect((down ? screen.leftover : screen.disorder) == nil)
    #expect(down || list.contentOffset.y == list.top)
  }

  @Test("let go while the list scrolls, it coasts by itself, and the app is not asked")
  func coasting() {
    let (screen, list, _) = TestList.table(offset: 0).open()
    screen.touch(list, at: 300)
    screen.drag(by: -200, over: 0.1)
    screen.finger.up()
    let offset = list.contentOffset.y
    #expect(list.isDecelerating)
    #expect(screen.settle().disorder == nil && list.contentOffset.y > offset + 200)
    #expect(screen.delegate.questions == 0)
    #expect(screen.delegate.updates.last?.phase == .resting(.presented))
  }

  @Test("gone back to the list and flung, the list coasts and the card stands", arguments: [-1, 1])
  func coastingAfterReturn(direction: CGFloat) {
    let (screen, list, _) = TestList.table(offset: 0).open()
    screen.touch(list, at: 400)
    screen.drag(by: 100)
    screen.drag(by: -400)
    screen.drag(by: direction * 60, over: 0.03)
    let offset = list.contentOffset.y
    screen.showFrame()
    #expect(screen.delegate.updates.last?.velocity == 0)
    #expect(screen.delegate.updates.last?.wouldDismiss == false)
    screen.finger.up()
    #expect(list.isDecelerating)
    screen.clock.advance(by: 0.1)
    #expect((list.contentOffset.y - offset) * direction < -20)
    #expect(screen.settle().disorder == nil)
    #expect(list.isInBounds)
  }

  @Test("momentum that arrives at the top bounces, and leaves the card alone")
  func momentum() {
    let (screen, list, _) = TestList.table(offset: 120).open()
    var highest: CGFloat = 0
    screen.clock.onFrame { highest = min(highest, list.contentOffset.y - list.top) }
    screen.touch(list)
    screen.drag(by: 60, over: 0.03)
    screen.lift()
    #expect(highest < -20)
    #expect(screen.disorder == nil)
    #expect(screen.delegate.questions == 0)
    #expect(list.contentOffset.y == list.top)
  }

  @Test("a finger that meets the bounce goes on with it, and the card waits until the content is home")
  func caughtBounce() {
    let (screen, list, _) = TestList.table(offset: 60).open()
    screen.touch(list)
    screen.drag(by: 50, over: 0.025)
    screen.finger.up()
    for _ in 0..<200 where list.contentOffset.y > list.top - 10 { screen.clock.advance(by: 0.004) }
    let offset = list.contentOffset.y
    screen.touch(list)
    #expect(list.contentOffset.y == offset)
    screen.drag(by: 80)
    #expect(list.contentOffset.y < offset)
    #expect(screen.disorder == nil)
    screen.drag(by: -200)
    screen.drag(by: 250)
    #expect(screen.cardTop > screen.restingTop + 20)
    #expect(list.contentOffset.y == list.top)
  }

  @Test("fast up and then fast down dismisses", arguments: [false, true])
  func upAndDown(deliversInward: Bool) {
    let (screen, list, watch) = TestList.table(offset: 0).open(deliversInward: deliversInward)
    screen.touch(list, at: 300)
    screen.drag(by: -150, over: 0.08)
    screen.drag(by: 400, over: 0.12)
    #expect(watch.error < 0.001)
    #expect(screen.lift().leftover == nil)
  }
}
