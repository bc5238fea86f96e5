import Foundation
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("One finger for a large title, its list and their card", .ownWorld) @MainActor
struct LargeTitleHandoffTests {

  @Test(
    "a folded title comes out first, then the card goes, then all goes back: one gesture, no jump",
    arguments: [0.0, 20, 52, 60, 240], [false, true])
  func thereAndBack(scrolled: CGFloat, deliversInward: Bool) {
    let page = TitledPage(scrolled: scrolled, deliversInward: deliversInward)
    let screen = page.screen
    var tallest: CGFloat = 0
    screen.clock.onFrame { tallest = max(tallest, page.barHeight) }
    #expect(page.barHeight == max(44, 96 - scrolled))
    screen.touch(page.list)
    screen.drag(by: scrolled + 150, over: 0.8)
    screen.showFrame()
    #expect(screen.cardTop > screen.restingTop + 120)
    #expect(abs(page.barHeight - 96) < 0.001 && abs(page.scrolled) < 0.001)
    #expect(scrolled > 0 || tallest == 96)
    screen.drag(by: -250)
    #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
    #expect(page.barHeight == 44 && page.scrolled > 60)
    screen.drag(by: 220)
    screen.showFrame()
    #expect(screen.cardTop > screen.restingTop + 80 && abs(page.barHeight - 96) < 0.001)
    #expect(page.watch.error < 0.001 && page.watch.slip < 0.001)
    #expect(screen.release().disorder == nil && screen.delegate.questions == 1)
    #expect(abs(page.scrolled) < 0.001 && abs(page.barHeight - 96) < 0.001)
  }

  @Test("a bar that the kit has not seen before has not changed")
  func firstLook() {
    #expect(!NavigationBarHeights().learn(from: TitledPage().list, isPulled: true))
  }

  /// A bar, and its height when nothing of it is folded.
  struct Bar: Sendable {
    var systemVersion = 18
    var hasSearch = false
    var mode = UINavigationItem.LargeTitleDisplayMode.automatic
    var prefersLargeTitles = true
    var height: CGFloat
  }

  nonisolated private static let bars = [
    Bar(systemVersion: 26, height: 106), Bar(hasSearch: true, height: 148),
    Bar(hasSearch: true, mode: .never, height: 96), Bar(systemVersion: 26, hasSearch: true, height: 158),
    Bar(mode: .never, height: 44), Bar(prefersLargeTitles: false, height: 44),
    Bar(mode: .inline, height: 44), Bar(systemVersion: 26, mode: .inline, height: 54),
  ]

