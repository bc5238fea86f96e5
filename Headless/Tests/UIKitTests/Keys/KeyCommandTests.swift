import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Key commands", .ownWorld) final class KeyCommandTests {
  /// A view with commands and every action.
  private final class CommandView: UIView, ActionReceiver {
    var commands: [UIKeyCommand] = []
    private(set) var received: [Selector] = []
    private(set) var presses = 0

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    func receive(_ action: Selector, from sender: AnyObject) { received.append(action) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += 1
      super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
  }

  private var served: [UIViewController] = []
  private lazy var stage = Stage()
  private lazy var view = makeView()

  private func makeView() -> CommandView {
    let view = stage.add(CommandView(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.becomeFirstResponder()
    return view
  }

  /// A command with an action that every controller has.
  private func command(
    _ input: String, _ flags: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    let action = Selector("serve", of: UIViewController.self) { [weak self] in self?.served.append($0) }
    return UIKeyCommand(title: "Serve", action: action, input: input, modifierFlags: flags)
  }

  private func escape(_ action: Selector) -> UIKeyCommand {
    UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action)
  }

  @Test("a key whose command has a receiver sends its action and is not delivered as a press (F305, F306)")
  func command() {
    view.commands = [escape("leave")]
    stage.simulator.press(.keyboardEscape)
    #expect(view.received == ["leave"] && view.presses == 0)
    stage.simulator.press(.keyboardTab)
    #expect(view.received.count == 1 && view.presses == 2)
    view.commands = [escape(Selector("nothing", of: UITableView.self) { _ in })]
    stage.simulator.press(.keyboardEscape)
    #expect(view.received.count == 1 && view.presses == 4, "no receiver")
  }

  @Test(
    "key and modifiers must be the command's; caps lock is ignored",
    arguments: [
      ([], 0), ([.command], 1), ([.command, .alphaShift], 1), ([.command, .shift], 0), ([.control], 0),
    ] as [(UIKeyModifierFlags, Int)])
  func match(flags: UIKeyModifierFlags, times: Int) {
    view.commands = [UIKeyCommand(input: ".", modifierFlags: .command, action: "leave")]
    stage.simulator.press(.keyboardPeriod, modifierFlags: flags)
    stage.simulator.press(.keyboardEscape, modifierFlags: flags)
    #expect(view.received.count == times)
  }

  @Test(
    "a controller's command works for its subviews, goes to the nearest responder, and after nearer commands")
  func chain() {
    let child = UIViewController()
    stage.root.addChild(child)
    stage.add(child.view)
    child.view.addSubview(view)
    view.becomeFirstResponder()
    let command = command(UIKeyCommand.inputEscape)
    stage.root.addKeyCommand(command)
    stage.simulator.press(.keyboardEscape)
    #expect(served == [child] && view.presses == 0)
    view.commands = [escape("leave")]
    stage.simulator.press(.keyboardEscape)
    #expect(view.received == ["leave"] && served.count == 1)
    view.commands = []
    stage.root.removeKeyCommand(command)
    stage.simulator.press(.keyboardEscape)
    #expect(served.count == 1 && view.presses == 2 && stage.root.keyCommands == nil)
  }

  @Test("a text input gets editing keys before any command (F306)")
  func text() {
    let body = stage.add(UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100)))
    body.becomeFirstResponder()
    stage.root.addKeyCommand(command("\r"))
    stage.root.addKeyCommand(command(UIKeyCommand.inputEscape))
    stage.simulator.press(.keyboardReturnOrEnter)
    #expect(body.text == "\n" && served.isEmpty)
    stage.simulator.press(.keyboardEscape)
    #expect(served.count == 1)
  }

  @Test("a field that is edited leaves Tab to commands and keeps Return")
  func field() {
    let field = stage.add(UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40)))
    field.becomeFirstResponder()
    stage.root.addKeyCommand(command("\t"))
    stage.root.addKeyCommand(command("\r"))
    stage.simulator.press(.keyboardTab)
    #expect(served.count == 1)
    stage.simulator.press(.keyboardReturnOrEnter)
    #expect(served.count == 1)
    field.resignFirstResponder()
    stage.simulator.press(.keyboardReturnOrEnter)
    #expect(served.count == 2)
  }
}
