import UIKit

@testable import HeadlessHosts

/// A session with a tiny app on it, and a hand.
@MainActor final class LiveDesk {
  let session: LiveSession
  /// Real time.
  private(set) var time: TimeInterval = 0
  private var knowledge = LiveKnowledge()

  init(_ device: Device = .iPhone15) {
    session = LiveSession(TinyApp<Faultless>.self, StageOptions(device: device), at: 0)
    session.advance(to: 0)
  }

  /// A session whose draft is open, and drawn down by some points with the finger still on it.
  static func withDraft(drawnBy points: Double? = nil) -> LiveDesk {
    let desk = LiveDesk()
    desk.touch(.down, 80, 122)
    desk.touch(.up, 80, 122)
    desk.pass(1)
    if let points { desk.drag(by: points) }
    return desk
  }

  var simulator: Simulator { session.simulator }
  var draft: UIViewController? { simulator.window?.rootViewController?.presentedViewController }
  var draftTop: CGFloat? { draft?.viewIfLoaded?.frame.minY }

  func pass(_ seconds: TimeInterval) {
    time += seconds
    session.advance(to: time)
  }

  /// Lets time pass without waking the session.
  func sleep(_ seconds: TimeInterval) { time += seconds }

  func send(_ input: LiveInput, from page: Int = 1) { send([(input, 0)], from: page) }

  func send(_ inputs: [(LiveInput, age: TimeInterval)], from page: Int = 1) {
    let items = inputs.map { LiveBatch.Item(input: $0.0, age: $0.age) }
    session.receive(LiveBatch(page: page, items: items), at: time)
  }

  func touch(_ phase: LiveTouch.Phase, _ x: Double, _ y: Double, finger: Int = 1, page: Int = 1) {
    send(.touch(LiveTouch(phase: phase, finger: finger, x: x, y: y)), from: page)
  }

  /// Takes hold of the draft and draws it down by some points.
  func drag(by points: Double) {
    touch(.down, 200, 300)
    for step in 1...10 {
      pass(0.016)
      touch(.move, 200, 300 + points * Double(step) / 10)
    }
  }

  func message() -> LiveMessage? { session.message(for: &knowledge) }
}
