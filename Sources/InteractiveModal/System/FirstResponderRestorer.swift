import UIKit

/// Remembers the first responder in a tree of views, and restores it.
///
/// UIKit makes the first responder resign when a presentation or a dismissal begins, and does not
/// restore it for custom presentations. A drag makes it resign to dismiss the keyboard.
@MainActor final class FirstResponderRestorer {
  private enum State {
    case idle
    /// The first responder has resigned or is about to; `nil` if there was none.
    case remembered(FirstResponderSnapshot?)
    /// It has resigned, because a card is the only part in use.
    case taken(FirstResponderSnapshot)

    var snapshot: FirstResponderSnapshot? {
      switch self {
      case .idle: nil
      case .remembered(let snapshot): snapshot
      case .taken(let snapshot): snapshot
      }
    }
  }

  private weak var view: UIView?
  private var state = State.idle

  init(in view: UIView?) { self.view = view }

  /// The current first responder in the tree; `nil` if there is none.
  var current: FirstResponder? { view.flatMap { FirstResponder(in: $0) } }

  /// Whether there is a first responder to restore.
  var isRemembered: Bool { state.snapshot != nil }

  /// Whether the first responder to restore has resigned for a card that is the only part in use.
  var isTaken: Bool { if case .taken = state { true } else { false } }

  /// Whether the first responder to restore has a bar above the keyboard, which is on the screen only with it.
  var remembersBar: Bool { state.snapshot?.barOwner != nil }

  /// Remembers the current first responder. If there is none, the one that was remembered before stays. So does
  /// a text in a bar that has resigned in favour of the bar's controller (F642).
  func remember() {
    let present = current
    switch state {
    case .idle: break
    case .remembered, .taken:
      guard let present, present.responder !== state.snapshot?.barOwner else { return }
    }
    state = .remembered(present.map { FirstResponderSnapshot($0) })
  }

  /// Makes the first responder resign; does nothing again until it was restored or forgotten.
  func resign() {
    guard case .idle = state else { return }
    remember()
    state.snapshot?.resign()
  }

  /// Makes a first responder in one of the screens resign, with its bar, and remembers it in place of another.
  func take(from screens: [UIViewController]) {
    let views = screens.lazy.compactMap(\.viewIfLoaded)
    guard let present = views.compactMap({ FirstResponder(in: $0) }).first else { return }
    state = .taken(FirstResponderSnapshot(present))
    present.resign()
  }

  /// Keeps the first responder while UIKit calls the app, which may make another one first responder as it
  /// appears again. Without one, no text in the tree becomes first responder.
  func keep(during call: () -> Void) {
    let former = current.map { FirstResponderSnapshot($0) }
    call()
    guard let present = current, present.responder !== former?.responder else { return }
    if let former {
      former.restore()
    } else if present.barOwner == nil, !isRemembered {
      present.responder.resignFirstResponder()
    }
  }

  /// Forgets the first responder: nothing is restored.
  func forget() { state = .idle }

  /// Restores the first responder, unless another one in the window has taken its place.
  func restore() {
    let snapshot = state.snapshot
    state = .idle
    guard let window = view?.window, let snapshot else { return }
    let present = FirstResponder(in: window)
    if present == nil || present?.responder === snapshot.barOwner { snapshot.restore() }
  }
}

/// The first responder in a tree of views, with the controllers of the views and their bars.
@MainActor struct FirstResponder {
  let responder: UIResponder
  /// The controller whose `inputAccessoryView` is docked at the keyboard, if the responder is that
  /// controller or a view in its bar; `nil` for a view in the tree.
  let barOwner: UIViewController?

  /// Finds the first responder; `nil` if there is none.
  init?(in view: UIView) {
    if view.isFirstResponder {
      (responder, barOwner) = (view, nil)
    } else if let controller = view.next as? UIViewController,
      let responder = controller.isFirstResponder ? controller : Self.responder(inBarOf: controller)
    {
      (self.responder, barOwner) = (responder, controller)
    } else {
      for subview in view.subviews {
        if let found = Self(in: subview) {
          self = found
          return
        }
      }
      return nil
    }
  }

  /// Makes the responder resign. After a text in a bar, its controller is first responder, and would keep the bar
  /// (F642).
  func resign() {
    responder.resignFirstResponder()
    barOwner?.resignFirstResponder()
  }

  /// A bar is not among the views of its controller: UIKit has it in the window of the keyboard (F641).
  private static func responder(inBarOf controller: UIViewController) -> UIResponder? {
    controller.inputAccessoryView.flatMap { Self(in: $0)?.responder }
  }
}

/// A first responder, with the selection that a text field forgets when it resigns.
@MainActor private struct FirstResponderSnapshot {
  fileprivate weak var responder: UIResponder?
  fileprivate weak var barOwner: UIViewController?
  private let text: String?
  private let selection: UITextRange?

  init(_ present: FirstResponder) {
    let field = present.responder as? UITextField
    (responder, barOwner) = (present.responder, present.barOwner)
    text = field?.text
    selection = field?.selectedTextRange
  }

  /// Makes the responder resign; one that refuses keeps the keyboard.
  func resign() { responder?.resignFirstResponder() }

  /// Makes the responder first again. UIKit has to show a bar again before a text in it can be first responder,
  /// and does not tell when. So the text tries again and again, for a second.
  func restore() {
    barOwner?.becomeFirstResponder()
    guard !becomesFirst(), let barOwner, barOwner !== responder else { return }
    let end = SharedState.systemNow + Patience.short
    var timer: RepeatingTimer?
    timer = RepeatingTimer {
      guard barOwner.isFirstResponder, SharedState.systemNow < end, !becomesFirst() else {
        timer?.stop()
        timer = nil
        return
      }
    }
    timer?.start()
  }

  /// Makes the responder first, and returns whether it is. The selection is restored only if the text is the same.
  private func becomesFirst() -> Bool {
    guard let responder, responder.becomeFirstResponder() else { return false }
    if let field = responder as? UITextField, field.text == text { field.selectedTextRange = selection }
    return true
  }
}
