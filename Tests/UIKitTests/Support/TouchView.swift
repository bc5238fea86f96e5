import UIKit

/// A view that writes down its touches, its layout and its moves.
final class TouchView: UIView {
  let journal: Journal
  private(set) var layouts = 0
  var lets = true

  init(_ journal: Journal = Journal(), frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("view: began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("view: moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("view: ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.note("view: cancelled")
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal.note("view: begin?")
    return lets
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    journal.note("layoutSubviews")
  }
  override func safeAreaInsetsDidChange() { journal.note("safe area") }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.note("willMove \(newWindow == nil ? "out" : "in")")
  }
  override func didMoveToWindow() { journal.note("didMove \(window == nil ? "out" : "in")") }
}
