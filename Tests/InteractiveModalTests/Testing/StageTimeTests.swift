import InteractiveModal
import Testing
import UIKit

@testable import InteractiveModalTesting

extension StageTests {
  @Suite("Time and velocity of a finger on the stage") @MainActor struct StageTimeTests {
    /// Hears how fast a held modal moves, and sees where its card is then.
    private final class Ear: ModalDelegate {
      var card: UIView?
      var moves: [(velocity: CGFloat, place: CGPoint)] = []

      func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
        guard let card, update.phase == .held, update.velocity != 0 else { return }
        moves.append((update.velocity, card.center))
      }
    }

    /// A modal on a stage, with its ear and the place of its card at rest.
    private func present(from edge: ModalEdge) async throws -> (ModalTestModal, Ear, CGPoint) {
      var configuration = ModalConfiguration.fullScreen
      configuration.edge = edge
      let (stage, ear) = (try ModalTestStage(root: UIViewController()), Ear())
      let draft = try await stage.present(StageDraft(), as: configuration, delegate: ear)
      ear.card = draft.card
      return (draft, ear, try #require(draft.card).center)
    }

    /// Whether a card has moved by a distance in the direction of an edge, and not across.
    private func isMoved(_ place: CGPoint?, from rest: CGPoint, by distance: CGFloat, to edge: ModalEdge)
      -> Bool
    {
      guard let place else { return false }
      let way = CGVector(dx: place.x - rest.x, dy: place.y - rest.y)
      let (along, across) =
        switch edge {
        case .bottom: (way.dy, way.dx)
        case .top: (-way.dy, way.dx)
        case .leading: (-way.dx, way.dy)
        case .trailing: (way.dx, way.dy)
        }
      return abs(along - distance) < 0.001 && abs(across) < 1e-9
    }

    @Test(
      "a drag goes evenly, in frames of a 120th of a second, and has the velocity of its whole way",
      arguments: ModalEdge.allCases,
      [
        (180, 0.3, 36), (60, 0.1, 12), (30, 0.0125, 2), (20, 0.011, 1), (9, 0, 1), (9, -1, 1),
      ] as [(CGFloat, TimeInterval, Int)])
    func drag(from edge: ModalEdge, _ drag: (distance: CGFloat, duration: TimeInterval, frames: Int))
      async throws
    {
      let (draft, ear, rest) = try await present(from: edge)
      try await draft.drag(by: 1)
      ear.moves = []
      try await draft.drag(by: drag.distance, over: drag.duration)
      let velocity = drag.distance * 120 / CGFloat(drag.frames)
      #expect(ear.moves.count == drag.frames)
      for (index, move) in ear.moves.enumerated() {
        let distance = 1 + drag.distance * CGFloat(index + 1) / CGFloat(drag.frames)
        #expect(isMoved(move.place, from: rest, by: distance, to: edge))
        #expect(abs(move.velocity - velocity) < 1e-6 * velocity)
      }
      #expect(draft.velocity == 0, "the finger rests at the end")
    }

    @Test("a drag without a duration takes 0.3 seconds, and none more than 10,000 frames")
    func durations() async throws {
      let (draft, ear, rest) = try await present(from: .bottom)
      try await draft.drag(by: 150)
      #expect(ear.moves.count { abs($0.velocity - 500) < 1e-6 } == 36)
      ear.moves = []
      try await draft.drag(by: 300, over: 90_000)
      #expect(ear.moves.count == 10_000)
      #expect(isMoved(draft.card?.center, from: rest, by: 450, to: .bottom))
    }

    @Test("a drag by half a point moves the modal by that, and one by nothing leaves it where it is")
    func small() async throws {
      let (draft, _, rest) = try await present(from: .bottom)
      for (distance, whole) in [(0, 0), (0.5, 0.5), (0, 0.5), (1.5, 2)] as [(CGFloat, CGFloat)] {
        try await draft.drag(by: distance)
        #expect(isMoved(draft.card?.center, from: rest, by: whole, to: .bottom))
      }
      try draft.release()
    }

    @Test(
      "released, a modal has the velocity that the test says, which is none by default",
      arguments: [(.bottom, nil), (.top, 700), (.leading, -300), (.trailing, 40)] as [(ModalEdge, CGFloat?)])
    func released(from edge: ModalEdge, velocity: CGFloat?) async throws {
      let (draft, _, _) = try await present(from: edge)
      try await draft.drag(by: 100)
      if let velocity { try draft.release(velocity: velocity) } else { try draft.release() }
      #expect(draft.velocity == velocity ?? 0)
    }

    @Test("a flick goes for 0.05 seconds at its velocity, and lets go with it", arguments: ModalEdge.allCases)
    func flick(from edge: ModalEdge) async throws {
      let (draft, ear, rest) = try await present(from: edge)
      try await draft.flick(velocity: 1200)
      #expect(ear.moves.count { abs($0.velocity - 1200) < 1e-6 } == 6)
      #expect(isMoved(draft.card?.center, from: rest, by: 60, to: edge))
      #expect(draft.velocity == 1200)
    }

    @Test(
      "a recorded finger goes its way along the modal's way out, and lets go with the velocity at its end",
      arguments: ModalEdge.allCases)
    func recording(from edge: ModalEdge) async throws {
      let (draft, ear, rest) = try await present(from: edge)
      let finger = RecordedFinger(
        name: "finger", recording: "", origin: "", movements: "100 0 6; 110 0 30\n150 2 60; 200 -7 120")
      try await draft.play(finger)
      // UIKit takes 10 points for itself before a pan begins.
      let expected: [(distance: CGFloat, velocity: CGFloat)] = [
        (20, 30 / 0.11), (50, (60 - 6) / 0.05), (110, (120 - 30) / 0.09),
      ]
      #expect(ear.moves.count == expected.count)
      for (move, expected) in zip(ear.moves, expected) {
        #expect(isMoved(move.place, from: rest, by: expected.distance, to: edge))
        #expect(abs(move.velocity - expected.velocity) < 1e-6)
      }
      #expect(abs(draft.velocity - 1000) < 1e-6)
    }

    /// What a finger does on a modal at rest or under it, and for how many frames. On a modal at rest a pan
    /// begins with two frames. After a drag the finger rests for one.
    private static let doings:
      [(isHeld: Bool, frames: Int, act: @MainActor (ModalTestModal) async throws -> Void)] = [
        (false, 0, { try $0.touch() }), (false, 2 + 12 + 1, { try await $0.drag(by: 20, over: 0.1) }),
        (true, 12 + 1, { try await $0.drag(by: 20, over: 0.1) }),
        (true, 12 + 1, { try await $0.drag(by: -20, over: 0.1) }),
        (true, 9, { try await $0.hold(for: 9 / 120) }),
        (
          false, 24,
          {
            try await $0.play(
              RecordedFinger(name: "", recording: "", origin: "", movements: "100 0 9; 200 0 20"))
          }
        ),
        (false, 2 + 6, { try await $0.flick(velocity: 300) }),
      ]

    @Test("the clock goes on as long as a finger moves or rests", arguments: 0..<7)
    func clock(index: Int) async throws {
      let (isHeld, expected, act) = Self.doings[index]
      let (stage, draft) = try await presentDraft()
      if isHeld { try await draft.drag(by: 30) }
      let frames = try #require(stage.time.frames.stepped)
      let (start, count) = (frames.time, frames.count)
      try await act(draft)
      #expect(abs(frames.time - start - Double(expected) / 120) < 1e-9)
      #expect(frames.count - count == expected)
    }
  }
}