  @Test(
    "bars of any height come out whole before the card goes: also with a search bar, and at once if nothing folds",
    arguments: bars, [0.0, 90, 240])
  func heights(_ bar: Bar, scrolled: CGFloat) {
    let page = TitledPage(
      scrolled: scrolled, systemVersion: bar.systemVersion, hasSearch: bar.hasSearch, mode: bar.mode)
    let screen = page.screen
    page.navigation.navigationBar.prefersLargeTitles = bar.prefersLargeTitles
    screen.simulator.settleLayout()
    for _ in 0..<2 {
      screen.touch(page.list)
      screen.drag(by: scrolled + 150, over: 0.8)
      screen.showFrame()
      #expect(screen.cardTop > screen.restingTop + 40)
      #expect(
        abs(page.barHeight - bar.height) < 0.001 && abs(page.scrolled) < 0.001,
        "\(page.barHeight), \(page.scrolled), \(screen.cardTop)")
      screen.drag(by: -scrolled - 150, over: 0.8)
      #expect(screen.release().disorder == nil)
    }
    #expect(page.watch.error < 0.001 && page.watch.slip < 0.001)
  }

  /// Keeps its content from being pulled beyond its top, as some apps do.
  private final class Clamp: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let top = -scrollView.adjustedContentInset.top
      if scrollView.contentOffset.y < top { scrollView.contentOffset.y = top }
    }
  }

  @Test("a list that is never beyond its top gives way too", arguments: [0.0, 60], [false, true])
  func clamped(scrolled: CGFloat, isLarge: Bool) {
    let page = TitledPage(scrolled: scrolled, mode: isLarge ? .automatic : .never)
    let clamp = Clamp()
    page.list.delegate = clamp
    page.screen.touch(page.list)
    page.screen.drag(by: scrolled + 250, over: 0.8)
    #expect(page.screen.cardTop > page.screen.restingTop + 100)
    withExtendedLifetime(clamp) {}
  }

  @Test("a title follows the list that its page names, wherever that is")
  func named() {
    let page = TitledPage()
    let controller = page.navigation.topViewController
    let box = UIView(frame: page.list.frame)
    page.list.superview?.addSubview(box)
    box.addSubview(page.list)
    controller?.view.insertSubview(UIView(), at: 0)
    controller?.setContentScrollView(page.list, for: .top)
    page.screen.simulator.settleLayout()
    page.list.contentOffset.y += 60
    page.screen.simulator.settleLayout()
    #expect(page.barHeight == 44)
    page.screen.touch(page.list)
    page.screen.drag(by: 40)
    #expect(page.screen.disorder == nil && page.barHeight > 60)
  }

  @Test("a title that can no longer be large gives way at once")
  func modeChanges() {
    let page = TitledPage()
    page.screen.touch(page.list)
    page.screen.drag(by: 60)
    page.screen.release()
    page.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .inline
    page.screen.simulator.settleLayout()
    page.screen.touch(page.list)
    page.screen.drag(by: 150, over: 0.8)
    #expect(page.screen.cardTop > page.screen.restingTop + 120 && page.barHeight == 44)
  }

  @Test(
    "a finger that rests before it pulls, or pulls slowly, brings out the whole title first",
    arguments: [10.0, 30, 45, 240], [0.0, 0.3])
  func rests(scrolled: CGFloat, seconds: TimeInterval) {
    let page = TitledPage(scrolled: scrolled)
    let screen = page.screen
    screen.touch(page.list)
    for points in [12, 5, -3] as [CGFloat] {
      screen.drag(by: points, over: 0.05)
      screen.clock.advance(by: seconds)
    }
    for _ in 0..<20 { screen.drag(by: 1, over: 0.03) }
    #expect(screen.offset < 1 || abs(page.barHeight - 96) < 0.001)
    screen.drag(by: scrolled + 120, over: 0.8)
    screen.showFrame()
    #expect(abs(page.barHeight - 96) < 0.001 && abs(page.scrolled) < 0.001)
    #expect(screen.cardTop > screen.restingTop + 80 && page.watch.error < 0.001 && page.watch.slip < 0.001)
    #expect(screen.release().disorder == nil)
  }

  @Test(
    "bars are as high as they are in the present orientation, whichever was first", arguments: [true, false])
  func turns(isLandscapeFirst: Bool) {
    let page = TitledPage(orientation: isLandscapeFirst ? .landscapeLeft : .portrait)
    let screen = page.screen
    for isLandscape in [isLandscapeFirst, !isLandscapeFirst, isLandscapeFirst] {
      screen.simulator.rotate(to: isLandscape ? .landscapeLeft : .portrait)
      screen.settle()
      let height = page.barHeight
      for _ in 0..<2 {
        screen.touch(page.list)
        screen.drag(by: 120)
        screen.showFrame()
        #expect(screen.offset > 90 && abs(page.barHeight - height) < 0.001)
        #expect(screen.cancelTouch().disorder == nil)
      }
    }
  }

  @Test("a pull that only brings the title out leaves the card alone", arguments: [false, true])
  func onlyTitle(deliversInward: Bool) {
    let page = TitledPage(scrolled: 100, deliversInward: deliversInward)
    page.screen.touch(page.list)
    page.screen.drag(by: 90)
    #expect(page.barHeight > 50 && page.barHeight < 96)
    #expect(page.screen.disorder == nil)
    #expect(page.screen.release().disorder == nil && page.screen.delegate.questions == 0)
    #expect([44, 96].contains { abs($0 - page.barHeight) < 0.001 })
  }

  @Test("the bar drags the card, the title out or folded", arguments: [0.0, 30, 200])
  func bar(scrolled: CGFloat) {
    let page = TitledPage(scrolled: scrolled)
    let height = page.barHeight
    page.screen.touch(page.navigation.navigationBar, at: 20)
    page.screen.drag(by: 160)
    #expect(page.screen.cardTop > page.screen.restingTop + 130)
    #expect(page.barHeight == height)
    #expect(page.screen.release().disorder == nil && page.scrolled == scrolled)
  }

  @Test("momentum that brings the title out bounces, and leaves the card alone")
  func momentum() {
    let page = TitledPage(scrolled: 160)
    var tallest: CGFloat = 0
    page.screen.clock.onFrame { tallest = max(tallest, page.barHeight) }
    page.screen.touch(page.list)
    page.screen.drag(by: 60, over: 0.03)
    page.screen.lift()
    #expect(tallest > 110 && page.barHeight == 96)
    #expect(page.screen.disorder == nil && page.screen.delegate.questions == 0)
  }

  @Test(
    "every recorded gesture ends right, and content and card go as far as the finger",
    arguments: Recording.all, [0.0, 70])
  func recorded(_ recording: Recording, scrolled: CGFloat) {
    let page = TitledPage(scrolled: scrolled, deliversInward: scrolled > 0)
    page.screen.play(recording.path, on: page.list)
    #expect(page.watch.error < 0.001)
    #expect(page.watch.slip < 0.001)
    let fault = page.screen.isGone ? page.screen.leftover : page.screen.disorder
    #expect(fault == nil)
    #expect(page.screen.isGone || page.isInOrder(from: scrolled), "\(page.scrolled), \(page.barHeight)")
    #expect(page.screen.clock.isIdle)
  }
}
