import InteractiveModal
import UIKit

/// The time of a stage: steps the kit's frames, and gives UIKit turns of the run loop.
@MainActor final class StageTime {
  /// What still has to happen, in a few words.
  private enum Movement {
    /// The kit moves something: it goes on with the stage's clock.
    case kit(String)
    /// UIKit has to do something: it goes on with the run loop.
    case system(String)
    /// Nothing.
    case none
  }

  /// Turns without movement after which all is settled. An answered question needs some: its task
  /// runs in turns of its own.
  private static let quietTurns = 10

  let frames: StageFrames
  /// Hears of the modals as long as the stage runs.
  private let log: StageLog
  /// The window, whose root the app may replace.
  weak var window: UIWindow?

  init(_ frames: StageFrames, _ log: StageLog) { (self.frames, self.log) = (frames, log) }

  /// The root, and all that is presented, from the bottom up.
  var shown: [UIViewController] {
    window?.rootViewController.map { Array(sequence(first: $0) { $0.presentedViewController }) } ?? []
  }

  /// The same, each with the cards that it shows beside a screen.
  var shownWithCards: [UIViewController] { shown.flatMap { [$0] + $0.containedCards } }

  /// Whether the kit tells this stage of its modals.
  var isRunning: Bool { SharedState.current.watcher === log }

  func checkIsRunning(_ call: String) throws {
    if !isRunning { throw ModalTestFailure("\(call): the stage has ended") }
  }

  /// Gives UIKit turns until a condition holds.
  ///
  /// - Parameters:
  ///   - what: Completes the sentence “… has not happened”.
  ///   - steps: Whether the kit's frames go on meanwhile.
  ///   - limit: In seconds.
  func wait(
    for what: String, steps: Bool, limit: TimeInterval = 10, until condition: () -> Bool
  ) async throws {
    try checkIsRunning(what)
    let start = CACurrentMediaTime()
    while !condition() {
      guard CACurrentMediaTime() - start < limit else {
        throw ModalTestFailure("\(what): this has not happened within \(limit) seconds")
      }
      await frames.turn()
      if steps { await stepOn() }
    }
  }

  /// Lets everything come to its end.
  ///
  /// - Parameter limit: How long UIKit may take for one thing, in seconds.
  func settle(limit: TimeInterval) async throws {
    try checkIsRunning("settle()")
    let firstFrame = frames.count
    var (quiet, start) = (0, CACurrentMediaTime())
    while quiet < Self.quietTurns {
      await frames.turn()
      await stepOn()
      switch movement {
      case .none: quiet += 1
      case .kit(let what):
        (quiet, start) = (0, CACurrentMediaTime())
        let longest = SteppedFrames.longestMotion
        guard (frames.count - firstFrame) * SteppedFrames.duration < longest else {
          throw ModalTestFailure("settle(): \(what) for more than \(longest) seconds")
        }
      case .system(let what):
        quiet = 0
        guard CACurrentMediaTime() - start < limit else {
          throw ModalTestFailure("settle(): \(what) for more than \(limit) seconds")
        }
      }
    }
  }

  /// Shows the next stepped frame. The display's have gone on in the turn.
  private func stepOn() async { if frames.stepped != nil { await frames.step() } }

  private var movement: Movement {
    let shown = shownWithCards
    for modal in shown {
      switch ModalProbe(modal)?.update?.phase {
      case .settling: return .kit("\(type(of: modal)) has been on its way")
      case .held: return .kit("a finger has held \(type(of: modal))")
      case .resting, .asking, nil:
        if ModalProbe(modal)?.movesInDock == true { return .kit("\(type(of: modal)) has moved in its dock") }
      }
    }
    let late = shown.last { $0.isInTransition || ModalProbe($0)?.isIdle == false }
    return late.map { .system("UIKit has not ended its transition of \(type(of: $0))") } ?? .none
  }
}

extension UIViewController {
  /// The cards in this controller and its children, the one in front last.
  fileprivate var containedCards: [UIViewController] {
    children.flatMap(\.containedCards) + ((self as? ModalContainerController)?.cards ?? [])
  }

  /// Whether UIKit runs a transition of the controller, or of one in it.
  fileprivate var isInTransition: Bool {
    isBeingPresented || isBeingDismissed || transitionCoordinator != nil
      || children.contains(where: \.isInTransition)
  }
}
