import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("A trackpad", .ownWorld) struct TrackpadTests {
  /// A pan that records its states and values.
  private final class Pan: UIPanGestureRecognizer {
    var landings = 0
    var places: [CGPoint] = []
    var states: [State] = []
    var counts: Set<Int> = []
    private lazy var log = ClosureTarget { [weak self] in self?.note() }

    convenience init(taking mask: UIScrollTypeMask) {
      self.init(target: nil, action: nil)
      allowedScrollTypesMask = mask
      addTarget(log, action: ClosureTarget.action)
    }

    private func note() {
      states.append(state)
      places.append(location(in: nil))
      counts.insert(numberOfTouches)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      landings += 1
      super.touchesBegan(touches, with: event)
    }
  }

  private let place = CGPoint(x: 50, y: 60)

  private func scroll(_ stage: Stage, by way: CGVector, steps: Int = 5) -> Trackpad {
    let trackpad = stage.simulator.makeTrackpad()
    trackpad.begin(at: place)
    for _ in 0..<steps {
      stage.clock.advance(by: 0.01)
      trackpad.scroll(by: CGVector(dx: way.dx / CGFloat(steps), dy: way.dy / CGFloat(steps)))
    }
    return trackpad
  }

  @Test(
    "a pan that takes trackpad scrolls gets no touches, the pointer's location and the fingers' translation (F155, F308)"
  )
  func pan() {
    let stage = Stage()
    let pan = Pan(taking: .continuous)
    stage.view.addGestureRecognizer(pan)
    let trackpad = scroll(stage, by: CGVector(dx: 10, dy: 100))
    #expect(pan.landings == 0 && pan.counts == [0])
    #expect(pan.states == [.began, .changed, .changed, .changed, .changed])
    #expect(Set(pan.places.map(\.y)) == [60] && Set(pan.places.map(\.x)) == [50])
    #expect(abs(pan.translation(in: nil).y - 100) < 1e-9 && abs(pan.translation(in: nil).x - 10) < 1e-9)
    #expect(abs(pan.velocity(in: nil).y - 2000) < 1e-6)
    trackpad.end()
    #expect(pan.states.last == .ended && pan.state == .possible)
  }

  @Test(
    "plain pans, pans for wheels, taps and views get nothing",
    arguments: [[], .discrete] as [UIScrollTypeMask])
  func others(mask: UIScrollTypeMask) {
    let stage = Stage()
    let pan = Pan(taking: mask)
    let view = stage.add(TouchView(), frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(UITapGestureRecognizer())
    scroll(stage, by: CGVector(dx: 0, dy: 100)).end()
    #expect(pan.states.isEmpty && !view.journal.entries.contains("view: began") && stage.complaints.isEmpty)
  }

  @Test("fingers that do not move begin nothing; a non-finite movement is ignored")
  func still() {
    let stage = Stage()
    let pan = Pan(taking: .all)
    stage.view.addGestureRecognizer(pan)
    let trackpad = stage.simulator.makeTrackpad()
    trackpad.begin(at: place)
    trackpad.scroll(by: CGVector(dx: CGFloat.nan, dy: 3))
    trackpad.end()
    #expect(pan.states.isEmpty && pan.state == .possible)
  }
}
