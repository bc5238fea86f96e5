import UIKit

extension FuzzStage {
  /// The point at shares of the window's width and height.
  private func place(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x * simulator.windowSize.width, y: y * simulator.windowSize.height)
  }

  func moveFinger(_ verb: FuzzVerb, _ numbers: [Double]) {
    let finger = fingers[Int(numbers[0]) - 1]
    switch verb {
    case .touch:
      guard let window = simulator.window, let place = FuzzTargets(in: window)[numbers[1]]
      else { return }
      land(finger, at: place)
    case .down: land(finger, at: place(numbers[1], numbers[2]))
    case .move: move(finger, by: CGVector(dx: numbers[1], dy: numbers[2]), over: 0.012)
    case .up: finger.up()
    default: finger.cancel()
    }
  }

  func draw(_ trail: FuzzEvent) {
    let finger = fingers[Int(trail.numbers[0]) - 1]
    for step in trail.steps {
      move(finger, by: CGVector(dx: step.right, dy: step.down), over: max(step.milliseconds, 0) / 1000)
    }
  }

  /// Puts a finger down. The hand leaves the trackpad first.
  func land(_ finger: Finger, at place: CGPoint) {
    trackpad.end()
    guard !isAvoided(place) else { return }
    noteLanding(at: place)
    finger.down(at: place)
  }

  func isAvoided(_ place: CGPoint) -> Bool {
    let view = simulator.window(at: place)?.hitTest(place, with: nil)
    return view?.chainOfSuperviews.contains { avoided.contains($0.accessibilityIdentifier ?? "") } ?? false
  }

  func move(_ finger: Finger, by way: CGVector, over time: TimeInterval) {
    guard finger.isDown else { return }
    clock.advance(by: time)
    noteWay(way, over: time)
    finger.move(to: CGPoint(x: finger.location.x + way.dx, y: finger.location.y + way.dy))
  }

  func scroll(_ verb: FuzzVerb, _ numbers: [Double]) {
    switch verb {
    case .padDown: if !fingers.contains(where: \.isDown) { trackpad.begin(at: place(numbers[0], numbers[1])) }
    case .padMove:
      clock.advance(by: 0.012)
      noteWay(CGVector(dx: numbers[0], dy: numbers[1]), over: 0.012)
      trackpad.scroll(by: CGVector(dx: numbers[0], dy: numbers[1]))
    case .padUp: trackpad.end()
    default:
      noteWay(CGVector(dx: numbers[2], dy: numbers[3]), over: 0.012)
      simulator.scroll(by: CGVector(dx: numbers[2], dy: numbers[3]), at: place(numbers[0], numbers[1]))
    }
  }

  func press(_ verb: FuzzVerb) {
    switch verb {
    case .type: simulator.type("a")
    case .paste: simulator.paste("b@example.com, ")
    case .escape: simulator.press(.keyboardEscape)
    case .period: simulator.press(.keyboardPeriod, modifierFlags: .command)
    case .return: simulator.type("\n")
    case .delete: simulator.press(.keyboardDeleteOrBackspace)
    case .tab: simulator.press(.keyboardTab)
    default:
      let card = shown.count == 1 ? fuzzedApp?.cards.last?.controller : nil
      if let front = card ?? front { simulator.voiceOver.performEscape(from: front.view) }
    }
  }

  func liftAll() {
    noteAct()
    for finger in fingers { finger.up() }
    trackpad.end()
  }
}
