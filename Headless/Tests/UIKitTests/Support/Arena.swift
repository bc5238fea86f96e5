import UIKit

/// A view in a view, each with a pan that is recorded.
@MainActor final class Arena {
  let stage = Stage()
  let journal = Journal()
  let outer: TouchView
  let inner: TouchView
  let outerLog = ActionLog()
  let innerLog = ActionLog()
  let outerPan: UIPanGestureRecognizer
  let innerPan: UIPanGestureRecognizer

  init() {
    outer = stage.add(TouchView(journal, frame: CGRect(x: 50, y: 100, width: 300, height: 600)))
    inner = TouchView(journal, frame: outer.bounds)
    outer.addSubview(inner)
    outerPan = UIPanGestureRecognizer(on: outer, outerLog)
    innerPan = UIPanGestureRecognizer(on: inner, innerLog)
    stage.simulator.settleLayout()
    _ = journal.read()
  }

  func finger(at point: CGPoint = CGPoint(x: 200, y: 200)) -> Finger { stage.finger(at: point) }

  /// A finger that moved down far enough for a pan.
  func pulled() -> Finger {
    let finger = finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 20), steps: 2)
    return finger
  }
}

/// Records the states of recognisers that call it.
@MainActor final class ActionLog: ActionReceiver {
  private(set) var states: [UIGestureRecognizer.State] = []
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  func receive(_ action: Selector, from sender: AnyObject) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    states.append(recognizer.state)
    onAction(recognizer)
  }
}

extension UIGestureRecognizer {
  /// Adds a recogniser to `view` that calls `log`.
  convenience init(on view: UIView, _ log: ActionLog) {
    self.init(target: log, action: "act")
    view.addGestureRecognizer(self)
  }
}

/// A recogniser's delegate with fixed answers that records the questions.
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

/// A recogniser that records its touches and recognises when told to.
final class ProbeRecognizer: UIGestureRecognizer {
  private let label: String
  private let journal: Journal
  var recognizesAtOnce = false
  private(set) var lastTouch: UITouch?

  init(_ label: String, _ journal: Journal) {
    self.label = label
    self.journal = journal
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTouch = touches.first
    journal.note("\(label) began")
    if recognizesAtOnce { state = .began }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { journal.note("\(label) moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    journal.note("\(label) ended")
    if state == .began || state == .changed { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    journal.note("\(label) cancelled")
    state = state == .possible ? .failed : .cancelled
  }
  override func reset() {
    lastTouch = nil
    journal.note("\(label) reset")
  }
}
