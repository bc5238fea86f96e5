import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The fingers that open a modal", .ownWorld) @MainActor struct OpeningGestureTests {
  private func side(_ edge: ModalEdge) -> ModalConfiguration { .mail.with { $0.edge = edge } }

  @Test("a drag the other way or across opens nothing", arguments: DirectionTests.ways)
  func otherWays(_ way: DirectionTests.Way) {
    let desk = OpeningDesk(configuration: side(way.edge), readsFromRight: way.readsFromRight)
    desk.finger.down(at: desk.point())
    desk.pull(by: -30)
    desk.finger.up()
    desk.finger.down(at: desk.point())
    desk.screen.drag(by: way.direction.isVertical ? 0 : 150, sideways: way.direction.isVertical ? 150 : 0)
    desk.finger.up()
    #expect(desk.made == 0)
  }

  @Test("a button keeps a tap and a move of a few points, and a control that follows the finger keeps it")
  func tap() {
    let desk = OpeningDesk()
    desk.finger.down(at: desk.point())
    desk.pull(by: 4, over: 0.05)
    desk.finger.up()
    #expect(desk.taps == 1 && desk.made == 0)
    #expect(desk.grab(100).lift().opened == nil)
    #expect(desk.taps == 1, "a drag takes the touch from it")
    let other = OpeningDesk()
    other.bar.addSubview(UISlider(frame: other.bar.bounds))
    other.grab(200).finger.up()
    #expect(other.made == 0)
  }

  @Test("two fingers on a trackpad bring the card's edge to the pointer, and move it from there")
  func trackpad() {
    let desk = OpeningDesk()
    let (trackpad, pointer) = (desk.simulator.makeTrackpad(), desk.point())
    trackpad.begin(at: pointer)
    for _ in 1...30 {
      desk.clock.advance(by: 0.01)
      trackpad.scroll(by: CGVector(dx: 0, dy: -2))
    }
    desk.clock.advance(by: 1)
    let edge = desk.screen.layout.card.minY + desk.screen.offset
    #expect(desk.made == 1 && pointer.y - edge > 0 && pointer.y - edge <= 60)
    trackpad.end()
    #expect(desk.settle().neverOpened == nil, "so near the edge it slides out")
  }

  @Test("where there is no modal to make nothing happens, and it is asked once a drag")
  func none() {
    let desk = OpeningDesk()
    desk.makes = false
    #expect(desk.grab(300).lift().neverOpened == nil && desk.made == 1)
    desk.makes = true
    #expect(desk.grab(300).lift().opened == nil)
  }

  @Test(
    "a presenter that presents already is left alone, also while that one is on its way",
    arguments: [true, false])
  func presenting(isOnItsWay: Bool) {
    let (desk, other) = (OpeningDesk(configuration: side(.top)), DraftController())
    desk.screen.root.present(
      other,
      as: .mail.with {
        $0.detents = [.medium]
        $0.dimming.largestUndimmedDetent = .medium
      })
    if isOnItsWay { desk.clock.advance(by: 0.1) } else { desk.settle() }
    desk.grab(200).lift()
    #expect(desk.made == 0 && desk.complaint == nil && other.presentingViewController != nil)
  }

  @Test("a modal that cannot be presented is no more than a closure that was called")
  func unfit() {
    let desk = OpeningDesk()
    desk.screen.root.addChild(desk.screen.draft)
    desk.grab(300).lift()
    #expect(desk.interaction?.isAtRest == true && desk.complaint == nil)
    #expect(desk.screen.root.presentedViewController == nil)
  }

  /// What presents: a child of the root, a controller that is off screen, or none.
  enum Presenter: CaseIterable { case child, offScreen, missing }

  @Test(
    "a given presenter presents if it is on screen; without one nothing happens",
    arguments: Presenter.allCases)
  func presenter(_ kind: Presenter) {
    let (desk, child) = (OpeningDesk(), UIViewController())
    switch kind {
    case .missing: desk.simulator.window?.addSubview(desk.bar)
    case .offScreen: desk.interaction?.presenter = child
    case .child:
      desk.interaction?.presenter = child
      desk.screen.root.addChild(child)
      desk.screen.root.view.addSubview(child.view)
      desk.screen.root.view.bringSubviewToFront(desk.bar)
    }
    desk.grab(300).lift()
    #expect(desk.made == (kind == .child ? 1 : 0) && desk.complaint == nil)
  }

  // MARK: Scroll views

  /// The size of a list's content, whether the list is around the view or on it, and whether the modal opens.
  @Test(
    "a list on the view, or around it, keeps the finger if it scrolls the same way, and only then",
    arguments: [
      (CGSize(width: 100, height: 3000), false, false), (CGSize(width: 100, height: 3000), true, false),
      (CGSize(width: 3000, height: 10), false, true), (.zero, false, true),
    ] as [(CGSize, Bool, Bool)])
  func list(size: CGSize, isAround: Bool, opens: Bool) {
    let desk = OpeningDesk()
    let list = UIScrollView(frame: isAround ? desk.window : desk.bar.bounds)
    list.contentSize = size
    list.alwaysBounceVertical = false
    if isAround { desk.screen.root.view.addSubview(list) }
    isAround ? list.addSubview(desk.bar) : desk.bar.addSubview(list)
    desk.screen.simulator.settleLayout()
    desk.grab(300)
    #expect(desk.made == (opens ? 1 : 0) && (list.contentOffset.y > 100) != opens)
    desk.lift()
    if opens { #expect(desk.opened == nil) }
  }

  // MARK: The edge of the screen

  @Test(
    "at the edge of the screen only a finger that comes down there opens it",
    arguments: DirectionTests.ways, [(3.0, true), (19, true), (21, false), (60, false)])
  func edge(_ way: DirectionTests.Way, _ story: (CGFloat, Bool)) {
    let (distance, opens) = story
    let desk = OpeningDesk(
      configuration: side(way.edge), region: .edge(), readsFromRight: way.readsFromRight)
    desk.finger.down(at: desk.point(from: distance))
    desk.pull(by: 150)
    desk.lift()
    #expect(desk.made == (opens ? 1 : 0))
    if opens { #expect(desk.opened == nil) }
  }

  @Test("at the edge a scroll view waits, and has what does not open", arguments: [true, false])
  func listAtEdge(opens: Bool) {
    let desk = OpeningDesk(configuration: side(.leading), region: .edge())
    let list = UIScrollView(frame: desk.bar.bounds)
    list.contentSize = CGSize(width: 3000, height: 3000)
    list.contentOffset = CGPoint(x: 500, y: 500)
    desk.bar.addSubview(list)
    desk.finger.down(at: desk.point(from: 5))
    if opens { desk.pull(by: 150) } else { desk.screen.drag(by: -150) }
    #expect(desk.made == (opens ? 1 : 0))
    #expect((list.contentOffset == CGPoint(x: 500, y: 500)) == opens)
    desk.lift()
    #expect(opens ? desk.opened == nil : list.contentOffset.y > 550)
  }

  @Test(
    "where a navigation controller can go back, it has the leading edge",
    arguments: [(1, true), (2, false)], [false, true])
  func goingBack(_ story: (Int, Bool), readsFromRight: Bool) {
    let (count, opens) = story
    let navigation = UINavigationController(rootViewController: UIViewController())
    let desk = GuideDesk(root: navigation)
    desk.simulator.userInterfaceLayoutDirection = readsFromRight ? .rightToLeft : .leftToRight
    if count > 1 { navigation.pushViewController(UIViewController(), animated: false) }
    var made = 0
    for edge in [ModalEdge.leading, .trailing] {
      let interaction = ModalOpeningInteraction(as: side(edge), from: .edge()) {
        made += edge == .leading ? 1 : 100
        return nil
      }
      navigation.view.addInteraction(interaction)
    }
    for isLeft in [true, false] {
      desk.finger.down(at: CGPoint(x: isLeft ? 5 : 388, y: 400))
      desk.drag(by: CGVector(dx: isLeft ? 120 : -120, dy: 0))
      desk.finger.up()
    }
    #expect(made == (opens ? 101 : 100))
  }

  @Test(
    "at the edge a modal comes before a container that is swiped anywhere",
    arguments: [390, 300] as [CGFloat])
  func beforeContainer(x: CGFloat) {
    let screen = ContainerScreen()
    var made = 0
    screen.container.view.addInteraction(
      ModalOpeningInteraction(as: side(.trailing), from: .edge()) {
        made += 1
        return UIViewController()
      })
    screen.grab(x: x)
    screen.drag(by: -200)
    #expect((made == 1) == (x > 380) && (screen.offset(0) == 0) == (x > 380))
    screen.finger.cancel()
    screen.settle()
  }

  @Test("the reading direction is switched: the next finger goes the other way")
  func switched() {
    let desk = OpeningDesk(configuration: side(.leading))
    desk.simulator.userInterfaceLayoutDirection = .rightToLeft
    desk.settle().grab(150).finger.up()
    #expect(desk.made == 0)
    desk.finger.down(at: desk.point())
    desk.pull(by: -150)
    #expect(desk.lift().opened == nil && desk.made == 1)
  }

  @Test("moved to another view it listens there, and on the first no more")
  func moved() throws {
    let desk = OpeningDesk()
    let interaction = try #require(desk.interaction)
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 80))
    desk.screen.root.view.addSubview(other)
    other.addInteraction(interaction)
    #expect(interaction.view === other && desk.bar.gestureRecognizers == nil)
    desk.grab(100).finger.up()
    #expect(desk.made == 0)
    desk.finger.down(at: CGPoint(x: 200, y: 340))
    desk.pull(by: 100)
    #expect(desk.lift().opened == nil)
  }
}
