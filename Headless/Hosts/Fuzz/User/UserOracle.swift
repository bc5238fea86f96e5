import UIKit

/// Finds what a user would complain of, although nothing jumps, leaks or hangs.
///
/// The oracles read what the screen shows, the keyboard, the first responder and the offsets of lists. They
/// know nothing of the app, nor of the kit.
@MainActor struct UserOracle {
  /// The screen as the only finger landed; `nil` once another finger, the app or the system acts.
  private var moment: UserMoment?
  /// The orientation of the interface, as it was last seen.
  private var orientation: UIInterfaceOrientation?

  /// Called before each event of a script.
  mutating func willPerform(_ event: FuzzEvent, on stage: FuzzStage) {
    switch event.verb {
    case .move, .trail, .up, .take, .wait, .hitch, .twice, .pace, .jitter: break
    default: moment = nil
    }
  }

  /// Called before a finger lands.
  mutating func fingerWillLand(at place: CGPoint, on stage: FuzzStage) {
    let isFirst = !stage.fingers.contains(where: \.isDown)
    moment = isFirst && stage.isAtRest ? UserMoment(on: stage, touchedAt: place) : nil
  }

  /// The app goes, with all that it shows.
  mutating func forget() { self = UserOracle() }

  /// Called in each frame. Returns the fault, a sentence without its full stop, or `nil`.
  mutating func faultInFrame(on stage: FuzzStage) -> String? { moment?.faultInFrame(on: stage) }

  /// Called after each event. Returns the fault, a sentence without its full stop, or `nil`.
  mutating func faultNow(on stage: FuzzStage) -> String? {
    if let fault = faultOfTurn(on: stage) ?? stage.faultOfPictures { return fault }
    guard let last = moment, stage.isAtRest, !stage.fingers.contains(where: \.isDown) else { return nil }
    moment = nil
    return last.faultOfReturn(on: stage)
  }

  /// Called when all fingers are lifted and the app is at rest. Returns the fault of what can be seen.
  mutating func faultAtRest(on stage: FuzzStage) -> String? {
    faultNow(on: stage) ?? stage.faultOfCaret ?? stage.faultOfClock ?? stage.faultOfBars
  }

  /// While only custom modals are on the screen, the first screen decides where the interface turns, as if there
  /// were none. UIKit asks alerts and full screens.
  private mutating func faultOfTurn(on stage: FuzzStage) -> String? {
    let (old, new) = (orientation, stage.simulator.orientation)
    orientation = new
    guard let old, old != new, let root = stage.shown.first,
      stage.shown.dropFirst().allSatisfy({
        $0.modalPresentationStyle == .custom && !($0 is UIAlertController)
      }),
      !root.supportedInterfaceOrientations.contains(new)
    else { return nil }
    return "the interface turns from \(old) to \(new), which the first screen does not support"
  }
}

/// A view that follows a finger, and refuses the gestures of other views meanwhile.
@MainActor protocol FingerTracking: UIView {
  var isTracking: Bool { get }
}

extension UISlider: FingerTracking {}
extension UISwitch: FingerTracking {}

extension FuzzStage {
  /// Whether nothing moves, and nothing is about to.
  var isAtRest: Bool { isQuiet && clock.isIdle && !simulator.isTurning }

  /// The cards on the screen, the one in front last: those beside the first screen, and modals.
  var cards: [UIView] {
    (fuzzedApp?.cards.compactMap(\.view) ?? [])
      + shown.dropFirst().compactMap { $0.presentationController?.presentedView }
  }

  var firstResponder: UIResponder? {
    simulator.windowScene.windows.lazy.compactMap(\.firstResponder).first
  }
}

extension UIView {
  /// The view and all views in it.
  var withSubviews: [UIView] { [self] + subviews.flatMap(\.withSubviews) }

  /// The frame in the window that the user sees.
  var shownFrame: CGRect { shown(bounds) }
}

extension CGRect {
  /// Whether no edge is farther than half a point from the edge of another rectangle.
  func isNear(_ other: CGRect) -> Bool {
    self == other
      || max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
        <= 0.5
  }
}
