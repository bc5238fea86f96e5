import TestWorld
import Testing

@testable import UIKit

/// A touch belongs to its view, recognisers get it first (F140, F148, F162, F163, F164).
@MainActor @Suite("Touch delivery", .ownWorld) final class TouchDeliveryTests {
  private let stage = Stage()
  private let journal = Journal()
  private let log = ActionLog()
  private let view: TouchView

  init() {
    view = stage.add(TouchView(journal, frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
    stage.simulator.settleLayout()
    _ = journal.read()
  }

  private func touches() -> [String] { journal.read().filter { $0.hasPrefix("view: ") } }

  @Test("a touch belongs to the view at touch-down, wherever it moves, or goes up the responder chain")
  func owner() {
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    finger.move(to: CGPoint(x: 5, y: 5))
    finger.up()
    #expect(touches() == ["view: began", "view: moved", "view: ended"])
    view.addSubview(UIView(frame: view.bounds))
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(touches() == ["view: began", "view: ended"])
  }

  @Test("recognisers of the view and its superviews get a touch before the view")
  func recognizers() {
    let (inner, outer) = (ProbeRecognizer("inner", journal), ProbeRecognizer("outer", journal))
    let beside = ProbeRecognizer("beside", journal)
    view.addGestureRecognizer(inner)
    stage.window.addGestureRecognizer(outer)
    stage.add(UIView(), frame: CGRect(x: 0, y: 0, width: 50, height: 50)).addGestureRecognizer(beside)
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(
      journal.read() == [
        "inner began", "outer began", "view: began", "inner ended", "outer ended", "view: ended",
      ])
    stage.simulator.deliversInward = true
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(journal.read().first == "outer began", "the order among recognisers is not promised")
  }

  @Test("a pan cancels the touch of the view, unless cancelsTouchesInView is off", arguments: [true, false])
  func taken(cancels: Bool) {
    let pan = UIPanGestureRecognizer(on: view, log)
    pan.cancelsTouchesInView = cancels
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    stage.drag(finger, by: CGVector(dx: 0, dy: 16), steps: 2)
    finger.up()
    let heard = touches().filter { $0 != "view: begin?" }
    let free = ["view: began", "view: moved", "view: moved", "view: ended"]
    #expect(heard == (cancels ? ["view: began", "view: moved", "view: cancelled"] : free))
  }

  @Test("a recogniser that begins at touch-down leaves the view without any call")
  func atOnce() {
    let eager = ProbeRecognizer("eager", journal)
    eager.recognizesAtOnce = true
    view.addGestureRecognizer(eager)
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(touches().filter { $0 != "view: begin?" } == [])
  }

  @Test("a view gets one touch at a time unless multiple touches are enabled", arguments: [false, true])
  func several(isMultiple: Bool) {
    view.isMultipleTouchEnabled = isMultiple
    let probe = ProbeRecognizer("probe", Journal())
    view.addGestureRecognizer(probe)
    let (one, two) = (stage.finger(at: CGPoint(x: 150, y: 150)), stage.finger(at: CGPoint(x: 200, y: 200)))
    #expect(probe.numberOfTouches == 2)
    two.up()
    one.up()
    let pair = ["view: began", "view: ended"]
    #expect(touches() == (isMultiple ? ["view: began"] + pair + ["view: ended"] : pair))
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(touches() == pair)
  }

  @Test("locations are in any view's coordinates, or the window's for nil")
  func locations() throws {
    let probe = ProbeRecognizer("probe", journal)
    view.addGestureRecognizer(probe)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    let touch = try #require(probe.lastTouch)
    #expect(touch.location(in: nil) == CGPoint(x: 150, y: 150))
    #expect(touch.location(in: view) == CGPoint(x: 75, y: 75))
    finger.move(to: CGPoint(x: 160, y: 150))
    #expect(touch.location(in: view) == CGPoint(x: 80, y: 75) && touch.previousLocation(in: view).x == 75)
    #expect(probe.location(in: stage.view) == CGPoint(x: 160, y: 150))
  }

  @Test("a recogniser has one view, the latest, and retains neither targets nor its delegate")
  func weakly() {
    let pan = UIPanGestureRecognizer(target: ActionLog(), action: "act")
    pan.delegate = GestureAnswers()
    view.addGestureRecognizer(pan)
    stage.view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers == nil && pan.view === stage.view)
    #expect(pan.delegate == nil)
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    #expect(pan.state == .changed)
  }

  @Test(
    "a finger with non-finite or far coordinates is harmless",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func nonsense(number: CGFloat) {
    let pan = UIPanGestureRecognizer(on: view, log)
    log.onAction = { [view] _ in view.center.y += pan.translation(in: nil).y + pan.velocity(in: nil).y }
    let lost = stage.finger(at: CGPoint(x: number, y: number))
    lost.up()
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    stage.drag(finger, by: CGVector(dx: 0, dy: 30))
    for _ in 1...3 {
      stage.clock.advance(by: 0.001)
      finger.move(to: CGPoint(x: number, y: number))
    }
    finger.up()
    #expect(view.center.isFinite && pan.state == .possible && stage.complaints.isEmpty)
    #expect(!lost.isDown && !finger.isDown)
  }
}
