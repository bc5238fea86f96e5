import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("The motion of the keyboard", .ownWorld) @MainActor struct KeyboardMotionTests {
  /// A page with a bar at the foot of its safe area.
  private final class Page: UIView {
    let bar = UIView()

    init(in view: UIView) {
      super.init(frame: view.bounds)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(bar)
      view.addSubview(self)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
    override func safeAreaInsetsDidChange() { setNeedsLayout() }
    override func layoutSubviews() {
      bar.frame = CGRect(x: 0, y: bounds.height - safeAreaInsets.bottom - 44, width: bounds.width, height: 44)
    }
  }

  private func panel(_ screen: Screen) -> UIView? {
    screen.simulator.windowScene.windows.lazy.compactMap { ($0 as? KeyboardWindow)?.panel }.first
  }

  /// The share of its way that a view has gone, as the user sees it.
  private func share(_ view: UIView?, from start: CGFloat, to end: CGFloat) -> CGFloat {
    ((view?.layer.presentation()?.frame.minY ?? start) - start) / (end - start)
  }

  @Test("the content moves with the keyboard in every frame, up and down")
  func together() throws {
    let screen = Screen().open()
    screen.simulator.hasHardwareKeyboard = false
    let page = Page(in: screen.draft.view)
    screen.simulator.settleLayout()
    for isComing in [true, false] {
      let start = page.bar.frame.minY
      _ = isComing ? screen.draft.text.becomeFirstResponder() : screen.draft.text.resignFirstResponder()
      screen.clock.runTurns()
      let end = page.bar.frame.minY
      var shares: [(content: CGFloat, keyboard: CGFloat)] = []
      for _ in 1...12 {
        screen.clock.advance(by: 1 / 60)
        let keyboard = share(panel(screen), from: isComing ? 852 : 516, to: isComing ? 516 : 852)
        shares.append((share(page.bar, from: start, to: end), keyboard))
      }
      #expect(end - start == (isComing ? -302 : 302))
      #expect(shares.allSatisfy { abs($0.content - $0.keyboard) < 1e-6 })
      #expect(shares.contains { (0.1...0.9).contains($0.content) })
      screen.settle()
    }
  }

  @Test(
    "a card that gets the height of a keyboard in flight moves the screen behind as fast as the keyboard",
    arguments: [true, false])
  func screenBehind(isHeld: Bool) {
    let screen = Screen(framesPerSecond: 120, configuration: .mail.with { $0.detents = [.medium, .large] })
    screen.open().type(in: screen.draft.text)
    screen.draft.selectModalDetent(.large)
    var tops: [CGFloat] = []
    screen.clock.onFrame { tops.append(screen.root.view.shown(screen.root.view.bounds).minY) }
    screen.clock.advance(by: 0.2)
    if isHeld { screen.finger.down(at: CGPoint(x: 196, y: 700)) }
    screen.simulator.hasHardwareKeyboard = false
    screen.clock.advance(by: 0.05)
    if isHeld { screen.finger.up() }
    screen.settle()
    let steps = zip(tops, tops.dropFirst()).map { abs($1 - $0) }
    #expect(tops.count > 40 && (steps.max() ?? 9) < 5, "\(steps.map { ($0 * 100).rounded() / 100 })")
    #expect(screen.draft.selectedModalDetent == .large && abs(screen.cardTop - 69) < 1e-6)
  }

  @Test("a keyboard that tells no curve moves the content by UIKit's own")
  func noCurve() throws {
    let (screen, view) = (Screen(), UIView())
    screen.root.view.addSubview(view)
    screen.simulator.settleLayout()
    let info =
      [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 516, width: 393, height: 336),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.4,
      ] as [String: Any]
    let name = UIResponder.keyboardWillChangeFrameNotification
    let move = try #require(KeyboardMove(Notification(name: name, object: nil, userInfo: info)))
    move.animate(screen.root.view) { view.alpha = 0 }
    screen.clock.runTurns()
    screen.clock.advance(by: 0.2)
    #expect(abs(view.shown.alpha - 0.5) < 0.05)
  }

  @Test("a layout that waits as the keyboard comes is not animated with it")
  func waitingLayout() {
    let screen = Screen().open()
    screen.simulator.hasHardwareKeyboard = false
    let page = Page(in: screen.draft.view)
    screen.draft.text.becomeFirstResponder()
    screen.clock.runTurns()
    #expect(page.bar.layer.presentation()?.frame.width == 393)
  }

  // MARK: A dismissal in code

  private enum Way: CaseIterable {
    case dismiss, dismissOfPresenter, dismissModal, withoutAnimation

    @MainActor func dismiss(_ screen: Screen) {
      switch self {
      case .dismiss: screen.draft.dismiss(animated: true)
      case .dismissOfPresenter: screen.root.dismiss(animated: true)
      case .dismissModal: screen.draft.dismissModal()
      case .withoutAnimation: screen.draft.dismissModal(animated: false)
      }
    }
  }

  @Test("the keyboard goes at once with a modal that code dismisses", arguments: Way.allCases)
  private func dismissed(by way: Way) {
    let screen = Screen().openTyping()
    let ear = KeyboardEar()
    way.dismiss(screen)
    screen.clock.runTurns()
    #expect(ear.heard == ["hide"] && !screen.draft.text.isFirstResponder)
    #expect(screen.settle().leftover == nil && ear.heard == ["hide"])
  }

  @Test("it goes at once with a modal that is dismissed while it opens", arguments: [true, false])
  func dismissedWhileOpening(byUser: Bool) {
    let screen = Screen()
    screen.simulator.hasHardwareKeyboard = false
    screen.present()
    screen.draft.text.becomeFirstResponder()
    screen.clock.advance(by: 0.15)
    let ear = KeyboardEar()
    if byUser { screen.simulator.press(.keyboardEscape) } else { screen.draft.dismissModal() }
    screen.clock.runTurns()
    #expect(ear.heard == ["hide"])
    #expect(screen.settle().leftover == nil)
  }

  @Test(
    "it comes back with a modal that a finger catches on its way out, to a text or a controller",
    arguments: [false, true])
  func caught(isController: Bool) {
    let screen = Screen()
    screen.draft.takesKeyboard = isController
    screen.openTyping()
    let responder: UIResponder = isController ? screen.draft : screen.draft.text
    screen.type(in: responder).close(for: 0.08)
    #expect(!responder.isFirstResponder, "UIKit makes it resign when the dismissal starts")
    screen.finger.down(at: screen.grip)
    screen.drag(by: -200, over: 0.1)
    #expect(screen.lift().disorder == nil)
    #expect(responder.isFirstResponder && (isController || screen.hasRoomForKeyboard))
  }
}
