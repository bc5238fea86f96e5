import Foundation

extension UIViewController {
  /// Presents from the nearest controller that can carry it (F1), or refuses with a complaint (F3
  /// to F5).
  func beginPresenting(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    let presenter = viewControllerToPresent is UISearchController ? searchContext : topAncestor
    if let reason = presenter.reasonNotToPresent(viewControllerToPresent) {
      return Simulator.running.complain("Attempt to present \(type(of: viewControllerToPresent)) \(reason)")
    }
    Simulator.current?.onPresent?(viewControllerToPresent)
    let presentation = Presentation(presented: viewControllerToPresent, presenting: presenter, source: self)
    presenter.presentation = presentation
    viewControllerToPresent.hostPresentation = presentation
    presentation.present(animated: flag, completion: completion)
  }

  /// Dismisses the presented controller, or the receiver if it presents none (F7). One that is being
  /// dismissed counts as gone, so the call goes on to the controller that it lies on (F433).
  func beginDismissing(animated flag: Bool, completion: (() -> Void)?) {
    let ancestors = sequence(first: self) { $0.parent }
    guard let nearest = ancestors.lazy.compactMap(\.presentation).first else {
      // Without a presentation nothing happens (F9). Overrides of the presenter's method are called (F7).
      topAncestor.hostPresentation?.presenting?.dismiss(animated: flag, completion: completion)
      return
    }
    let below = sequence(first: nearest) { $0.isBeingDismissed ? $0.presenting?.hostPresentation : nil }
    let presentation = below.first { !$0.isBeingDismissed } ?? nearest
    let standing = presentation.stack.prefix { $0 !== nearest || $0 === presentation }
    if standing.contains(where: { $0.transition?.isUnderWay ?? false }) {
      return Simulator.running.complain(
        "Attempt to dismiss \(type(of: presentation.presented)) while a presentation or dismiss is in progress"
      )
    }
    presentation.dismissStack(animated: flag, completion: completion)
  }

  var topAncestor: UIViewController { parent?.topAncestor ?? self }

  /// The nearest ancestor that presents searches, or the outermost one (F435).
  private var searchContext: UIViewController {
    definesPresentationContext ? self : parent?.searchContext ?? self
  }

  /// Ends at once the searches that descendants present, which go with this controller.
  func endSearches() {
    for child in children {
      child.presentation?.tearDown()
      child.endSearches()
    }
  }

  /// The receiver and its chain of presenters.
  private var presenters: [UIViewController] {
    Array(sequence(first: self) { $0.topAncestor.hostPresentation?.presenting })
  }

  private func reasonNotToPresent(_ modal: UIViewController) -> String? {
    if presenters.contains(modal) { return "on itself, or on a controller that it presents (F5)" }
    if modal.hostPresentation != nil { return "that is already being presented (F5)" }
    if modal.parent != nil { return "that has a parent (F5)" }
    if presentation != nil { return "on \(type(of: self)) which is already presenting (F3)" }
    if topAncestor.hostPresentation?.transition?.isUnderWay ?? false {
      return "while \(type(of: self)) is in a transition (F5)"
    }
    if viewIfLoaded?.window == nil { return "on \(type(of: self)) whose view is not in the window (F4)" }
    return nil
  }
}

/// What a controller presents, and who presents it.
extension UIViewController {
  /// The controller that this one or its nearest ancestor presents (F2).
  public var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  public var presentingViewController: UIViewController? {
    if let hostPresentation { return hostPresentation.isAskedFor ? nil : hostPresentation.presenting }
    return parent?.presentingViewController
  }

  /// That of this controller or of the nearest ancestor that is presented (F720). Else it is made on first reading,
  /// with the style of that moment, and kept (F28).
  public var presentationController: UIPresentationController? {
    let ancestors = sequence(first: self) { $0.parent }
    if let presentation = ancestors.lazy.compactMap(\.hostPresentation).first {
      return presentation.controller
    }
    if preparedController == nil {
      preparedController = Presentation.makeController(for: self, presenting: nil, source: self)
    }
    return preparedController
  }

  func takePreparedController() -> UIPresentationController? {
    defer { preparedController = nil }
    return preparedController
  }

  public var isBeingPresented: Bool {
    hostPresentation?.transition.map { $0.isPresenting && !$0.isCalledOff } ?? false
  }
  public var isBeingDismissed: Bool { hostPresentation?.isBeingDismissed ?? false }

  /// The coordinator of the controller's presentation or dismissal, or of the controller
  /// that it presents.
  var modalCoordinator: TransitionCoordinator? {
    hostPresentation?.transition?.coordinator ?? presentation?.transition?.coordinator
  }
}

/// How a controller is presented (F15).
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
}

/// An object that shows content and is told of sizes.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  /// Called when the content prefers another size (F39).
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when auto layout gives the content another size (F425); never here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a parent of a size (F196).
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
