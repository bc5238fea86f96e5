import Testing

@testable import UIKit

/// F140, F148, F162 to F164.
@MainActor @Suite("Touches on their way") final class TouchDeliveryTests {
  private lazy var stage = Stage()
  private let journal = Journal()
  private let log = ActionLog()
  private lazy var view = makeView()

  private func makeView() -> TouchView {
    let view = stage.add(TouchView(journal, frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
    stage.simulator.settleLayout()
    _ = journal.read()
    return view
  }

  private func touches() -> [String] { journal.read().filter { $0.hasPrefix("view: ") } }

  @Test("a touch belongs to the view that it landed on, wherever it goes")
  func owner() {
    view.isHidden = false
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    finger.move(to: CGPoint(x: 5, y: 5))
    finger.up()
    #expect(touches() == ["view: began", "view: moved", "view: ended"])
  }

  @Test("the recognisers of the view and of all above it hear of a touch, before the view does")
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
  }

  @Test("which of them hears first is nobody's promise: a test may turn the order round")
  func inward() {
    let (inner, outer) = (ProbeRecognizer("inner", journal), ProbeRecognizer("outer", journal))
    view.addGestureRecognizer(inner)
    stage.window.addGestureRecognizer(outer)
    stage.simulator.deliversInward = true
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(journal.read().first == "outer began")
  }

  @Test("what no view takes goes up the responder chain")
  func chain() {
    let label = UIView(frame: view.bounds)
    view.addSubview(label)
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(touches() == ["view: began", "view: ended"])
  }

  @Test("a pan takes its touch from the view, unless it is told not to", arguments: [true, false])
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

  @Test("a recogniser that recognises at touch-down leaves the view nothing to hear, not even a cancellation")
  func atOnce() {
    let eager = ProbeRecognizer("eager", journal)
    eager.recognizesAtOnce = true
    view.addGestureRecognizer(eager)
    stage.finger(at: CGPoint(x: 150, y: 150)).up()
    #expect(touches().filter { $0 != "view: begin?" } == [])
  }

  @Test("a view hears of one touch at a time unless it wants more", arguments: [false, true])
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

  @Test("the delegate may keep a touch from a recogniser")
  func kept() {
    let pan = UIPanGestureRecognizer(on: view, log)
    let answers = GestureAnswers()
    answers.receives = false
    pan.delegate = answers
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    #expect(log.states == [])
  }

  @Test("locations are told in any view's coordinates, the window's for none")
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

  @Test("a recogniser has one view: adding it to another takes it from the first")
  func oneView() {
    let pan = UIPanGestureRecognizer(on: view, log)
    stage.view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers == nil && pan.view === stage.view)
  }

  @Test("targets and delegates are not kept alive")
  func weakly() {
    let pan = UIPanGestureRecognizer(target: ActionLog(), action: "act")
    pan.delegate = GestureAnswers()
    view.addGestureRecognizer(pan)
    #expect(pan.delegate == nil)
    let finger = stage.finger(at: CGPoint(x: 150, y: 150))
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    #expect(pan.state == .changed)
  }

  @Test(
    "a finger that is nowhere, or miles away, does no harm",
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
