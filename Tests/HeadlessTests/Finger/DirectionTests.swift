import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that comes from any edge", .ownWorld) @MainActor struct DirectionTests {
  /// An edge, which way one reads, and by hand which way the card leaves.
  struct Way: Sendable, CustomTestStringConvertible {
    var edge: ModalEdge
    var readsFromRight = false
    var direction: TravelDirection
    var testDescription: String { "\(edge), leaving \(direction)" }
  }

  nonisolated static let ways = [
    Way(edge: .bottom, direction: .down), Way(edge: .top, direction: .up),
    Way(edge: .leading, direction: .left), Way(edge: .trailing, direction: .right),
    Way(edge: .leading, readsFromRight: true, direction: .right),
    Way(edge: .trailing, readsFromRight: true, direction: .left),
  ]

  private func open(
    _ way: Way, on device: Device = .iPhone15, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> Screen {
    var configuration = ModalConfiguration.mail.with(change)
    configuration.edge = way.edge
    let screen = Screen(device: device, configuration: configuration)
    screen.simulator.userInterfaceLayoutDirection = way.readsFromRight ? .rightToLeft : .leftToRight
    return screen.open()
  }

  /// Drags along the direction, from the middle of the card.
  private func drag(
    _ screen: Screen, _ direction: TravelDirection, by points: CGFloat, over seconds: TimeInterval = 0.3
  ) {
    let offset = direction.offset(points)
    screen.finger.down(at: screen.middle)
    screen.drag(by: CGVector(dx: offset.x, dy: offset.y), over: seconds)
  }

  @Test("it stands at its edge, and the screen behind peeks out beyond it as far as the gap", arguments: ways)
  func standing(_ way: Way) {
    let screen = open(way)
    let card = screen.content
    let window = screen.simulator.window?.bounds ?? .zero
    #expect(way.direction.piece(of: window, length: screen.travel) == card)
    #expect(screen.layout.direction == way.direction && screen.disorder == nil)
    let peek = way.direction.farEdge(of: card) - way.direction.farEdge(of: screen.root.view.frame)
    #expect(abs(peek - ModalConfiguration.mail.size.topGap) < 1e-9)
  }

  nonisolated private static let corners: [CACornerMask] = [
    [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
    [.layerMaxXMinYCorner, .layerMaxXMaxYCorner], [.layerMinXMinYCorner, .layerMinXMaxYCorner],
    [.layerMinXMinYCorner, .layerMinXMaxYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner],
  ]

  @Test(
    "content and material fill it, at rest and under a finger, and it is round at its far edge",
    arguments: zip(ways, corners))
  func filled(_ way: Way, _ corners: CACornerMask) {
    let screen = open(way) { ($0.card.cornerRadius, $0.card.effect) = (14, UIBlurEffect(style: .light)) }
    let clip = screen.draft.view.superview ?? UIView()
    let card = clip.seen
    #expect(clip.layer.maskedCorners == corners && clip.layer.cornerRadius == 14 && clip.clipsToBounds)
    for points in [0, 200] as [CGFloat] {
      if points > 0 { drag(screen, way.direction, by: points + 10) }
      let offset = way.direction.offset(points)
      let expected = card.offsetBy(dx: offset.x, dy: offset.y)
      #expect(clip.subviews.count == 2)
      for view in [clip] + clip.subviews {
        #expect(view.seen.isAbout(expected, within: 0.001), "\(type(of: view))")
      }
    }
  }

  @Test(
    "a finger across moves nothing; one along its way takes it along, and a flick dismisses it",
    arguments: ways)
  func dragged(_ way: Way) {
    let screen = open(way)
    drag(screen, way.direction.isVertical ? .right : .down, by: 200)
    #expect(screen.offset == 0)
    #expect(screen.lift().disorder == nil)
    drag(screen, way.direction, by: 160)
    #expect(abs(screen.offset - 150) < 0.001)
    #expect(screen.cancelTouch().disorder == nil)
    drag(screen, way.direction, by: 150, over: 0.07)
    #expect(screen.lift().leftover == nil)
  }

  @Test(
    "pulled the other way it gets longer, its foot in place, and returns; one from the side is laid out longer",
    arguments: ways)
  func stretched(_ way: Way) {
    let screen = open(way)
    drag(screen, way.direction, by: -120)
    #expect(way.direction.isVertical ? screen.offset == 0 : screen.offset < 0)
    let card = screen.content
    let excess = way.direction.length(of: card.size) - screen.travel
    // Text that is stretched across its lines looks broken.
    #expect(way.direction.isVertical || abs(screen.draft.view.bounds.width - card.width) < 1e-6)
    #expect(excess > 1 && excess < ModalConfiguration.mail.size.topGap + 1e-9)
    let window = screen.simulator.window?.bounds ?? .zero
    let foot = way.direction.piece(of: window, length: 0)
    #expect(way.direction.isVertical ? foot.midX == card.midX : foot.midY == card.midY)
    #expect(
      abs(
        way.direction.farEdge(of: card) + way.direction.length(of: card.size)
          - way.direction.farEdge(of: foot)) < 1e-6)
    #expect(screen.release().disorder == nil)
  }

  @Test("a list that lies along its way is scrolled to its end first, in one gesture", arguments: ways)
  func list(_ way: Way) {
    let screen = open(way)
    let list = screen.cover(with: UIScrollView())
    list.contentSize = CGSize(width: 2000, height: 3000)
    let isAtStart = way.direction.sign > 0
    if way.direction.isVertical {
      list.contentOffset.y = isAtStart ? 60 : list.contentSize.height - list.bounds.height - 60
    } else {
      list.contentOffset.x = isAtStart ? 60 : list.contentSize.width - list.bounds.width - 60
    }
    screen.simulator.settleLayout()
    drag(screen, way.direction, by: 300, over: 0.5)
    #expect(screen.offset > 200 && screen.offset < 240)
    let scrollable = ScrollableList(list, along: way.direction, under: NavigationBarHeights())
    #expect((scrollable?.position.distance ?? .nan).magnitude < 0.001)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("on a tablet a card from the side is no wider than the maximum, and takes the whole height")
  func tablet() {
    let screen = open(Way(edge: .trailing, direction: .right), on: .iPadAir)
    let card = screen.content
    #expect(card.width == 704 && card.maxX == screen.simulator.window?.bounds.maxX)
    #expect(card.height == screen.simulator.window?.bounds.height)
  }

  @Test(
    "the reading direction is switched while it is presented: it stands at its edge",
    arguments: [true, false])
  func switched(readsFromRight: Bool) {
    let screen = open(Way(edge: .leading, readsFromRight: readsFromRight, direction: .left))
    screen.simulator.userInterfaceLayoutDirection = readsFromRight ? .leftToRight : .rightToLeft
    #expect(screen.settle().disorder == nil)
    #expect(screen.layout.direction == (readsFromRight ? .left : .right))
    #expect(screen.close().leftover == nil)
  }
}
