import UIKit

/// Finds what jumps as a custom transition begins and as it ends: its first frame must show what the screen
/// showed, and the screen must then show what its last frame did.
@MainActor struct UserTransition {
  /// What the screen shows before the work that begins a transition; `nil` if something moves.
  private var start: UserPicture?
  /// What the last frame of a transition showed, when, and how many controllers; `nil` if none runs, or something
  /// was done since.
  private var last: (picture: UserPicture, time: TimeInterval, screens: Int)?
  /// Whether nothing moved before the event.
  private var wasAtRest = false

  /// What comes next may show something else at once.
  mutating func forget() { (start, last) = (nil, nil) }

  /// Called before an event.
  mutating func willPerform(on stage: FuzzStage) {
    forget()
    wasAtRest = stage.isAtRest && !stage.isInTransition
  }

  /// Called after an event, before the next turn of the run loop.
  mutating func didPerform(on stage: FuzzStage) {
    guard wasAtRest, !stage.simulator.isTurning else { return }
    start = stage.simulator.window.map { UserPicture(of: $0) }
  }

  /// Called after the turns that belong to the event. Returns the fault of the first frame.
  mutating func faultOfStart(on stage: FuzzStage) -> String? {
    defer { start = nil }
    guard let start, stage.isInTransition, let window = stage.simulator.window else { return nil }
    return start.difference(to: UserPicture(of: window)).map { "as a transition begins, \($0)" }
  }

  /// Called in each frame. Returns the fault of the frame after the last. Core Animation plays some transitions
  /// without frames: of these the last picture is too old. Of modals that go together only one is animated (F8).
  mutating func faultInFrame(on stage: FuzzStage) -> String? {
    guard let window = stage.simulator.window, !stage.fingers.contains(where: \.isDown) else {
      last = nil
      return nil
    }
    let former = last
    last = nil
    if stage.isInTransition {
      last = (UserPicture(of: window), stage.clock.now, stage.shown.count)
      return nil
    }
    guard let former, stage.isAtRest, stage.shown.count >= former.screens - 1,
      stage.clock.now - former.time < 1.5 / stage.clock.framesPerSecond
    else { return nil }
    return former.picture.difference(to: UserPicture(of: window)).map { "as a transition ends, \($0)" }
  }
}

extension FuzzStage {
  /// Whether a transition runs, other than UIKit's own of a modal, which shows the modal in its place at once.
  var isInTransition: Bool {
    let moving = shown.filter { $0.isBeingPresented || $0.isBeingDismissed }
    guard moving.allSatisfy({ $0.modalPresentationStyle == .custom && !($0 is UIAlertController) }) else {
      return false
    }
    return !moving.isEmpty || shown.flatMap(\.withChildren).contains { $0.transitionCoordinator != nil }
  }
}
