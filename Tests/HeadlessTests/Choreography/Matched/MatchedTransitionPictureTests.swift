import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@MainActor @Suite("The pictures in the copies of matched elements", .ownWorld)
struct MatchedTransitionPictureTests {
  @Test("one picture fades in on the other, which fades out beneath once it is covered")
  func crossFades() throws {
    let screen = MatchedScreen().push()
    screen.settle()
    screen.draw(100)
    let copy = try #require(screen.copies.last)
    var early = false
    var late = false
    for _ in 0..<5 {
      let progress = screen.progress
      #expect(abs(copy.upper.alpha - min(progress * 2, 1)) < 1e-3)
      #expect(abs(copy.lower.alpha - min(2 - progress * 2, 1)) < 1e-3)
      (early, late) = (early || progress < 0.4, late || progress > 0.6)
      screen.drag(by: CGVector(dx: 50, dy: 0))
    }
    #expect(early && late)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test(
    "pictures are as wide as the copy, or as told",
    arguments: [MatchedTransition.Fit.width, .cover, .stretch])
  func fills(fit: MatchedTransition.Fit) throws {
    let screen = MatchedScreen { $0.fit = fit }.push()
    let row = try #require(screen.list.row).bounds.size
    screen.clock.advance(by: 0.1)
    screen.simulator.settleLayout()
    let copy = try #require(screen.copies.first)
    let frame = fit.frame(of: row, in: copy.bounds.size)
    #expect(abs(copy.lower.frame.width - frame.width) < 1e-6)
    #expect(abs(copy.lower.frame.height - frame.height) < 1e-6)
    #expect(abs(copy.lower.frame.midY - frame.midY) < 1e-6)
    #expect(screen.settle().disorder == nil)
  }

  @Test("what flies by itself is not in the picture of what it lies in")
  func leavesOut() throws {
    let screen = MatchedScreen().push()
    let copy = try #require(screen.copies.first)
    let picture = try #require(copy.lower.layer as? SnapshotLayer).picture
    func faces(in layer: CALayer?) -> [CALayer] {
      guard let layer else { return [] }
      return [layer].filter { $0.cornerRadius == 20 } + (layer.sublayers ?? []).flatMap(faces)
    }
    let found = faces(in: picture)
    #expect(found.count == 1 && found.allSatisfy { $0.opacity == 0 })
    let round = try #require(screen.copies.last?.lower.layer as? SnapshotLayer).picture
    #expect(faces(in: round).isEmpty)
    #expect(screen.settle().disorder == nil)
  }
}
