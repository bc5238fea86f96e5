import Foundation

extension UIWindow {
  /// Carries out what a key stands for: whether there was anything (F305).
  ///
  /// The command nearest to the first responder counts; it goes to the nearest that has its action, which need not
  /// be the one that named the key. Keys that edit are text input's first (F306).
  func performKeyCommand(for press: UIPress) -> Bool {
    guard let key = press.key, let first = press.responder, let command = command(for: key, from: first),
      command.wantsPriorityOverSystemBehavior || !first.edits(with: key),
      let receiver = chain(from: first).first(where: command.action.isMethod)
    else { return false }
    command.action.send(to: receiver, from: command)
    return true
  }

  private func command(for key: UIKey, from first: UIResponder) -> UIKeyCommand? {
    chain(from: first).lazy.flatMap { $0.keyCommands ?? [] }.first { $0.matches(key) }
  }

  private func chain(from first: UIResponder) -> UnfoldFirstSequence<UIResponder> {
    sequence(first: first, next: \.next)
  }
}
