import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A list that is flipped, as a chat's", .ownWorld) @MainActor struct FlippedListTests {
  /// How a list is turned on its card.
  enum Turn: CaseIterable, Sendable { case none, flipped, flippedAround, halfTurn, quarterTurn, twice }

  /// Where the list is, seen along the travel: at the end to which a closing finger scrolls, 40 points
  /// from it, or at the other end.
  enum Place: CaseIterable, Sendable { case start, middle, end }

  /// An open card of an edge, with a list of 300 by 300 points and content of 900 by 900 points.
  @MainActor private struct Desk {
    let screen: Screen
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let around = UIView(frame: CGRect(x: 5, y: 80, width: 300, height: 300))
    let direction: TravelDirection

    init(_ edge: ModalEdge, _ turn: Turn, _ place: Place, deliversInward: Bool = false) {
      screen = Screen(framesPerSecond: 120, configuration: .mail.with { $0.edge = edge }).open()
      screen.simulator.deliversInward = deliversInward
      direction = screen.layout.direction
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize =
        direction.isVertical ? CGSize(width: 300, height: 900) : CGSize(width: 900, height: 300)
      if turn == .quarterTurn { list.contentSize = list.contentSize.turned }
      around.addSubview(list)
      screen.draft.view.addSubview(around)
      let flip = CGAffineTransform(scaleX: direction.isVertical ? 1 : -1, y: direction.isVertical ? -1 : 1)
      switch turn {
      case .none: break
      case .flipped: list.transform = flip
      case .flippedAround: around.transform = flip
      case .halfTurn: list.transform = CGAffineTransform(rotationAngle: .pi)
      case .quarterTurn: list.transform = CGAffineTransform(rotationAngle: .pi / 2)
      case .twice: (list.transform, around.transform) = (flip, flip)
      }
      screen.simulator.settleLayout()
      scroll(to: place)
    }

    /// Brings the end of the content to the end of the list that a closing finger goes away from.
    private func scroll(to place: Place) {
      let axis = list.contentSize.width > 300 ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
      let isReversed = seen(axis) - seen(.zero) < 0
      let distance: CGFloat =
        switch place {
        case .start: 0
        case .middle: 40
        case .end: 600
        }
      let along = isReversed ? 600 - distance : distance
      list.contentOffset = CGPoint(x: axis.x * along, y: axis.y * along)
    }

    /// Where a point of the content is on the screen, along the travel.
    func seen(_ point: CGPoint) -> CGFloat { direction.component(of: list.shown(point)) }

    /// The point of the content in the middle of the list.
    var middle: CGPoint { CGPoint(x: list.bounds.midX, y: list.bounds.midY) }

    /// Drags as far as UIKit needs for a pan, then by so much, and shows the frame.
    func drag(_ distance: CGFloat, over seconds: TimeInterval = 0.3) {
      for (points, seconds) in [(distance > 0 ? 10 : -10, 0.017), (distance, seconds)] {
        let offset = direction.offset(points)
        screen.drag(by: CGVector(dx: offset.x, dy: offset.y), over: seconds)
      }
      screen.showFrame()
    }

    func touch() { screen.finger.down(at: list.shown(middle)) }
  }

  @Test(
    "list and card go together as far as the finger, the list first: from each edge, however it is turned",
    arguments: [ModalEdge.bottom, .top, .leading, .trailing], Turn.allCases)
  func shares(edge: ModalEdge, turn: Turn) {
    for (place, list, card) in [(Place.start, 0, 100), (.middle, 40, 60), (.end, 100, 0)]
      as [(Place, CGFloat, CGFloat)]
    {
      for isInward in [false, true] {
        let desk = Desk(edge, turn, place, deliversInward: isInward)
        let (point, start) = (desk.middle, desk.seen(desk.middle))
        desk.touch()
        desk.drag(100)
        #expect(abs(desk.screen.offset - card) < 0.001, "\(place)")
        #expect(abs(desk.seen(point) - start - list - card) < 0.001, "\(place)")
        #expect(desk.screen.release().disorder == nil)
      }
    }
  }

  @Test(
    "a finger that goes the other way scrolls the list, and the card stands",
    arguments: [ModalEdge.bottom, .top, .leading, .trailing], Turn.allCases)
  func opening(edge: ModalEdge, turn: Turn) {
    for place in Place.allCases {
      let desk = Desk(edge, turn, place)
      let (point, start) = (desk.middle, desk.seen(desk.middle))
      desk.touch()
      desk.drag(-100)
      let moved = desk.seen(point) - start
      #expect(place == .end ? (-60..<(-20)).contains(moved) : abs(moved + 100) < 0.001, "\(place) \(moved)")
      #expect(abs(desk.screen.offset) < 1e-9)
      #expect(desk.screen.release().disorder == nil)
    }
  }

  @Test(
    "a fling takes the card along from the start, and scrolls the list from its other end",
    arguments: Turn.allCases)
  func flung(turn: Turn) {
    for edge in [ModalEdge.bottom, .trailing] {
      let card = Desk(edge, turn, .start)
      card.touch()
      card.drag(100, over: 0.06)
      #expect(card.screen.lift().leftover == nil)
      let list = Desk(edge, turn, .end)
      let (point, start) = (list.middle, list.seen(list.middle))
      list.touch()
      list.drag(100, over: 0.06)
      list.screen.finger.up()
      #expect(list.list.isDecelerating)
      #expect(list.screen.settle().disorder == nil)
      #expect(list.seen(point) - start > 200)
    }
  }

  @Test("at a lower detent a chat's list expands the card only at its upper end", arguments: [true, false])
  func expands(isAtOldest: Bool) {
    let screen = Screen.open { $0.detents = [.medium, .large] }
    let list = screen.cover(with: UIScrollView())
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize.height = 3000
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    list.contentOffset.y = isAtOldest ? list.foot : 0
    let offset = list.contentOffset.y
    screen.touch(list, at: isAtOldest ? 2800 - list.bounds.height : 300)
    screen.drag(by: isAtOldest ? -100 : 100)
    screen.showFrame()
    #expect((list.contentOffset.y == offset) == isAtOldest)
    screen.restAndLift()
    screen.settle()
    #expect(screen.complaint == nil)
  }

  @Test("the page of a navigation controller, turned over, hands its finger to the card too")
  func page() {
    let page = UIViewController()
    let chat = UIScrollView()
    page.view = chat
    page.navigationItem.title = "Chat"
    let screen = Screen(framesPerSecond: 120)
    let modal = ModalNavigationController(rootViewController: page)
    screen.root.present(modal, as: .mail)
    screen.settle()
    chat.contentInsetAdjustmentBehavior = .never
    chat.contentSize = CGSize(width: 300, height: 3000)
    chat.transform = CGAffineTransform(scaleX: 1, y: -1)
    chat.contentOffset.y = chat.foot
    screen.simulator.settleLayout()
    screen.finger.down(at: CGPoint(x: 200, y: 400))
    screen.drag(by: 300, over: 0.1)
    screen.finger.up()
    screen.settle()
    #expect(modal.presentingViewController == nil && screen.complaint == nil)
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
