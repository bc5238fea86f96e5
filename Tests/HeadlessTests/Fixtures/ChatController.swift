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
}
