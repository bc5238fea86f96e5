import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Two fingers on the content of a card", .ownWorld) @MainActor struct PinchTests {
  /// Content that two fingers zoom.
  enum Kind: CaseIterable, Sendable {
    /// A scroll view as of a PDF or a web view; one in another list; a page with a list that does not zoom.
    case page, nested, around
    /// A plain view with a pinch of its own.
    case photo
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content = UIView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  /// An open card with such content, and two fingers.
  @MainActor private final class Desk {
    let screen = Screen(framesPerSecond: 120).open()
    private let zooming = Zooming()
    private let pinch = UIPinchGestureRecognizer()
    let zoomed: UIView
    /// The list that one finger scrolls; `nil` for a photo.
    private(set) var list: UIScrollView?
    private lazy var second = screen.simulator.makeFinger()

    init(_ kind: Kind, deliversInward: Bool) {
      zoomed = kind == .photo ? UIView() : UIScrollView()
      screen.simulator.deliversInward = deliversInward
      if kind == .photo { zoomed.addGestureRecognizer(pinch) }
      screen.cover(with: zoomed)
      guard let page = zoomed as? UIScrollView else { return }
      let size = CGSize(width: page.bounds.width, height: 3000)
      zooming.content.frame.size = size
      page.addSubview(zooming.content)
      (page.delegate, page.maximumZoomScale, page.contentSize) = (zooming, 4, size)
      list = page
      if kind == .nested {
        let outer = screen.cover(with: UIScrollView())
        outer.contentSize = CGSize(width: outer.bounds.width, height: outer.bounds.height + 1)
        page.frame = outer.bounds
        outer.addSubview(page)
      }
      if kind == .around {
        page.contentSize.height = page.bounds.height
        zooming.content.frame.size = page.bounds.size
        let rows = UIScrollView(frame: page.bounds)
        rows.contentSize = CGSize(width: page.bounds.width, height: 3000)
        zooming.content.addSubview(rows)
        list = rows
      }
      screen.simulator.settleLayout()
    }

    /// How far the content is zoomed.
    var scale: CGFloat { (zoomed as? UIScrollView)?.zoomScale ?? pinch.scale }

    /// A second finger comes down below the first one, and both go apart.
    func spread(by points: CGFloat = 120) {
      secondLands()
      for _ in 0..<12 {
        screen.drag(by: CGVector(dx: 0, dy: points / 12), over: 1.0 / 120)
        second.move(to: CGPoint(x: second.location.x, y: second.location.y - points / 12))
      }
      screen.showFrame()
    }

    func secondLands() {
      if !second.isDown {
        second.down(at: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y - 60))
      }
    }

    func lift() {
      screen.finger.up()
      second.up()
      screen.settle()
    }
  }

  @Test(
    "two fingers that land together zoom the content, and the card stands", arguments: Kind.allCases,
    [false, true])
  func together(kind: Kind, deliversInward: Bool) {
    let desk = Desk(kind, deliversInward: deliversInward)
    desk.screen.touch(desk.zoomed, at: 300)
    desk.spread()
    #expect(desk.scale > 1.5)
    #expect(abs(desk.screen.offset) < 1e-9)
    desk.lift()
    #expect(desk.screen.disorder == nil && desk.screen.delegate.questions == 0)
    desk.screen.grab(150)
    #expect(desk.screen.offset > 100, "the next finger drags the card")
    #expect(desk.screen.release().disorder == nil)
  }

  @Test(
    "a second finger that joins one that scrolls zooms, and the card stands also at the top",
    // Of nested lists the outer one would take the finger if it heard of it first, and the inner pinch would fail.
    arguments: [(Kind.page, false), (.page, true), (.nested, false)])
  func joins(kind: Kind, deliversInward: Bool) {
    for scroll in [-100, 0, 60] as [CGFloat] {
      let desk = Desk(kind, deliversInward: deliversInward)
      desk.list?.contentOffset.y = 100
      desk.screen.touch(desk.zoomed, at: 300)
      desk.screen.drag(by: scroll)
      desk.spread()
      #expect(desk.scale > 1.5, "\(scroll)")
      #expect(abs(desk.screen.offset) < 1e-9, "\(scroll)")
      desk.lift()
      #expect(desk.screen.disorder == nil)
    }
  }

  @Test(
    "while a finger holds the card, a second one zooms nothing", arguments: [Kind.page, .nested, .photo],
    [false, true])
  func held(kind: Kind, deliversInward: Bool) {
    let desk = Desk(kind, deliversInward: deliversInward)
    desk.screen.touch(desk.zoomed, at: 300)
    desk.screen.drag(by: 100)
    let offset = desk.screen.offset
    #expect(offset > 80)
    desk.spread()
    #expect(desk.scale == 1 && desk.screen.offset > offset + 100)
    desk.screen.cancelTouch()
    desk.lift()
    #expect(desk.screen.disorder == nil)
  }

  @Test("a second finger on content that does not zoom changes nothing")
  func plain() {
    let desk = Desk(.page, deliversInward: false)
    (desk.zoomed as? UIScrollView)?.maximumZoomScale = 1
    desk.screen.touch(desk.zoomed, at: 300)
    desk.screen.drag(by: -40)
    desk.secondLands()
    desk.screen.drag(by: 200)
    #expect(desk.screen.offset > 50)
    desk.screen.cancelTouch()
    desk.lift()
    #expect(desk.screen.disorder == nil)
  }
}
