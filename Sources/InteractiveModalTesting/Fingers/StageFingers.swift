import InteractiveModal
import UIKit

/// The fingers that are down on a stage.
@MainActor final class StageFingers {
  private let window: UIWindow
  private let frames: StageFrames
  private var fingers: [(finger: TestFinger, place: String)] = []

  init(in window: UIWindow, _ frames: StageFrames) { (self.window, self.frames) = (window, frames) }

  /// Where a finger is that the kit follows; `nil` without one.
  var heldPlace: String? { fingers.first { $0.finger.isFollowed }?.place }

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - view: The view that the finger has to meet, and whose top and middle count.
  ///   - place: The view in a sentence.
  /// - Throws: ``ModalTestFailure`` if it does not meet the view.
  func land(at point: ModalTouchPoint, on view: UIView?, _ place: String) throws -> TestFinger {
    guard let view, let location = point.location(on: view, in: window) else {
      throw ModalTestFailure("touch on \(place): the view is not on the screen")
    }
    guard location.x.isFinite, location.y.isFinite else {
      throw ModalTestFailure("touch on \(place): \(location) is not finite")
    }
    guard let touched = window.hitTest(location, with: nil), touched.isDescendant(of: view) else {
      throw ModalTestFailure("touch on \(place): \(location) is not on it")
    }
    let finger = TestFinger(at: location, on: touched, frames: frames)
    fingers = fingers.filter(\.finger.isFollowed) + [(finger, place)]
    return finger
  }
}
