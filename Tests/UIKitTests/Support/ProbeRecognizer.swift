import UIKit

/// A recogniser that writes down what it hears, and recognises when it is told to.
final class ProbeRecognizer: UIGestureRecognizer {
  private let label: String
  private let journal: Journal
  var recognizesAtOnce = false
  var prevents = true
  var isPreventable = true
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
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
}
