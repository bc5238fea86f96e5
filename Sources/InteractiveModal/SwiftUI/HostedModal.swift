import UIKit

/// What a view of the content says of the modal that surrounds it.
enum ContentOption {
  case permission(ModalPermission, onAttempt: () -> Void)
  case configuration((inout ModalConfiguration) -> Void)
  case detents([ModalDetent], selection: DetentBinding?)
  case dismissal((ModalOutcome.Cause) -> Void)
}

/// A binding to the selected detent.
struct DetentBinding {
  let current: () -> DetentIdentifier
  let write: (DetentIdentifier) -> Void
}

/// A modal as its SwiftUI content sees it: it takes options and detent from the content, and tells the
/// content of progress and detent.
///
/// Each view of the content registers under a key of its own, and unregisters when it goes.
@MainActor final class HostedModal {
  private enum Stage {
    /// Nothing was drawn.
    case entering
    /// The modal is on its way to its first detent.
    case opening
    case open
  }

  private struct Entry {
    let view: ObjectIdentifier
    var option: ContentOption
  }

  /// Called when something changes that the content reads.
  var onChange: () -> Void = {}
  /// Renders the content: it is in the card, and nothing was drawn.
  var onEnter: () -> Void = {}
  /// Called when the configuration may have changed.
  var onConfigure: () -> Void = {}
  /// Answers the dialog that asks the user now: the modal may go; `nil` while there is none.
  var grant: (() -> Void)?
  /// The detent at which the modal is, or for which it is bound.
  private(set) var detent: DetentIdentifier?
  private weak var modal: UIViewController?
  /// The presenter's configuration, without what the content says.
  private var presentersConfiguration: ModalConfiguration
  /// What the content says, in the order in which its views have come.
  private var entries: [Entry] = []
  private var selection = DetentSelection.open
  private var stage = Stage.entering
  private var shownProgress: CGFloat = 0
  private var readsProgress = false
  private let nextFrame = NextFrame()

  init(_ configuration: ModalConfiguration) { presentersConfiguration = configuration }

  /// The modal's progress: 0 closed, 1 open. From the first reading on, the content hears of each
  /// frame.
  var progress: CGFloat {
    if !readsProgress {
      readsProgress = true
      modal?.modalSession?.engine.startFrames()
    }
    return shownProgress
  }

  /// Dismisses the modal. From a dialog that asks it answers yes, so the modal leaves for the cause of the question.
  func dismiss(animated: Bool) {
    if animated, let grant { grant() } else { modal?.dismissModal(animated: animated) }
  }

  /// Dismisses all that is presented on the app's root.
  func dismissToRoot(animated: Bool) {
    let chain = modal.map { sequence(first: $0, next: \.presentingViewController) }
    let lowest = chain?.reversed().first { $0.presentingViewController != nil }
    guard let lowest, lowest.modalSession == nil else {
      return (lowest ?? modal)?.dismissModal(animated: animated) ?? ()
    }
    lowest.presentingViewController?.dismiss(animated: animated)
  }

  /// Dismisses the modal if its content permits that, after the question that the content may have.
  func askToDismiss() { modal?.modalSession?.dismissal.dismiss(by: .request) }

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

  // MARK: The content's options

  /// - Parameters:
  ///   - option: `nil` if the view is gone.
  ///   - animated: Whether the configuration's spring shows another configuration.
  func set(_ option: ContentOption?, by view: AnyObject, animated: Bool = false) {
    let key = ObjectIdentifier(view)
    let index = entries.firstIndex { $0.view == key }
    let last = index.map { entries[$0].option }
    switch (index, option) {
    case (let index?, let option?): entries[index].option = option
    case (let index?, nil): entries.remove(at: index)
    case (nil, let option?): entries.append(Entry(view: key, option: option))
    case (nil, nil): break
    }
    guard last?.isConfiguration == true || option?.isConfiguration == true else { return }
    if let binding = detentBinding { selection.bindingSays(binding.current()) }
    followLater(animated: animated)
  }

