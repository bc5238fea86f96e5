import InteractiveModal
import UIKit

/// The history of one modal on a stage.
@MainActor final class ModalRecord {
  weak var controller: UIViewController?
  /// The type of the controller, for sentences.
  let name: String
  /// The finger that is down on it.
  var finger: TestFinger?
  /// The controllers in it as it went.
  private(set) var contents: [LifeCheck.Tracked] = []
  fileprivate(set) var events: [ModalTestEvent] = []
  fileprivate(set) var progress: [CGFloat] = []
  fileprivate(set) var outcome: ModalOutcome?

  init(_ controller: UIViewController) {
    self.controller = controller
    name = String(describing: type(of: controller))
  }

  fileprivate func leave(by cause: ModalOutcome.Cause) {
    events.append(.dismissed(by: cause))
    outcome = .dismissed(by: cause)
    contents = controller.map(LifeCheck.contents) ?? []
  }

  fileprivate func add(_ update: ModalUpdate) {
    if events.last(where: \.isPhase) != .phase(update.phase) { events.append(.phase(update.phase)) }
    if progress.last != update.progress { progress.append(update.progress) }
    if update.phase != .resting(.dismissed) { outcome = nil }
  }
}

extension ModalTestEvent {
  fileprivate var isPhase: Bool {
    switch self {
    case .phase: true
    case .asked, .triedToDismiss, .willDismiss, .didDismiss, .dismissed: false
    }
  }
}

/// Records what happens to the modals on a stage, also to those that the app presents itself.
@MainActor final class StageLog: ModalListener {
  private(set) var records: [ModalRecord] = []
  private(set) var reports: [String] = []

  func kitDidReport(_ sentence: String) { reports.append(sentence) }

  /// Returns the record of a controller, which begins now if there is none.
  func record(of modal: UIViewController) -> ModalRecord {
    if let record = records.first(where: { $0.controller === modal }) { return record }
    let record = ModalRecord(modal)
    records.append(record)
    return record
  }

  func modal(_ modal: UIViewController, did event: ModalEvent) {
    switch event {
    case .asked(let permission): record(of: modal).events.append(.asked(ModalTestEvent.Answer(permission)))
    case .attempted: record(of: modal).events.append(.triedToDismiss)
    case .willDismiss: record(of: modal).events.append(.willDismiss)
    case .didDismiss: record(of: modal).events.append(.didDismiss)
    case .updated(let update): record(of: modal).add(update)
    case .left(let cause, wasPresented: true): record(of: modal).leave(by: cause)
    case .entered, .moved, .left(_, wasPresented: false): break
    }
  }
}
