import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("The values of a view at a progress") struct AnimatedViewStateTests {
  private typealias Change = TransitionTrack.Change

  private static let small = CGRect(x: 10, y: 20, width: 40, height: 60)
  private static let large = CGRect(x: 30, y: 0, width: 100, height: 200)
  private static let square = RoundedShape(rect: small, radii: .init(topLeft: 4))
  private static let round = RoundedShape(rect: large, radii: .init(topLeft: 8, bottomRight: 6))
  private static let half = RoundedShape(
    rect: CGRect(x: 20, y: 10, width: 70, height: 130), radii: .init(topLeft: 6, bottomRight: 3))

  private static func state(_ change: (inout AnimatedViewState) -> Void) -> AnimatedViewState {
    var state = AnimatedViewState()
    change(&state)
    return state
  }

  @Test(
    "go beyond their ends with the progress, except those that have a limit",
    arguments: [
      (.offset(from: CGPoint(x: 8, y: -4), to: CGPoint(x: 16, y: 12)), 0.25, state { $0.offset.x = 10 }),
      (.offset(to: CGPoint(x: 10, y: 20)), 1.5, state { $0.offset = CGPoint(x: 15, y: 30) }),
      (.offset(from: CGPoint(x: 10, y: 20)), -0.5, state { $0.offset = CGPoint(x: 15, y: 30) }),
      (.scale(from: 0.5), 0.5, state { $0.scale = 0.75 }), (.scale(to: 2), 1.5, state { $0.scale = 2.5 }),
      (.scale(to: 0), 1, state { $0.scale = 0.001 }), (.scale(to: 0), 2, state { $0.scale = 0.001 }),
      (.opacity(from: 0.5), 0.5, state { $0.opacity = 0.75 }),
      (.opacity(to: 0.25), 1, state { $0.opacity = 0.25 }),
      (.opacity(from: 0), -0.5, state { $0.opacity = 0 }), (.opacity(from: 0), 1.5, state { $0.opacity = 1 }),
      (.cornerRadius(from: 10, to: 20), 0.5, state { $0.cornerRadius = 15 }),
      (.cornerRadius(from: 10, to: 20), 2, state { $0.cornerRadius = 30 }),
      (.cornerRadius(from: 10, to: 20), -2, state { $0.cornerRadius = 0 }),
      (.frame(from: small, to: large), 0.5, state { $0.frame = half.outline.rect }),
      (
        .frame(from: small, to: large), 2, state { $0.frame = CGRect(x: 50, y: -20, width: 160, height: 340) }
      ),
      (.mask(from: square, to: round), 0.5, state { $0.mask = half }),
      (.mask(from: square, to: round), -1, state { $0.mask = square }),
      (.mask(from: square, to: round), 2, state { $0.mask = round }),
    ] as [(TransitionTrack.Change, CGFloat, AnimatedViewState)])
  func values(_ change: TransitionTrack.Change, at progress: CGFloat, are expected: AnimatedViewState) {
    var state = AnimatedViewState()
    state.add(change, at: progress)
    #expect(state == expected)
  }

  @Test("of several changes add up, multiply, or are those of the last")
  func several() {
    let expected = Self.state {
      ($0.offset, $0.scale, $0.opacity) = (CGPoint(x: 5, y: 25), 0.375, 0.375)
      ($0.cornerRadius, $0.frame, $0.mask) = (7, Self.small, Self.square)
    }
    var state = AnimatedViewState()
    let changes: [Change] = [
      .offset(from: CGPoint(x: 10, y: 20)), .scale(from: 0), .opacity(to: 0), .cornerRadius(from: 0, to: 8),
      .frame(from: Self.large, to: Self.large), .mask(from: Self.round, to: Self.round),
      .offset(to: CGPoint(x: 0, y: 30)), .scale(to: 0.5), .opacity(from: 0.5), .cornerRadius(from: 6, to: 8),
      .frame(from: Self.small, to: Self.small), .mask(from: Self.square, to: Self.square),
    ]
    for change in changes { state.add(change, at: 0.5) }
    #expect(state == expected)
  }

  @Test(
    "ignore a change with a number that is not finite, at either end, and every change at such a progress",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(number: CGFloat) {
    let point = [CGPoint(x: number, y: 1), CGPoint(x: 1, y: number)]
    let bad = [
      CGRect(x: number, y: 1, width: 1, height: 1), CGRect(x: 1, y: number, width: 1, height: 1),
      CGRect(x: 1, y: 1, width: number, height: 1), CGRect(x: 1, y: 1, width: 1, height: number),
    ]
    let changes: [Change] =
      point.flatMap { [.offset(from: $0), .offset(to: $0)] }
      + [.scale(from: number), .scale(to: number), .opacity(from: number), .opacity(to: number)]
      + [.cornerRadius(from: number, to: 1), .cornerRadius(from: 1, to: number)]
      + bad.flatMap { [.frame(from: $0, to: Self.small), .frame(from: Self.small, to: $0)] }
    for change in changes {
      var state = AnimatedViewState()
      state.add(change, at: 0.5)
      #expect(state == AnimatedViewState(), "\(change)")
    }
    var state = AnimatedViewState()
    state.add(.offset(to: CGPoint(x: 1, y: 1)), at: number)
    state.add(.frame(from: Self.small, to: Self.large), at: number)
    #expect(state == AnimatedViewState())
  }
}
