import Foundation
import Testing

@testable import InteractiveModal

@Suite("The rubber band")
struct RubberBandTests {
  @Test(
    "what shows of a pull, and its slope, agree with the table on either side of the edge",
    arguments: try PhysicsRow.table("rubber_band").rows())
  func table(_ row: PhysicsRow) throws {
    let (band, size) = (RubberBand(coefficient: row.c), row.dimension)
    let (pulls, offsets, slopes) = (try row.numbers("x"), try row.numbers("y"), try row.numbers("slope"))
    for sign in [1, -1] as [CGFloat] {
      #expect(
        deviation(pulls.map { sign * band.offset(forPull: sign * $0, dimension: size) }, offsets) < 1e-9)
      #expect(deviation(pulls.map { band.slope(atPull: sign * $0, dimension: size) }, slopes) < 1e-9)
      #expect(
        deviation(offsets.map { sign * band.pull(forOffset: sign * $0, dimension: size) }, pulls) < 1e-9)
    }
  }

  @Test(
    "the curve is the one first published for scroll views",
    arguments: try PhysicsRow.table("rubber_band").rows("published"))
  func published(_ point: PhysicsRow) {
    let band = RubberBand()
    #expect(band.coefficient == point.c)
    #expect((band.offset(forPull: point.x, dimension: point.dimension) - point.y).magnitude <= 0.005_000_1)
  }

  @Test(
    "at the edge the coefficient is the slope, and nothing shows yet",
    arguments: [0.1, 0.55, 0.715, 1] as [CGFloat])
  func edge(coefficient: CGFloat) {
    let band = RubberBand(coefficient: coefficient)
    #expect(band.slope(atPull: 0, dimension: 600) == coefficient)
    #expect(band.offset(forPull: 0, dimension: 600) == 0)
    #expect(band.pull(forOffset: 0, dimension: 600) == 0)
  }

  @Test(
    "an offset at the limit or beyond has the pull of one just below it",
    arguments: [667, 668, 1e9] as [CGFloat])
  func beyondTheLimit(offset: CGFloat) {
    let band = RubberBand()
    let pull = band.pull(forOffset: offset, dimension: 667)
    #expect(pull.isFinite)
    #expect(pull == band.pull(forOffset: 666.999_9, dimension: 667))
    #expect(band.pull(forOffset: -offset, dimension: 667) == -pull)
    let shown = band.offset(forPull: pull, dimension: 667)
    #expect(shown < 667)
    #expect(shown > 666.999)
  }

  @Test(
    "content without a size does not give",
    arguments: [0, -0.0, -100, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat])
  func noDimension(_ dimension: CGFloat) {
    let band = RubberBand()
    #expect(band.offset(forPull: 50, dimension: dimension) == 0)
    #expect(band.offset(forPull: 0, dimension: dimension) == 0)
    #expect(band.slope(atPull: 50, dimension: dimension) == 0)
    #expect(band.pull(forOffset: 50, dimension: dimension) == 0)
  }

  @Test("a coefficient of 0 is a hard stop, and the largest and smallest sizes stay finite")
  func extremes() {
    for length in [-300, 0, 5, 4000, 1e100, 1e-100] as [CGFloat] {
      let stop = RubberBand(coefficient: 0)
      #expect(stop.offset(forPull: length, dimension: 480) == 0)
      #expect(stop.slope(atPull: length, dimension: 480) == 0)
      #expect(stop.pull(forOffset: length, dimension: 480) == 0)
      for dimension in [1e100, 1e-100, .leastNonzeroMagnitude] as [CGFloat] {
        #expect(RubberBand().offset(forPull: length, dimension: dimension).isFinite)
        #expect(RubberBand().slope(atPull: length, dimension: dimension).isFinite)
        #expect(RubberBand().pull(forOffset: length, dimension: dimension).isFinite)
      }
    }
  }

  @Test(
    "a pull or an offset that is not finite counts as 0",
    arguments: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat])
  func notFinite(_ length: CGFloat) {
    let band = RubberBand()
    #expect(band.offset(forPull: length, dimension: 480) == 0)
    #expect(band.slope(atPull: length, dimension: 480) == 0.55)
    #expect(band.pull(forOffset: length, dimension: 480) == 0)
  }

  @Test(
    "a coefficient out of its domain is brought into it",
    arguments: [
      (0.55, 0.55), (0, 0), (1, 1), (-0.2, 0), (1.5, 1), (.nan, 0.55), (.infinity, 1), (-.infinity, 0),
    ] as [(CGFloat, CGFloat)])
  func coefficient(_ given: CGFloat, becomes expected: CGFloat) {
    #expect(RubberBand(coefficient: given) == RubberBand(coefficient: expected))
    #expect(RubberBand(coefficient: given).coefficient == expected)
  }
}
