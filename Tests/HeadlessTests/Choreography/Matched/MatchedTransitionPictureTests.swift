import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("The pictures in the copies of matched elements", .ownWorld)
struct MatchedTransitionPictureTests {
  @Test("one picture fades in on the other, which fades out beneath once it is covered")
  func crossFades() throws {
    let screen = MatchedScreen().push()
    screen.settle()
    screen.draw(100)
    let copy = try #require(screen.copies.first)
    #expect(copy.subviews == [copy.lower, copy.upper])
    var early = false
    var late = false
    for _ in 0..<12 {
      let progress = screen.seen
      #expect(abs(copy.upper.shown.alpha - (progress * 10 - 3).clamped(to: 0...1)) < 1e-3)
      #expect(abs(copy.lower.shown.alpha - (5 - progress * 10).clamped(to: 0...1)) < 1e-3)
      (early, late) = (early || progress < 0.3, late || progress > 0.5)
      screen.drag(by: CGVector(dx: 20, dy: 0))
    }
    #expect(early && late)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("what only a row shows is gone before what only its page shows comes, above an opaque ground")
  func fadesThroughGround() throws {
    let screen = MatchedScreen().push().settle()
    screen.draw(10)
    let copy = try #require(screen.copies.last)
    #expect(copy.backgroundColor == .green && copy.shown.alpha == 1)
    var seen: Set<String> = []
    for _ in 0..<18 {
      #expect(copy.lower.shown.alpha == 0 || copy.upper.shown.alpha == 0)
      seen.insert(copy.lower.shown.alpha > 0 ? "row" : copy.upper.shown.alpha > 0 ? "page" : "ground")
      screen.drag(by: CGVector(dx: 20, dy: 0))
    }
    #expect(seen == ["page", "ground", "row"])
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test(
    "the ground covers the darkened list, with a shadow or a line on the way, and then the page comes",
    arguments: [(UIUserInterfaceStyle.light, 0.15), (.dark, 0.6)] as [(UIUserInterfaceStyle, CGFloat)])
  func coversList(style: UIUserInterfaceStyle, opacity: CGFloat) throws {
    let screen = MatchedScreen { $0.timeline = MatchedTransition().timeline }
    screen.simulator.userInterfaceStyle = style
    screen.push().settle()
    screen.draw(30)
    let copy = try #require(screen.copies.last)
    let (shadow, stage) = (try #require(copy.shadow), try #require(copy.superview))
    let below = try #require(stage.subviews.firstIndex(of: shadow))
    #expect(stage.subviews.firstIndex(of: copy).map { $0 > below } == true)
    let isDark = style == .dark
    #expect(shadow.clipsToBounds == isDark && (shadow.layer.shadowOpacity > 0) == !isDark)
    #expect(shadow.layer.shadowOffset == .zero || isDark)
    let dimming = try #require(screen.stage?.superview?.subviews.first { $0.backgroundColor == .black })
    var seen: Set<Bool> = []
    for _ in 0..<17 {
      let (row, sheet) = (screen.place(try #require(screen.list.row)), screen.place(screen.page.sheet))
      let progress = (copy.shown.frame.height - row.height) / (sheet.height - row.height)
      let page = screen.page.view.shown.alpha
      let edge: CGFloat = isDark ? 1 : 0
      #expect(shadow.shown.frame.isAbout(copy.shown.frame.insetBy(dx: -edge, dy: -edge), within: 1e-6))
      #expect(abs(dimming.shown.alpha - opacity * progress) < 1e-3)
      #expect(abs(page - max(4 * progress - 3, 0)) < 1e-3 && abs(copy.upper.shown.alpha - page) < 1e-6)
      #expect(abs(shadow.shown.alpha - min(5 * progress, 5 - 5 * progress, 1)) < 1e-3)
      seen.insert(page == 0)
      screen.drag(by: CGVector(dx: 20, dy: 0))
    }
    #expect(seen.count == 2 && screen.cancelTouch().disorder == nil)
  }

  @Test("the shadow of a row is there from the first frame to the last")
  func keepsShadow() throws {
    let screen = MatchedScreen()
    let row = try #require(screen.list.row)
    row.layer.shadowOpacity = 0.1
    row.layer.shadowRadius = 4
    row.layer.shadowOffset = CGSize(width: 0, height: 2)
    screen.push()
    screen.simulator.settleLayout()
    let shadow = try #require(screen.copies.first?.shadow)
    #expect(shadow.shown.alpha == 1 && shadow.layer.shadowOpacity == 0.1 && shadow.layer.shadowRadius == 4)
    #expect(shadow.layer.shadowOffset == row.layer.shadowOffset)
    screen.settle()
    screen.begin(isOpening: false)
    var last: CGFloat?
    for _ in 0..<120 {
      last = screen.copies.last?.shadow?.shown.alpha ?? last
      screen.clock.advance(by: 1 / 120)
    }
    #expect(last == 1)
    #expect(screen.settle().disorder == nil)
  }

  @Test(
    "there is a ground if the page is opaque, unless elements are on one screen only, or have scrolled away",
    arguments: 0..<4)
  func hasGround(oddity: Int) {
    let screen = MatchedScreen()
    screen.page.loadViewIfNeeded()
    if oddity == 0 { screen.page.sheet.backgroundColor = nil }
    if oddity == 1 { screen.page.sheet.backgroundColor = .green.withAlphaComponent(0.5) }
    if oddity == 2 { screen.page.view.addSubview(screen.page.face) }
    if oddity == 3 { screen.page.face.isHidden = true }
    screen.push()
    #expect(screen.copies.map(\.backgroundColor) == (oddity == 3 ? [.green] : [nil, nil]))
    screen.settle()
  }

  @Test("what flies by itself is not in the picture of what it lies in")
  func leavesOut() throws {
    let screen = MatchedScreen().push()
    let copy = try #require(screen.copies.first)
    let picture = try #require(copy.lower.layer as? SnapshotLayer).picture
    func faces(in layer: CALayer?) -> [CALayer] {
      guard let layer else { return [] }
      return [layer].filter { $0.cornerRadius == 20 } + (layer.sublayers ?? []).flatMap(faces)
    }
    let found = faces(in: picture)
    #expect(found.count == 1 && found.allSatisfy { $0.opacity == 0 })
    let round = try #require(screen.copies.last?.lower.layer as? SnapshotLayer).picture
    #expect(faces(in: round).isEmpty)
    #expect(screen.settle().disorder == nil)
  }
}
