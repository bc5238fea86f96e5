import UIKit

@testable import InteractiveModal
@testable import UIKit

/// What a flight shows while the main thread is busy, and what it costs the main thread.
struct Flights: Figure {
  let valgrind: Valgrind?

  func rows() -> [Row] {
    let stalls = [0.1, 0.3, 1].map(distance)
    return [
      Row(
        figure: "main thread stands for 100, 300, 1000 ms: card from its exact flight, any frame",
        unit: "pt", measured: stalls.worst, limit: .atMost(0.25)),
      Row(
        figure: "share of an opening that is seen after a first layout of 500 ms", unit: "parts",
        measured: seenShare(), limit: .atLeast(0.999)),
      Row(
        figure: "writes of a settle for each layer that moves, whatever its length", unit: "writes",
        measured: writes(), limit: .atMost(3)),
      Row(
        figure: "settle of 0.5 s, all of the kit's own code", unit: "instructions",
        measured: valgrind?.instructions(by: .kit, per: .wholeSettle), limit: .atMost(32_000)),
    ]
  }

  /// A card is dismissed, and at each tenth of its flight nothing answers for a while.
  private func distance(stalling seconds: TimeInterval) -> Double {
    stride(from: 0.02, to: 0.4, by: 0.04).map { moment in
      let desk = Desk(framesPerSecond: 120)
      desk.drafts[0].dismiss(animated: true)
      desk.clock.advance(by: 0.02)
      guard let flight = desk.driver.flight, let end = desk.card.layer.keyFrames.first?.end else {
        return .nan
      }
      let start = end - (flight.length)
      desk.clock.advance(to: max(start + moment, desk.clock.now))
      var worst = 0.0
      for frame in 0...Int(seconds * 120) {
        if frame > 0 { desk.clock.stall(for: 1 / 120) }
        let exact = flight.progress(at: flight.startTime + desk.clock.now - start)
        if desk.clock.now < end - 1 / 120 {
          worst = max(worst, abs(desk.progress - exact) * desk.driver.layout.travel)
        }
      }
      return worst
    }.worst ?? .nan
  }

  /// The first layout takes half a second: where the opening is when it is first seen.
  private func seenShare() -> Double {
    let desk = Desk()
    let draft = DraftController()
    desk.drafts[0].present(draft, as: .mail)
    desk.clock.runTurns()
    desk.clock.stall(for: 0.5)
    desk.clock.frame(at: desk.clock.now)
    guard let driver = draft.modalPresentation?.driver, let container = driver.views.card.superview else {
      return .nan
    }
    let top = driver.views.card.shown.frame.minY
    return (top - driver.layout.frame.minY) / (container.bounds.maxY - driver.layout.frame.minY)
  }

  /// Writes of a settle, from the release to the rest, over the layers that it moves.
  private func writes() -> Double {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 400, in: 40)
    desk.clock.advance(by: 0.3)
    desk.ledger.writesByProperty = [:]
    desk.ledger.reset()
    desk.finger.up()
    desk.clock.runUntilIdle()
    let writes = desk.ledger.writesByProperty ?? [:]
    let layers = Dictionary(grouping: writes, by: \.key.layer)
    return layers.values.map { Double($0.map(\.value).reduce(0, +)) }.max() ?? .nan
  }
}
