import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("Matched elements in a flight", .ownWorld) struct MatchedFlightTests {
  /// What the screen shows of both snapshots: the edges and radii, and the size of the page's picture in each.
  private func picture(of screen: MatchedScreen) -> [Double]? {
    let copies = screen.copies.sorted { $0.shown.bounds.width < $1.shown.bounds.width }
    guard copies.count == 2 else { return nil }
    return copies.flatMap { copy in
      numbers(copy.shown.frame, copy.shown.cornerRadius, picture: copy.upper.shown.bounds.size)
    }
  }

  private func numbers(_ frame: CGRect, _ radius: CGFloat, picture: CGSize) -> [Double] {
    [frame.minX, frame.minY, frame.maxX, frame.maxY, radius, picture.width, picture.height]
      .map(Double.init)
  }

  /// What the app says of the flight's ends: a face and a row, which become a face and a sheet. A picture is as wide
  /// as its snapshot, and keeps its aspect ratio.
  private func ends(isModal: Bool) throws -> (closed: [Double], open: [Double]) {
    let screen = MatchedScreen(isModal: isModal)
    let row = try #require(screen.list.row)
    let lower = [(screen.place(row.face), row.face.layer.cornerRadius), (screen.place(row), 0)]
    screen.begin(isOpening: true)
    screen.settle()
    let upper = [screen.page.face, screen.page.sheet].map { (screen.place($0), $0.layer.cornerRadius) }
    let closed = zip(lower, upper).flatMap { lower, upper in
      let height = upper.0.height * lower.0.width / upper.0.width
      return numbers(lower.0, lower.1, picture: CGSize(width: lower.0.width, height: height))
    }
    return (closed, upper.flatMap { numbers($0.0, $0.1, picture: $0.0.size) })
  }

  @Test(
    "go on as an oscillator in each frame, also while the main thread is busy",
    arguments: [true, false], [0, 0.1, 0.3, 1])
  func stalled(isModal: Bool, for seconds: TimeInterval) throws {
    let (closed, open) = try ends(isModal: isModal)
    for moment in seconds == 0 ? [0] : [0, 0.1, 0.25] {
      for isOpening in [true, false] {
        let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
        screen.begin(isOpening: true)
        if !isOpening { screen.settle().begin(isOpening: false) }
        let trial = FlightTrial(
          clock: screen.clock, start: isOpening ? closed : open, end: isOpening ? open : closed
        ) { picture(of: screen) }
        let errors = trial.errors(busyAfter: moment, for: seconds)
        let isUnseen = errors.allSatisfy { $0 <= FlightTrial.limit }
        #expect(isUnseen, "\(errors), busy after \(moment) s, opening: \(isOpening)")
        #expect(screen.settle().disorder == nil)
      }
    }
  }
}
