import Oscillators

@testable import UIKit

/// How a card returns that a finger has pulled beyond its open position, and let go.
struct StretchReturn: Figure {
  var promises: [Promise] {
    [
      Promise(
        figure: "card that is pulled up by 234 pt and let go: distance from the spring",
        unit: "parts of the stretch",
        limit: .atMost(0.026), oracle: "the spring's equation of motion, and the card on the screen"),
      Promise(
        figure: "jump in place as it is let go", unit: "pt", limit: .atMost(0),
        oracle: "the card on the screen"),
    ]
  }

  func measure() -> [Double?] {
    let desk = Desk(framesPerSecond: 120)
    let rest = desk.cardTop
    desk.touch()
    desk.drag(by: -234, in: 60)
    desk.clock.advance(by: 0.5)
    let (held, spring) = (desk.cardTop, ExactOscillator(dampingRatio: 1, response: 0.35))
    desk.finger.up()
    desk.clock.runTurns()
    let (start, stretch) = (desk.clock.now, rest - held)
    var (jump, distance) = (abs(desk.cardTop - held), 0.0)
    if stretch < 1 { (jump, distance) = (.nan, .nan) }
    for step in 1...100 {
      desk.clock.frame(at: start + Double(step) / 240)
      let shown = (rest - desk.cardTop) / stretch
      distance = max(distance, abs(shown - spring.state([1, 0], after: Double(step) / 240).x))
    }
    return [distance, jump]
  }
}
