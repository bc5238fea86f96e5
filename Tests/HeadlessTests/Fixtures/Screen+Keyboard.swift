@testable import InteractiveModal
@testable import UIKit

extension Screen {
  /// Presents on a device whose keyboard comes up on the screen, and waits until draft and keyboard stand.
  @discardableResult func openTyping() -> Screen {
    simulator.hasHardwareKeyboard = false
    if !isPresented { open() }
    return type(in: draft.text)
  }

  /// Makes somebody first responder, and waits for the keyboard.
  @discardableResult func type(in responder: UIResponder) -> Screen {
    responder.becomeFirstResponder()
    return settle()
  }

  /// A field on the draft, with something in it.
  func addField(_ text: String = "Dear all", to modal: UIViewController? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: 300, width: 200, height: 40))
    field.text = text
    (modal ?? draft).view.addSubview(field)
    simulator.settleLayout()
    return field
  }

  /// How much of a controller's view the keyboard covers, from its foot.
  func covered(_ modal: UIViewController? = nil) -> CGFloat {
    let view: UIView = (modal ?? draft).view
    return max(0, view.shown(view.bounds).maxY - simulator.keyboardFrame.minY)
  }

  /// Whether the draft's safe area ends where the keyboard begins, which covers more than 100 points of it.
  var hasRoomForKeyboard: Bool { covered() > 100 && abs(foot - covered()) < 1e-9 }

  /// The safe area at the foot of the draft.
  var foot: CGFloat { draft.view.safeAreaInsets.bottom }

  /// What keeps a card from looking as if nobody had ever typed on it: said in a sentence, or `nil`.
  var insetDisorder: String? {
    let added = draft.additionalSafeAreaInsets
    return added == .zero ? nil : "\(added) is left added to the draft"
  }
}

/// Hears what the keyboard tells, in a word each: "show", "hide".
@MainActor final class KeyboardEar {
  private(set) var heard: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init() {
    listen(to: UIResponder.keyboardWillShowNotification, as: "show")
    listen(to: UIResponder.keyboardWillHideNotification, as: "hide")
  }

  private func listen(to name: NSNotification.Name, as word: String) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.heard.append(word) }
      })
  }

  isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}
