import Foundation

extension UIViewController {
  /// Presents from the nearest controller that can carry it (F1), or refuses with a complaint (F3 to F5).
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = topAncestor
    if let reason = presenter.reasonNotToPresent(viewControllerToPresent) {
      return Simulator.running.complain("Attempt to present \(type(of: viewControllerToPresent)) \(reason)")
    }
    let presentation = Presentation(presented: viewControllerToPresent, presenting: presenter, source: self)
    presenter.presentation = presentation
    viewControllerToPresent.hostPresentation = presentation
    presentation.present(animated: flag, completion: completion)
  }

  /// Dismisses what the receiver presents, or else the receiver itself (F7).
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presentation = topAncestor.presentation ?? topAncestor.hostPresentation
    guard let presentation else { return }  // F9
    if presentation.stack.contains(where: { $0.transition?.isUnderWay ?? false }) {
      return Simulator.running.complain(
        "Attempt to dismiss \(type(of: presentation.presented)) while a presentation or dismiss is in progress"
      )
    }
    presentation.dismissStack(animated: flag, completion: completion)
  }

  var topAncestor: UIViewController { parent?.topAncestor ?? self }

  /// The receiver, what presents it, what presents that, and so on.
  private var presenters: [UIViewController] {
    Array(sequence(first: self) { $0.hostPresentation?.presenting })
  }

  private func reasonNotToPresent(_ modal: UIViewController) -> String? {
    if presenters.contains(modal) { return "on itself, or on what it presents (F5)" }
    if modal.hostPresentation != nil { return "that is already being presented (F5)" }
    if modal.parent != nil { return "that has a parent (F5)" }
    if presentation != nil { return "on \(type(of: self)) which is already presenting (F3)" }
    if hostPresentation?.transition?.isUnderWay ?? false {
      return "while \(type(of: self)) is in a transition (F5)"
    }
    if viewIfLoaded?.window == nil { return "on \(type(of: self)) whose view is not in the window (F4)" }
    return nil
  }
}
