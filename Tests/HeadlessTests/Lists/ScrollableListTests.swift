import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A list along the travel of a screen", .ownWorld) struct ScrollableListTests {
  private let simulator = Simulator()

  /// A list of 200 by 300 points with other insets on each side, scrolled to (50, 60).
  private func makeView(_ size: CGSize = CGSize(width: 500, height: 700)) -> UIScrollView {
    let root = UIViewController()
    simulator.launch(root: root)
    let view = UIScrollView(frame: CGRect(x: 30, y: 70, width: 200, height: 300))
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.contentSize = size
    view.contentOffset = CGPoint(x: 50, y: 60)
    root.view.addSubview(view)
    simulator.settleLayout()
    return view
  }

  private func makeList(_ view: UIScrollView, along direction: TravelDirection) -> ScrollableList? {
    ScrollableList(view, along: direction, under: NavigationBarHeights())
  }

  @Test(
    "measures from the end to which a finger scrolls that closes the screen",
    arguments: [(.down, 70, 50), (.up, 370, 50), (.right, 70, 60), (.left, 290, 60)]
      as [(TravelDirection, CGFloat, CGFloat)])
  func position(direction: TravelDirection, distance: CGFloat, cross: CGFloat) throws {
    let list = try #require(makeList(makeView(), along: direction))
    #expect(list.position.distance == distance && list.position.cross.magnitude == cross)
    #expect(list.availableDistance == distance && !list.givesWay)
  }

  @Test(
    "scrolls to a distance from that end, no farther than to the other one, and stays where it is across",
    arguments: [
      (.down, 0, CGPoint(x: 50, y: -10)), (.down, 100, CGPoint(x: 50, y: 90)),
      (.down, -5, CGPoint(x: 50, y: -15)), (.down, 9999, CGPoint(x: 50, y: 430)),
      (.up, 0, CGPoint(x: 50, y: 430)), (.up, 100, CGPoint(x: 50, y: 330)), (.up, -5, CGPoint(x: 50, y: 435)),
      (.up, 9999, CGPoint(x: 50, y: -10)), (.right, 0, CGPoint(x: -20, y: 60)),
      (.right, 100, CGPoint(x: 80, y: 60)), (.right, -5, CGPoint(x: -25, y: 60)),
      (.right, 9999, CGPoint(x: 340, y: 60)), (.left, 0, CGPoint(x: 340, y: 60)),
      (.left, 100, CGPoint(x: 240, y: 60)), (.left, -5, CGPoint(x: 345, y: 60)),
      (.left, 9999, CGPoint(x: -20, y: 60)),
    ] as [(TravelDirection, CGFloat, CGPoint)])
  func scrolls(direction: TravelDirection, distance: CGFloat, offset: CGPoint) throws {
    let view = makeView()
    let list = try #require(makeList(view, along: direction))
    var position = list.position
    position.distance = distance
    list.scroll(to: position)
    list.look()
    #expect(view.contentOffset == offset)
    #expect(list.position.cross == position.cross)
    #expect(list.givesWay == (distance == 0) && list.isAtStart == (distance == 0))
  }

  @Test(
    "gives its finger up as far as it can scroll; beyond its end, and with a refresh control, it keeps the finger",
    arguments: [
      (0, false, 0, true), (0.5, false, 0.5, true), (0.6, false, 0.6, false), (-0.5, false, 0, true),
      (-0.6, false, .infinity, false), (90, false, 90, false), (0, true, .infinity, false),
      (90, true, .infinity, false),
    ] as [(CGFloat, Bool, CGFloat, Bool)])
  func available(at distance: CGFloat, hasRefresh: Bool, is available: CGFloat, givesWay: Bool) throws {
    for direction in [TravelDirection.down, .up] where direction == .down || !hasRefresh {
      let view = makeView()
      if hasRefresh { view.refreshControl = UIRefreshControl() }
      let list = try #require(makeList(view, along: direction))
      list.scroll(to: ScrollableList.Position(distance: distance, cross: 0))
      list.look()
      #expect(abs(list.availableDistance - available) < 1e-9 || available == .infinity)
      #expect((list.availableDistance == .infinity) == (available == .infinity))
      #expect(list.givesWay == givesWay)
    }
  }

  /// What a scroll view has besides its size.
  enum Trait: CaseIterable { case none, vertical, horizontal, rigid, refresh, locked, picker }

  @Test(
    "counts only if a finger can scroll it along the travel: more content than room, a bounce, or a refresh control",
    arguments: Trait.allCases,
    [(140, 260, false, false), (141, 260, true, false), (140, 261, false, true)]
      as [(CGFloat, CGFloat, Bool, Bool)])
  func counts(trait: Trait, _ size: (width: CGFloat, height: CGFloat, overflowsX: Bool, overflowsY: Bool)) {
    let view = makeView(CGSize(width: size.width, height: size.height))
    switch trait {
    case .none: break
    case .vertical: view.alwaysBounceVertical = true
    case .horizontal: view.alwaysBounceHorizontal = true
    case .rigid: (view.alwaysBounceVertical, view.alwaysBounceHorizontal, view.bounces) = (true, true, false)
    case .refresh: view.refreshControl = UIRefreshControl()
    case .locked: view.isScrollEnabled = false
    case .picker:
      let slider = UISlider(frame: view.frame)
      view.superview?.addSubview(slider)
      slider.addSubview(view)
    }
    let isOut = trait == .locked || trait == .picker
    for direction in TravelDirection.allCases {
      let isExpected =
        direction.isVertical
        ? size.overflowsY || trait == .vertical || (trait == .refresh && direction == .down)
        : size.overflowsX || trait == .horizontal
      #expect((makeList(view, along: direction) != nil) == (isExpected && !isOut), "\(direction)")
    }
  }

  @Test(
    "stops at once where it is, and goes back to its start if it is beyond it",
    arguments: [(70, false), (-0.4, false), (-30, true)] as [(CGFloat, Bool)])
  func stops(at distance: CGFloat, isAnimated: Bool) throws {
    for direction in TravelDirection.allCases {
      let view = makeView()
      let list = try #require(makeList(view, along: direction))
      list.scroll(to: ScrollableList.Position(distance: distance, cross: 33))
      list.stopScrolling()
      list.look()
      #expect((list.position.distance < -0.1) == isAnimated, "it scrolls back in time")
      simulator.clock.runUntilIdle()
      list.look()
      #expect(abs(list.position.distance - max(distance, 0)) < 1e-6 && list.position.cross == 33)
    }
  }

  @Test("ends its pan, unless the app has switched that off")
  func stopsPanning() throws {
    let view = makeView()
    let list = try #require(makeList(view, along: .down))
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 100, y: 200))
    for y in stride(from: 210 as CGFloat, to: 260, by: 10) {
      simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 100, y: y))
    }
    #expect(list.isPanning)
    list.stopPanning()
    #expect(!list.isPanning && view.panGestureRecognizer.isEnabled)
    finger.up()
    simulator.clock.runUntilIdle()
    view.panGestureRecognizer.isEnabled = false
    list.stopPanning()
    #expect(!view.panGestureRecognizer.isEnabled)
  }
}
