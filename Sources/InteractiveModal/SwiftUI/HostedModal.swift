import UIKit

/// A modal as its SwiftUI content sees it: it takes permission and detent from the content, and tells the
/// content of progress and detent.
///
/// Each view of the content registers under a key of its own, and unregisters when it goes.
@MainActor final class HostedModal {
  /// A binding to the selected detent.
  struct DetentBinding {
    let current: () -> DetentIdentifier
    let write: (DetentIdentifier) -> Void
    /// The view that has the binding.
    let view: ObjectIdentifier
  }

  private struct Permission {
    let permission: ModalPermission
    let onAttempt: () -> Void
  }

  /// Called when something changes that the content reads.
  var onChange: () -> Void = {}
  /// The detent at which the modal is, or for which it is bound.
  private(set) var detent: DetentIdentifier?
  private weak var modal: UIViewController?
  private var permissions: [ObjectIdentifier: Permission] = [:]
  private var detentBinding: DetentBinding?
  private var selection = DetentSelection.open
  private var shownProgress: CGFloat = 0
  private var readsProgress = false
  private let nextFrame = NextFrame()

  /// The modal's progress: 0 closed, 1 open. From the first reading on, the content hears of each
  /// frame.
  var progress: CGFloat {
    if !readsProgress {
      readsProgress = true
      modal?.modalSession?.engine.startFrames()
    }
    return shownProgress
  }

  func dismiss(animated: Bool) { modal?.dismissModal(animated: animated) }

  /// Dismisses the modal if its content permits that, after the question that the content may have.
  func askToDismiss() { modal?.modalSession?.dismissal.dismiss(by: .code) }

  /// Does work when the modal presents nothing any more, one frame later.
  func whenUncovered(_ work: @escaping () -> Void) {
    nextFrame.perform { [weak self] in
      guard let self, modal?.presentedViewController != nil else {
        return self?.nextFrame.perform(work) ?? work()
      }
      whenUncovered(work)
    }
  }

  func modalWasPresented(_ modal: UIViewController) {
    self.modal = modal
    select(animated: false)
  }

  // MARK: Permission and detent

  /// - Parameters:
  ///   - permission: `nil` if the view is gone.
  ///   - onAttempt: Called when the user tries to dismiss a modal that may not be dismissed.
  func setPermission(
    _ permission: ModalPermission?, by view: AnyObject, onAttempt: @escaping () -> Void = {}
  ) {
    permissions[ObjectIdentifier(view)] = permission.map { Permission(permission: $0, onAttempt: onAttempt) }
  }

  /// Goes to the detent that a binding names, now and when it changes.
  func setDetent(_ binding: DetentBinding) {
    detentBinding = binding
    selection.bindingSays(binding.current())
    // The modal is not laid out while SwiftUI updates views.
    nextFrame.perform { self.select(animated: true) }
  }

  func removeDetent(of view: AnyObject) {
    if detentBinding?.view == ObjectIdentifier(view) { detentBinding = nil }
  }

  private func select(animated: Bool) {
    guard let modal, let detent = selection.take() else { return }
    modal.selectModalDetent(detent, animated: animated)
    // The modal has no such detent.
    guard let selected = modal.selectedModalDetent, selected != detent else { return }
    if selection.modalIsBound(for: selected) { detentBinding?.write(selected) }
  }
}

extension HostedModal: ModalDelegate {
  /// A refusal of any view counts, also the controller's own; then a question.
  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    (permissions.values.map(\.permission) + [modal.permissionToBeDismissed]).max {
      $0.strictness < $1.strictness
    }
      ?? .granted
  }

  func modalDidAttemptToDismiss(_ modal: UIViewController) {
    for one in permissions.values { one.onAttempt() }
  }
}

extension HostedModal: ModalListener {
  func modal(_ modal: UIViewController, did event: ModalEvent) {
    guard case .updated(let update) = event else { return }
    let isNewProgress = readsProgress && update.progress != shownProgress
    shownProgress = update.progress
    let isNewDetent = show(update.phase.detent)
    if isNewProgress || isNewDetent { onChange() }
  }

  func needsFrames(of modal: UIViewController) -> Bool { readsProgress }

  private func show(_ detent: DetentIdentifier?) -> Bool {
    guard let detent, detent != self.detent else { return false }
    self.detent = detent
    if selection.modalIsBound(for: detent) { detentBinding?.write(detent) }
    return true
  }
}

/// The selected detent, on which a binding and a modal have to agree. The side that changes it
/// counts.
enum DetentSelection: Equatable {
  /// Neither has named a detent.
  case open
  /// Both name this detent.
  case agreed(DetentIdentifier)
  /// The binding names this detent, and the modal has not been told. Detents that the modal names
  /// meanwhile do not count.
  case pending(DetentIdentifier)

  mutating func bindingSays(_ detent: DetentIdentifier) {
    switch self {
    case .agreed(detent), .pending(detent): break
    case .open, .agreed, .pending: self = .pending(detent)
    }
  }

  /// Returns the detent to which the modal has to go now; `nil` for none.
  mutating func take() -> DetentIdentifier? {
    guard case .pending(let detent) = self else { return nil }
    self = .agreed(detent)
    return detent
  }

  /// Takes the detent at which the modal is, or for which it is bound; returns whether the binding has to
  /// be written.
  mutating func modalIsBound(for detent: DetentIdentifier) -> Bool {
    switch self {
    case .agreed(detent), .pending: return false
    case .open, .agreed:
      self = .agreed(detent)
      return true
    }
  }
}

extension ModalPermission {
  fileprivate var strictness: Int {
    switch self {
    case .granted: 0
    case .ask: 1
    case .refused: 2
    }
  }
}

extension ModalUpdate.Phase {
  /// The detent at which the modal is, or for which it is bound; `nil` while a finger or a question holds
  /// it, and when it leaves.
  fileprivate var detent: DetentIdentifier? {
    switch self {
    case .settling(.detent(let detent)), .resting(.detent(let detent)): detent
    case .settling(.dismissed), .resting(.dismissed), .held, .asking: nil
    }
  }
}
