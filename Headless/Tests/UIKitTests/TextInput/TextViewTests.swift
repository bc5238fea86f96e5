import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Text views", .ownWorld) struct TextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var events: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
    func textViewDidChange(_ textView: UITextView) { events.append("change") }
  }

  private let stage = Stage()
  private let delegate = Delegate()
  private let view = UITextView()

  init() {
    view.font = .systemFont(ofSize: 10)
    view.delegate = delegate
    stage.show(view, frame: CGRect(x: 0, y: 200, width: 200, height: 100))
  }

  private var canvas: UIView? { view.subviews.first { $0.shownText != nil } }

  @Test("a tap moves the caret to the finger; typing inserts there, or replaces the selection")
  func typing() {
    view.text = "1234"
    stage.simulator.settleLayout()
    stage.tap(at: CGPoint(x: 5 + 5.56 * 2, y: 200 + 8 + 5))
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.insertText("\n")
    #expect(view.text == "12\n34")
    view.deleteBackward()
    #expect(view.text == "1234")
    #expect(delegate.events == ["begin", "change", "change"])
    view.selectedRange = NSRange(location: 1, length: 2)
    view.insertText("x")
    #expect(view.text == "1x4")
  }

  @Test("the content has its text's height, and typing keeps the caret visible")
  func scrolling() {
    view.becomeFirstResponder()
    for line in 0..<20 { view.insertText("\(line)\n") }
    stage.simulator.settleLayout()
    let height = 21 * UIFont.systemFont(ofSize: 10).lineHeight + 16
    #expect(abs(view.contentSize.height - height) < 0.34)
    #expect(view.contentOffset.y > 100)
    let caret = canvas?.shownText?.caret?.frame ?? .null
    #expect(view.bounds.contains(caret))
  }
}
