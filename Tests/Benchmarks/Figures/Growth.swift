import UIKit

/// How the cost of a frame in which a finger drags grows with what is on the screen: by time, side by side with the
/// smallest case, the headless UIKit included.
struct Growth: Figure {
  /// What counts as flat: the noise of such a measurement.
  private static let flat = 1.25
  private static let frames = 100

  func rows() -> [Row] {
    [
      row("10,000 views behind", "10", Desk(views: 10_000), limit: Self.flat),
      row("8 stacked modals", "1", Desk(modals: 8), limit: 8 * Self.flat),
    ]
  }

  private func row(_ case: String, _ smallest: String, _ desk: Desk, limit: Double) -> Row {
    let small = Desk()
    for desk in [small, desk] { begin(desk) }
    let ratio = Stopwatch().ratio(of: { drag(desk) }, to: { drag(small) })
    return Row(
      figure: "cost per frame with \(`case`), as a multiple of that with \(smallest)", unit: "×",
      measured: ratio, limit: .atMost(limit))
  }

  private func begin(_ desk: Desk) {
    desk.simulator.takeOver()
    desk.touch()
    desk.drag(by: 300, in: 50)
  }

  private func drag(_ desk: Desk) {
    desk.simulator.takeOver()
    for frame in 0..<Self.frames { desk.step(by: frame < Self.frames / 2 ? -2 : 2) }
  }
}
