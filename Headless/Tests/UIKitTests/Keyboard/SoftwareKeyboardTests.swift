import TestWorld
import Testing

@testable import UIKit

/// The keyboard follows the first responder and posts notifications
/// (F203, F204, F290, F291, F293).
@MainActor @Suite("The software keyboard", .ownWorld) final class SoftwareKeyboardTests {
  /// Made in the test's body.
  private lazy var stage = makeStage()
  private lazy var field = stage.add(UITextField(), frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private lazy var other = stage.add(UITextView(), frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  private let journal = KeyboardJournal()

  private func makeStage() -> Stage {
    let stage = Stage()
    stage.simulator.hasHardwareKeyboard = false
    journal.screen = stage.simulator.screen
    return stage
  }

  private var panel: UIView? {
    stage.simulator.windowScene.windows.lazy.compactMap { ($0 as? KeyboardWindow)?.panel }.first
  }
  private let shown = CGRect(x: 0, y: 516, width: 393, height: 336)
  private let hidden = CGRect(x: 0, y: 852, width: 393, height: 336)

  @Test(
    "notifications give the screen, both frames, duration, curve and app (F203); a field that leaves hides it"
  )
  func userInfo() throws {
    field.becomeFirstResponder()
    stage.clock.runUntilIdle()
    #expect(journal.entries.count == 4)
    for entry in journal.entries {
      #expect(entry.begin == hidden && entry.end == shown)
      #expect(entry.duration == 0.25 && entry.curve == 7 && entry.isLocal == true)
    }
    field.removeFromSuperview()
    stage.clock.runTurns()
    #expect(stage.simulator.keyboardFrame == hidden)
  }

  @Test("it moves between its frames, and its window hides at the end")
  func animated() throws {
    field.becomeFirstResponder()
    stage.clock.runTurns()
    let layer = try #require(panel?.layer)
    #expect(layer.frame == shown)
    #expect(layer.presentation()?.frame == hidden)
    let view = stage.add(UIView(), frame: hidden)
    UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
      view.frame = self.shown
    }
    stage.clock.advance(by: 0.125)
    #expect(layer.presentation()?.frame.minY ?? .nan < 600, "its own curve is fast at first")
    #expect(view.layer.presentation()?.frame == layer.presentation()?.frame)
    #expect(stage.simulator.isAnimating)
    stage.clock.advance(by: 0.13)
    #expect(layer.presentation()?.frame == shown && !stage.simulator.isAnimating)
    field.resignFirstResponder()
    stage.clock.advance(by: 0.1)
    #expect(panel?.window?.isHidden == false)
    stage.clock.advance(by: 0.2)
    #expect(panel?.window?.isHidden == true)
  }

  /// The notifications of a change, until its end.
  private func heard(_ change: () -> Void) -> [String] {
    change()
    stage.clock.runUntilIdle()
    return journal.read()
  }

  @Test("changes of the first responder in one turn neither show nor hide it (F291)")
  func passedOn() {
    let there = heard {
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(there == [] && panel == nil)
    _ = heard { field.becomeFirstResponder() }
    #expect(heard { other.becomeFirstResponder() } == [] && other.isFirstResponder)
    let back = heard {
      other.resignFirstResponder()
      field.becomeFirstResponder()
    }
    #expect(back == [] && field.isFirstResponder)
  }

  @Test("it turns back on its way, with one notification at the end")
  func overtaken() {
    let names = heard {
      field.becomeFirstResponder()
      stage.clock.advance(by: 0.1)
      field.resignFirstResponder()
    }
    #expect(names == ["willChange", "willShow", "willChange", "willHide", "didChange", "didHide"])
    #expect(panel?.window?.isHidden == true)
  }

  @Test("it stays hidden for a first responder that takes no text")
  func noText() {
    final class Taker: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let taker = stage.add(Taker())
    _ = heard { field.becomeFirstResponder() }
    let names = heard { taker.becomeFirstResponder() }
    #expect(names == ["willChange", "willHide", "didChange", "didHide"])
  }

  @Test("it hides while a hardware keyboard is connected, as one is at first (F293)")
  func hardware() {
    #expect(Simulator().hasHardwareKeyboard)
    stage.simulator.hasHardwareKeyboard = true
    #expect(heard { field.becomeFirstResponder() } == [] && panel == nil)
    for isAttached in [false, true] {
      let kind = isAttached ? "Hide" : "Show"
      let names = heard { stage.simulator.hasHardwareKeyboard = isAttached }
      #expect(names == ["willChange", "will\(kind)", "didChange", "did\(kind)"])
    }
  }

  @Test("it takes touches and the wheel within its frame only")
  func touches() {
    let list = stage.add(UIScrollView(), frame: stage.view.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    field.becomeFirstResponder()
    stage.clock.runUntilIdle()
    stage.drag(stage.finger(at: CGPoint(x: 200, y: 700)), by: CGVector(dx: 0, dy: -100))
    stage.simulator.scroll(by: CGVector(dx: 0, dy: 50), at: CGPoint(x: 200, y: 700))
    #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    let finger = stage.finger(at: CGPoint(x: 200, y: 500))
    stage.drag(finger, by: CGVector(dx: 0, dy: -100))
    #expect(list.contentOffset.y > 0)
    finger.cancel()
    field.resignFirstResponder()
    stage.clock.runUntilIdle()
    let before = list.contentOffset.y
    stage.simulator.scroll(by: CGVector(dx: 0, dy: 50), at: CGPoint(x: 200, y: 700))
    #expect(list.contentOffset.y == before + 50)
  }
}