  /// The presenter's configuration, with what the content says.
  var configuration: ModalConfiguration {
    entries.reduce(into: presentersConfiguration) { configuration, entry in
      switch entry.option {
      case .configuration(let change): change(&configuration)
      case .detents(let detents, _): configuration.detents = detents
      case .permission, .dismissal: break
      }
    }
  }

  /// Takes over another configuration of the presenter.
  func follow(_ configuration: ModalConfiguration, animated: Bool) {
    presentersConfiguration = configuration
    followLater(animated: animated)
  }

  /// The modal is not laid out while SwiftUI updates views.
  private func followLater(animated: Bool) {
    nextFrame.perform {
      self.follow(animated: animated)
      self.select(animated: true)
    }
  }

  private func follow(animated: Bool) {
    guard let session = modal?.modalSession else { return }
    let (old, new) = (session.configuration, configuration)
    session.app.follow(new, animated: animated)
    onConfigure()
    if (old.detents, old.initialDetent) != (new.detents, new.initialDetent) { open(session) }
  }

  /// The content names other detents as the modal opens: it opens where these say.
  private func open(_ session: ModalSession) {
    guard stage != .open, detentBinding == nil, session.interaction.phase != .resting(.dismissed),
      case .detent(let detent) = session.detents.initialStop
    else { return }
    session.detents.select(detent, animated: stage == .opening)
  }

  /// The content says what it wants before the first frame.
  private func enter(_ modal: UIViewController) {
    self.modal = modal
    onEnter()
    follow(animated: false)
    select(animated: false)
    if case .resting(.detent) = modal.modalSession?.interaction.phase {
      stage = .open
    } else {
      stage = .opening
    }
  }

  private var detentBinding: DetentBinding? {
    entries.lazy.compactMap { if case .detents(_, let selection) = $0.option { selection } else { nil } }.last
  }

  private func select(animated: Bool) {
    guard let modal, let detent = selection.take() else { return }
    modal.modalSession?.detents.select(detent, animated: animated, by: "the selection of modalDetents")
    // The modal has no such detent.
    guard let selected = modal.selectedModalDetent, selected != detent else { return }
    if selection.modalIsBound(for: selected) { detentBinding?.write(selected) }
  }

  /// What the content wants to hear at the end.
  var dismissalActions: [(ModalOutcome.Cause) -> Void] {
    entries.compactMap { if case .dismissal(let action) = $0.option { action } else { nil } }
  }
}

extension ContentOption {
  fileprivate var isConfiguration: Bool {
    switch self {
    case .configuration, .detents: true
    case .permission, .dismissal: false
    }
  }
}

extension HostedModal: ModalDelegate {
  /// A refusal of any view counts, also the controller's own; then a question.
  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    let permissions = entries.compactMap {
      if case .permission(let permission, _) = $0.option { permission } else { nil as ModalPermission? }
    }
    return permissions.reduce(modal.permissionToBeDismissed) { $1.strictness > $0.strictness ? $1 : $0 }
  }

  func modalDidAttemptToDismiss(_ modal: UIViewController) {
    for entry in entries { if case .permission(_, let onAttempt) = entry.option { onAttempt() } }
  }
}

extension HostedModal: ModalListener {
  func modal(_ modal: UIViewController, did event: ModalEvent) {
    switch event {
    case .entered: enter(modal)
    case .updated(let update): show(update)
    case .asked, .attempted, .willDismiss, .didDismiss, .moved, .left: break
    }
  }

  private func show(_ update: ModalUpdate) {
    let isNewProgress = readsProgress && update.progress != shownProgress
    shownProgress = update.progress
    if stage == .opening, case .resting(.detent) = update.phase { stage = .open }
    let isNewDetent = show(update.phase.detent)
    if isNewProgress || isNewDetent { onChange() }
  }

  func needsFrames(of modal: UIViewController) -> Bool { readsProgress }

  /// The detent at which the modal is, or for which it is bound.
  var shownDetent: ModalDetent? { configuration.detents.first { $0.identifier == detent } }

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
