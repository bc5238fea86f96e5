import UIKit

/// The growth of a dragged frame's time with the content of the screen.
///
/// Each case runs in turns with the smallest case. The headless UIKit is included.
struct Growth: Figure {
  /// What counts as flat: the noise of such a measurement.
  private static let flat = 1.25
  private static let frames = 100

  func rows() -> [Row] {
    [
      row("10,000 views behind", "10", Bench(Desk(views: 10_000)), limit: Self.flat),
      row("8 stacked modals", "1", Bench(Desk(modals: 8)), limit: 8 * Self.flat),
    ]
  }

  private func row(_ case: String, _ smallest: String, _ bench: Bench, limit: Double) -> Row {
    let small = Bench(Desk())
    let ratio = Stopwatch().ratio(of: bench.drag, to: small.drag)
    return Row(
      figure: "cost per frame with \(`case`), as a multiple of that with \(smallest)", unit: "×",
      measured: ratio, limit: .atMost(limit))
  }

  /// A desk in a world of its own, where a finger drags: two of them run by turns.
  @MainActor private struct Bench {
    private let world = World()
    private let desk: Desk

    init(_ desk: @autoclosure @MainActor () -> Desk) {
      self.desk = World.$current.withValue(world) { desk() }
      World.$current.withValue(world) {
        self.desk.touch()
        self.desk.drag(by: 300, in: 50)
      }
    }

    func drag() {
      World.$current.withValue(world) {
        for frame in 0..<Growth.frames { desk.step(by: frame < Growth.frames / 2 ? -2 : 2) }
      }
    }
  }
}
