import UIKit

/// First responders, keys, windows and the status bar.
@MainActor enum ResponderChecks {
  nonisolated static let all = [
    DeviceCheck(
      207, "becomeFirstResponder fails outside a window, and takes it from another field in one",
      run: window),
    DeviceCheck(205, "a presentation takes the first responder from the presenter", run: presentation),
    DeviceCheck(257, "a dismissal by code takes the first responder at once", run: dismissal),
    DeviceCheck(
      257, "an interactive dismissal takes the first responder when the finger lets go", run: interactive),
    DeviceCheck(261, "the responder chain of a modal leads to its presenter", run: chain),
    DeviceCheck(273, "a window's next responder is its scene or the application", run: windowNext),
    DeviceCheck(305, "keyCommands has the commands that were added", run: commands),
    DeviceCheck(
      388, "makeKey makes a window, also a hidden one, the only key window of its scene", run: keyWindow),
    DeviceCheck(320, "only a modal that captures the status bar decides its style", run: statusBar),
  ]

  static func addField(to view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    view.addSubview(field)
    return field
  }

  private static func window(_ stage: CheckStage) async -> Finding {
    let outside = UITextField().becomeFirstResponder()
    let (one, other) = (addField(to: stage.root.view), addField(to: stage.root.view))
    let taken = [
      one.becomeFirstResponder(), other.becomeFirstResponder(), one.isFirstResponder, one.isEditing,
    ]
    other.resignFirstResponder()
    return .same([outside] + taken, as: [false, true, true, false, false])
  }

  private static func presentation(_ stage: CheckStage) async -> Finding {
    let field = addField(to: stage.root.view)
    guard field.becomeFirstResponder() else { return .differs("the field does not take it") }
    await stage.present(stage.makeModal())
    return .same(field.isFirstResponder, as: false)
  }

  private static func dismissal(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    await stage.present(modal)
    let field = addField(to: modal.view)
    guard field.becomeFirstResponder() else { return .differs("the field does not take it") }
    await stage.wait(0.3)
    modal.animator = BlockAnimator(0.6, log: stage.log)
    stage.log.clear()
    stage.callDismiss(modal)
    await stage.until { stage.log.has("animateTransition") }
    await stage.frames()
    let (isOver, isFirst) = (stage.log.has("completion"), field.isFirstResponder)
    await stage.until { stage.log.has("completion") }
    return .that(
      !isOver && !isFirst, else: isFirst ? "it stays during the transition" : "the transition was over")
  }

  private static func interactive(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    let field = addField(to: modal.view)
    modal.onCall = { if $0 == "didAppear" { field.becomeFirstResponder() } }
    guard let driver = await stage.beginDismissal(of: modal) else { return .differs("no transition") }
    await stage.frames()
    let before = field.isFirstResponder
    driver.release(cancels: false)
    await stage.frames()
    let after = field.isFirstResponder
    driver.complete()
    return .same([before, after], as: [true, false])
  }

  private static func chain(_ stage: CheckStage) async -> Finding {
    let modal = stage.makeModal()
    guard await stage.present(modal) else { return .differs("no completion") }
    let chain = sequence(first: modal as UIResponder) { $0.next }
    return .that(chain.contains { $0 === stage.root }, else: "\(chain.map { "\(type(of: $0))" })")
  }

  private static func windowNext(_ stage: CheckStage) async -> Finding {
    let next = stage.window.next
    return .that(
      next is UIWindowScene || next is UIApplication, else: next.map { "\(type(of: $0))" } ?? "nothing")
  }

  private static func commands(_ stage: CheckStage) async -> Finding {
    let command = UIKeyCommand(input: "k", modifierFlags: .command, action: FrameTicker.action)
    stage.root.addKeyCommand(command)
    return .that(stage.root.keyCommands?.contains { $0.input == "k" } == true, else: "none")
  }

  private static func keyWindow(_ stage: CheckStage) async -> Finding {
    guard let scene = stage.window.windowScene else { return .differs("no scene") }
    let second = UIWindow(windowScene: scene)
    let before = [stage.window.isKeyWindow, second.isKeyWindow, scene.keyWindow === stage.window]
    second.makeKey()
    let after = [stage.window.isKeyWindow, second.isKeyWindow, scene.keyWindow === second]
    stage.window.makeKey()
    second.windowScene = nil
    return .same(before + after, as: [true, false, true, false, true, true])
  }

  private static func statusBar(_ stage: CheckStage) async -> Finding {
    guard let bar = stage.window.windowScene?.statusBarManager, !bar.isStatusBarHidden else {
      return .unknown("there is no status bar")
    }
    var styles: [UIStatusBarStyle] = []
    for captures in [false, true] {
      let modal = LightController(nibName: nil, bundle: nil)
      modal.modalPresentationStyle = .custom
      modal.modalPresentationCapturesStatusBarAppearance = captures
      await stage.present(modal, animated: false)
      await stage.until(atMost: 1) { (bar.statusBarStyle == .lightContent) == captures }
      styles.append(bar.statusBarStyle)
      await stage.dismiss(modal, animated: false)
    }
    return .that(
      styles[0] != .lightContent && styles[1] == .lightContent, else: "styles \(styles.map(\.rawValue))")
  }
}

/// A controller that wants a light status bar.
private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
