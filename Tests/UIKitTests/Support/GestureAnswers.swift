import UIKit

/// A recogniser's delegate with fixed answers, that keeps the questions.
final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var isSimultaneous = false
  var receives = true
  var requiresFailure = false
  var isRequiredToFail = false
  let journal: Journal

  @MainActor init(_ journal: Journal = Journal()) { self.journal = journal }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal.note("delegate: begin?")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    journal.note("delegate: receive?")
    return receives
  }
}
