import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Things that happen while one finger moves a list and its card", .ownWorld) @MainActor
struct HandoffMomentTests {
  // MARK: What else moves the content

  @Test("a list that moves before the modal has made up its mind does not show more than its top")
  func undecided() {
    let (screen, list, _) = TestList.table(offset: 0).open()
    screen.touch(list)
    screen.drag(by: 30, over: 0.008)
    list.contentOffset.y = list.top - 15
    screen.showFrame()
    #expect(list.contentOffset.y == list.top)
    screen.drag(by: 100)
    #expect(screen.cardTop > screen.restingTop + 80)
    #expect(list.contentOffset.y == list.top)
  }

  @Test("a finger that moves several times in a frame moves the card as far as in several frames")
  func withinFrame() {
    let tops = [true, false].map { showsFrames in
      let (screen, list, _) = TestList.table(offset: 0).open()
      screen.touch(list)
      let start = screen.finger.location
      for distance in [6.0, 12, 60] {
        screen.finger.move(to: CGPoint(x: start.x, y: start.y + distance))
        if showsFrames { screen.clock.advance(by: 1 / 120) }
      }
      screen.clock.advance(by: 0.05)
      return screen.cardTop - screen.restingTop
    }
    #expect(tops[0] > 40 && abs(tops[0] - tops[1]) < 1e-9)
  }

  @Test("a list that the app locks in mid-drag stays locked, and the card goes on")
  func locked() {
    let (screen, list, _) = TestList.table(offset: 0).open()
    screen.touch(list)
    screen.drag(by: 60)
    list.isScrollEnabled = false
    screen.drag(by: 60)
    #expect(screen.cardTop > screen.restingTop + 90)
    screen.release()
    #expect(!list.panGestureRecognizer.isEnabled)
    #expect(screen.disorder == nil)
  }

  @Test("an app that scrolls under a resting finger hands nothing over", arguments: [0, 300])
  func programmatic(target: CGFloat) {
    let (screen, list, _) = TestList.table(offset: 300 - target).open()
    screen.touch(list)
    screen.clock.advance(by: 0.02)
    list.setContentOffset(CGPoint(x: 0, y: list.top + target), animated: true)
    screen.clock.advance(by: 0.5)
    #expect(list.contentOffset.y == list.top + target)
    #expect(screen.disorder == nil)
    screen.lift()
    #expect(list.contentOffset.y == list.top + target)
  }

  @Test("an app that scrolls in mid-drag is respected, and the finger goes on from there")
  func jump() {
    let (screen, list, _) = TestList.table(offset: 100).open()
    screen.touch(list)
    screen.drag(by: 40)
    list.contentOffset.y = 500
    screen.drag(by: 60)
    #expect(abs(list.contentOffset.y - 440) < 0.001)
    #expect(screen.disorder == nil)
  }

  @Test("a refresh control keeps its pull, and the bar still drags the card")
  func refresh() {
    let (screen, list, _) = TestList.table(offset: 0).open()
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    screen.touch(list)
    screen.drag(by: 250)
    #expect(refresh.isRefreshing)
    #expect(screen.disorder == nil)
    screen.lift()
    screen.grab(200)
    #expect(screen.cardTop > screen.restingTop + 150)
  }

  @Test("dismissed in mid-drag, the card takes the list along as it stands")
  func dismissed() {
    let (screen, list, _) = TestList.table(offset: 40).open()
    screen.touch(list)
    screen.drag(by: 160)
    screen.draft.dismissModal()
    screen.clock.advance(by: 0.05)
    screen.drag(by: -100, over: 0.05)
    #expect(list.contentOffset.y == list.top)
    #expect(screen.lift().leftover == nil)
  }

  @Test(
    "a window that is resized in the middle of it keeps the card's share of the way and the content",
    arguments: [false, true])
  func resized(movesAtOnce: Bool) {
    let (screen, list, _) = TestList.table(offset: 40).open()
    screen.touch(list)
    screen.drag(by: 200)
    let progress = screen.progress
    screen.simulator.resizeToLandscape()
    for _ in 0..<2 where movesAtOnce {
      screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    }
    let moved = movesAtOnce ? 10 / screen.travel : 0
    screen.clock.advance(by: 0.5)
    #expect(abs(progress - screen.progress - moved) < 1e-9)
    #expect(list.contentOffset.y == list.top)
    screen.drag(by: 30)
    let watch = HandoffWatch(screen, list)
    screen.drag(by: (screen.progress - 1) * screen.travel - 80)
    #expect(abs(screen.progress - 1) < 1e-9)
    #expect(abs(list.contentOffset.y - list.top - 80) < 0.001)
    #expect(watch.error < 0.001)
    #expect(screen.release().disorder == nil)
  }

  // MARK: The card

  @Test("a returning card that is caught on its list goes back to its place, and then the list scrolls")
  func caught() {
    let (screen, list, watch) = TestList.table(offset: 200).open()
    screen.grab(300)
    screen.restAndLift()
    screen.clock.advance(by: 0.06)
    let height = screen.cardTop - screen.restingTop
    screen.touch(list, at: 200)
    screen.drag(by: -height - 60)
    #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
    #expect(abs(list.contentOffset.y - 260) < Screen.unseen)
    screen.drag(by: 30)
    #expect(abs(list.contentOffset.y - 230) < Screen.unseen)
    #expect(watch.error < 0.001)
    #expect(screen.release().disorder == nil)
  }

  @Test(
    "a card that may not go resists where it moves, and the list scrolls freely", arguments: [false, true])
  func vetoed(deliversInward: Bool) {
    let (screen, list, watch) = TestList.table(offset: 50).open(deliversInward: deliversInward)
    screen.delegate.allows = false
    screen.touch(list)
    screen.drag(by: 55)
    #expect(screen.disorder == nil)
    #expect(watch.error < 0.001)
    screen.drag(by: 300)
    screen.showFrame()
    #expect(list.contentOffset.y == list.top)
    #expect(screen.cardTop > screen.restingTop + 50)
    #expect(screen.cardTop < screen.restingTop + 200)
    screen.drag(by: -400)
    #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
    #expect(list.contentOffset.y > list.top + 50)
    #expect(screen.lift().disorder == nil)
    #expect(screen.delegate.attempts == 0)
    #expect(screen.delegate.questions == 1)
  }

  @Test("content that is beyond its top as its card is caught stays there, and goes home in the end")
  func caughtBeyondTop() {
    let (screen, list, _) = TestList.table(offset: 0).open()
    screen.grab(300)
    screen.restAndLift()
    screen.clock.advance(by: 0.06)
    list.contentOffset.y = list.top - 30
    screen.touch(list, at: 200)
    screen.drag(by: 40)
    #expect(list.contentOffset.y == list.top - 30)
    #expect(screen.release().disorder == nil)
    #expect(list.contentOffset.y == list.top)
  }

  @Test("on a card over a card, the list moves the upper one")
  func stacked() {
    let screen = Screen(framesPerSecond: 120).open()
    let second = screen.openSecond()
    let list = screen.cover(with: FiftyRows(), on: second)
    list.contentOffset.y = 30
    screen.touch(list)
    screen.drag(by: 400)
    #expect(list.contentOffset.y == list.top)
    #expect(screen.disorder == nil)
    screen.drag(by: 200, over: 0.1)
    screen.lift()
    #expect(second.presentingViewController == nil)
    #expect(screen.disorder == nil)
  }
}
