import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Two cards under one finger", .ownWorld)
struct ComparisonTests {
  private static let frame = 1.0 / 60

  private let app = MailApp()

  init() { app.openComparison() }

  /// The shown upper edges of the card that is written frame by frame, and of the modal.
  private var tops: [CGFloat] {
    ["frameByFrame", "interactiveModal"].compactMap { app.frame(of: $0)?.minY }
  }

  /// Presses a finger on a card and moves it down; the tops of each frame go to `look`.
  private func drag(from name: String, by distance: CGFloat, look: ([CGFloat]) -> Void) throws -> Finger {
    let card = try #require(app.frame(of: name))
    let (start, finger) = (CGPoint(x: card.midX, y: card.minY + 20), app.simulator.makeFinger())
    finger.down(at: start)
    for step in 1...20 {
      app.simulator.clock.advance(by: Self.frame)
      finger.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20))
      look(tops)
    }
    return finger
  }

  @Test(
    "under the finger both cards are at the same position in each frame",
    arguments: [
      "frameByFrame", "interactiveModal",
    ])
  func drag(from name: String) throws {
    let rest = tops
    #expect(rest.count == 2 && rest[0] == rest[1])
    var all: [[CGFloat]] = []
    let finger = try drag(from: name, by: 200) { all.append($0) }
    for tops in all { #expect(abs(tops[0] - tops[1]) < 0.01) }
    #expect((all.last?[0] ?? 0) > rest[0] + 150)
    app.simulator.clock.advance(by: 0.5)
    finger.up()
    app.settle()
    #expect(tops == rest)
  }

  @Test("both cards open together, also for the first time")
  func opening() {
    app.simulator.press(.keyboardEscape)
    app.settle()
    app.tap("BackButton", "Settings", "Side by Side")
    app.press("openBoth")
    var all: [[CGFloat]] = []
    for _ in 1...60 {
      app.simulator.clock.advance(by: Self.frame)
      all.append(tops)
    }
    // Their springs begin a frame or two apart.
    for tops in all where tops.count == 2 { #expect(abs(tops[0] - tops[1]) < 100) }
    #expect(Set(all.map { $0[0] }).count > 20)
  }

  @Test("during a block of the main thread the kit's card flies on, and the other one stands still")
  func block() throws {
    try drag(from: "interactiveModal", by: 300) { _ in }.up()
    app.simulator.clock.block(for: 0.5)
    var all: [[CGFloat]] = []
    for _ in 1...24 {
      app.simulator.clock.advance(by: Self.frame)
      all.append(tops)
    }
    #expect(Set(all.map { $0[0] }).count == 1)
    #expect(Set(all.map { $0[1] }).count > 15)
    app.settle()
    #expect(app.front is ComparisonViewController)
    #expect((app.frame(of: "frameByFrame")?.minY ?? 0) >= app.simulator.windowSize.height)
  }

  @Test("a finger catches both cards in flight, and both open again")
  func `catch`() throws {
    let rest = tops
    try drag(from: "frameByFrame", by: 300) { _ in }.up()
    app.simulator.clock.advance(by: 0.1)
    let grip = try #require(tops.last) + 20
    let finger = app.drag(from: CGPoint(x: 100, y: grip), by: CGPoint(x: 0, y: -150), rest: 0)
    let held = tops
    #expect(abs(held[0] - held[1]) < 15)
    finger.up()
    app.settle()
    #expect(tops == rest)
  }

  @Test("Escape closes both cards, and both open again")
  func escape() throws {
    let rest = tops
    app.simulator.press(.keyboardEscape)
    app.settle()
    #expect(app.front is ComparisonViewController)
    #expect((app.frame(of: "frameByFrame")?.minY ?? 0) >= app.simulator.windowSize.height)
    app.tap("openBoth")
    #expect(tops == rest)
  }
}
