import HeadlessHosts
import Testing
import UIKit

/// A chat with a docked bar, whose controller has the bar when it appears, unless the user types.
final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  let message = UITextView(frame: CGRect(x: 8, y: 5, width: 240, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(message)
  }

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !message.isFirstResponder { becomeFirstResponder() }
  }

  /// Where the user sees the bar, in the window.
  var shownBar: CGRect { bar.shown(bar.bounds) }
}

/// A device on which the keyboard comes up on the screen.
@MainActor final class KeyboardDesk: TestScreen {
  let simulator: Simulator
  lazy var finger = simulator.makeFinger()

  init(
    _ root: UIViewController, _ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait
  ) {
    simulator = Simulator(device: device, orientation: orientation)
    simulator.launch(root: root)
    simulator.hasHardwareKeyboard = false
    settle()
  }

  var keyboardTop: CGFloat { simulator.keyboardFrame.minY }

  /// Waits until nothing moves, and the kit has looked again for a bar that comes back.
  @discardableResult func settleBar() -> Self { settle().run(for: 0.2).settle() }

  /// Makes a text, or a controller with a bar, first responder.
  func type(in text: UIResponder) {
    text.becomeFirstResponder()
    settleBar()
    #expect(text.isFirstResponder)
  }
}
