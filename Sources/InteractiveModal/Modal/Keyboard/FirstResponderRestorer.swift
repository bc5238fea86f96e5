import UIKit

/// Remembers who has the keyboard in a tree of views, and gives it back.
///
/// UIKit makes the first responder resign when a presentation or a dismissal starts, and does not restore it for
/// custom presentations; a drag makes it resign to lower the keyboard.
@MainActor final class FirstResponderRestorer {
  private enum State {
    /// Whoever has the keyboard has it.
    case idle
    /// It was taken, or is about to be, from somebody or nobody.
    case taken(from: FirstResponderSnapshot?)
  }

  private weak var view: UIView?
  private var state = State.idle

  init(in view: UIView?) { self.view = view }

  /// Somebody is about to take the keyboard away. Who has it now gets it back; else who had it before.
  func remember() {
    let holder = view.flatMap(FirstResponderSnapshot.init(in:))
    switch state {
    case .idle: state = .taken(from: holder)
    case .taken: if let holder { state = .taken(from: holder) }
    }
  }

  /// Takes the keyboard away, once until it is given back.
  func lower() {
    guard case .idle = state else { return }
    remember()
    if case .taken(let holder) = state { holder?.resign() }
  }

  /// Nobody is to get it back.
  func forget() { state = .idle }

  /// Gives the keyboard back, unless it went to somebody else in the window meanwhile. Does nothing where nobody had
  /// it, or has left the window since.
  func restore() {
    guard case .taken(let holder) = state else { return }
    state = .idle
    if let window = view?.window, FirstResponderSnapshot(in: window) == nil { holder?.takeBack() }
  }
}
