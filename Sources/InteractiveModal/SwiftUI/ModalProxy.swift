#if canImport(SwiftUI)
  import SwiftUI

  /// The modal that surrounds a view, from the environment. It never changes, so it updates no view.
  ///
  /// ```swift
  /// @Environment(\.modal) private var modal
  /// ```
  @MainActor public struct ModalProxy: Sendable {
    let hosted: HostedModal?

    nonisolated init(hosted: HostedModal?) { self.hosted = hosted }

    /// Whether a modal of the kit surrounds the view: a button says "Cancel" there, and "Back" elsewhere.
    public var isPresented: Bool { hosted != nil }

    /// Dismisses the modal at any moment: in flight, under a finger, under a question.
    ///
    /// SwiftUI's `dismiss` calls UIKit's, which UIKit ignores while a transition runs. The user is not
    /// asked. In a dialog of `modalDismissConfirmation` it permits the dismissal that the dialog asks for.
    /// Outside of the kit's modals it does nothing.
    ///
    /// - Parameter animated: Whether it leaves with an animation; true by default.
    public func dismiss(animated: Bool = true) { hosted?.dismiss(animated: animated) }

    /// Dismisses the modal, those below it, and all else that is presented on the app's root. The user is not asked.
    ///
    /// - Parameter animated: Whether they leave with an animation; true by default.
    public func dismissToRoot(animated: Bool = true) { hosted?.dismissToRoot(animated: animated) }

    /// Dismisses the modal as a swipe of the user would, for a Cancel button: its content may refuse, or ask first.
    ///
    /// The cause is ``ModalOutcome/Cause/request``; that of ``dismiss(animated:)`` is ``ModalOutcome/Cause/code``.
    public func askToDismiss() { hosted?.askToDismiss() }
  }

  /// The progress of the modal that surrounds a view, from the environment.
  ///
  /// ```swift
  /// @Environment(\.modalProgress) private var progress
  /// ```
  @MainActor public struct ModalProgress: Sendable {
    let hosted: HostedModal?
    /// Makes the value a new one when something has changed.
    let revision: Int

    nonisolated init(hosted: HostedModal?, revision: Int) {
      self.hosted = hosted
      self.revision = revision
    }

    /// 0 closed, 1 open at the highest detent; 1 outside of the kit's modals. A finger or a spring
    /// may take it beyond 1.
    ///
    /// A view that reads it is updated with each frame in which the modal moves. In a modal whose
    /// content never reads it, no frame costs anything.
    public var value: CGFloat { hosted?.progress ?? 1 }
  }

  private struct ModalKey: EnvironmentKey {
    static let defaultValue = ModalProxy(hosted: nil)
  }

  private struct ModalDetentKey: EnvironmentKey {
    static var defaultValue: ModalDetent? { nil }
  }

  private struct ModalProgressKey: EnvironmentKey {
    static let defaultValue = ModalProgress(hosted: nil, revision: 0)
  }

  extension EnvironmentValues {
    /// The modal of the kit that surrounds this view.
    public internal(set) var modal: ModalProxy {
      get { self[ModalKey.self] }
      set { self[ModalKey.self] = newValue }
    }

    /// The detent at which the surrounding modal is, or for which it is bound; `nil` before that, and
    /// outside of the kit's modals.
    public internal(set) var modalDetent: ModalDetent? {
      get { self[ModalDetentKey.self] }
      set { self[ModalDetentKey.self] = newValue }
    }

    /// The progress of the modal of the kit that surrounds this view.
    public internal(set) var modalProgress: ModalProgress {
      get { self[ModalProgressKey.self] }
      set { self[ModalProgressKey.self] = newValue }
    }
  }
#endif
