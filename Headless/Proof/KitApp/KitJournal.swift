import InteractiveModal
import InteractiveTransitions
import UIKit

/// The delegate of the app's modals: answers as it was told, and compares what it hears with what it answered.
final class KitJournal: NSObject, ModalDelegate, TransitionContainerControllerDelegate,
  UITabBarControllerDelegate
{
  /// What the app says to a finger that would dismiss.
  enum Answer: Int { case granted, refused, asked }

  /// What it knows of a modal.
  private struct Entry {
    weak var modal: UIViewController?
    var answer: Answer?
    var isGranted = false
    var causes: [ModalOutcome.Cause] = []
    /// Whether it was on its way off, and whether a finger caught it there: it is not asked then.
    var isLeaving = false
    var isCaughtLeaving = false
  }

  weak var app: KitApp?
  var answer = Answer.granted
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var questions: [(modal: ObjectIdentifier, continuation: CheckedContinuation<Bool, Never>)] = []
  /// The first thing that it heard and that cannot be; `nil` if all was as it should be.
  private(set) var fault: String?

  // MARK: Answers

  /// What the app answered to the finger on a modal; `nil` if it was not asked.
  func lastAnswer(on modal: UIViewController) -> Answer? {
    let entry = entry(of: modal)
    return entry.isCaughtLeaving ? nil : entry.answer
  }

  /// The user answers all open questions.
  func answerQuestions(_ isGranted: Bool) {
    let open = questions
    questions = []
    for (modal, continuation) in open {
      entries[modal]?.isGranted = isGranted
      continuation.resume(returning: isGranted)
    }
  }

  private func entry(of modal: UIViewController) -> Entry {
    let known = entries[ObjectIdentifier(modal)]
    return known?.modal === modal ? known ?? Entry(modal: modal) : Entry(modal: modal)
  }

  private func change(_ modal: UIViewController, _ change: (inout Entry) -> Void) {
    var entry = entry(of: modal)
    change(&entry)
    entries[ObjectIdentifier(modal)] = entry
  }

  private func ask(about modal: ObjectIdentifier) async -> Bool {
    await withCheckedContinuation { questions.append((modal, $0)) }
  }

  // MARK: The delegate of modals

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    change(modal) { ($0.answer, $0.isGranted) = (answer, false) }
    let name = ObjectIdentifier(modal)
    switch answer {
    case .granted: return .granted
    case .refused: return .refused
    case .asked: return .ask { [weak self] in await self?.ask(about: name) ?? false }
    }
  }

  func modalDidAttemptToDismiss(_ modal: UIViewController) {
    if entry(of: modal).answer == .granted { fault = fault ?? "an attempt is told that was granted" }
    app?.react()
  }

  func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {
    change(modal) { $0.causes.append(cause) }
    let entry = entry(of: modal)
    if entry.causes.count > 1 { fault = fault ?? "a modal is gone twice: \(entry.causes)" }
    let isAllowed = entry.answer == .granted || entry.answer == .asked && entry.isGranted
    if cause != .code, entry.answer != nil, !entry.isCaughtLeaving, !isAllowed {
      fault =
        fault
        ?? "a modal is gone by \(cause), which the app answered with \(entry.answer.map { "\($0)" } ?? "")"
    }
  }

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    if !update.progress.isFinite || !update.velocity.isFinite {
      fault = fault ?? "an update is not finite: \(update)"
    }
    change(modal) { entry in
      switch update.phase {
      case .settling(let stop), .resting(let stop):
        (entry.isLeaving, entry.isCaughtLeaving) = (
          stop == .dismissed, entry.isCaughtLeaving && stop == .dismissed
        )
      case .held:
        entry.isCaughtLeaving = entry.isLeaving
        (modal as? KitPage)?.leftIn = nil
      case .asking: break
      }
    }
    app?.react()
  }

  // MARK: The delegate of a container

  func transitionContainerController(
    _ container: TransitionContainerController, shouldSelect viewController: UIViewController
  ) -> Bool { answer != .refused }

  func transitionContainerController(
    _ container: TransitionContainerController, styleForTransitionFrom fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> TransitionStyle? {
    // A selection ends the transition that is under way at once.
    app?.reactions += 1
    return app?.style(.forward, fromViewController, toViewController)
  }

  // MARK: The delegate of tabs

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // A tap on a third tab ends the change that is under way at once.
    if tabs.transitionCoordinator != nil { app?.reactions += 1 }
    return true
  }
}
