import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The questions and answers of a dismissal, in order", .ownWorld) @MainActor
struct DismissalOrderTests {
  /// Records what both delegates hear, among the calls of the draft.
  private final class Diary: NSObject, UIAdaptivePresentationControllerDelegate, ModalDelegate {
    private let draft: DraftController
    private let isGranted: Bool

    init(_ draft: DraftController, isGranted: Bool) { (self.draft, self.isGranted) = (draft, isGranted) }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      draft.calls.append("should")
      return isGranted
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      draft.calls.append("will")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      draft.calls.append("attempt")
    }

    func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {
      draft.calls.append("by \(cause)")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      draft.calls.append("did")
    }
  }

  enum Way: CaseIterable {
    case drag, tapOutside, key, escapeGesture, accessibilityAction, code, contentReplaced

    var isByUser: Bool { self != .code && self != .contentReplaced }
    var cause: String { isByUser ? "\(self)" : "code" }

    @MainActor func take(on screen: Screen) {
      switch self {
      case .drag: screen.dragAway()
      case .tapOutside:
        screen.finger.down(at: CGPoint(x: 150, y: 125))
        screen.finger.up()
      case .key: screen.simulator.press(.keyboardEscape)
      case .escapeGesture: screen.simulator.voiceOver.performEscape(from: screen.draft.cancel)
      case .accessibilityAction:
        if let outside = screen.session?.views.passthrough { screen.voiceOver.activate(outside) }
      case .code: screen.draft.dismiss(animated: true) { screen.draft.calls.append("completed") }
      case .contentReplaced: screen.simulator.window?.rootViewController = UIViewController()
      }
      screen.settle()
    }
  }

  private func calls(of way: Way, isGranted: Bool, isLocked: Bool = false) async -> [String] {
    let screen = Screen { $0.detents = [.medium] }
    let (draft, diary) = (screen.draft, Diary(screen.draft, isGranted: isGranted))
    let task = Task.immediate {
      await screen.root.presentUntilDismissed(draft, as: screen.transition.configuration, delegate: diary)
      draft.calls.append("returned")
    }
    screen.settle()
    draft.isModalInPresentation = isLocked
    draft.presentationController?.delegate = diary
    draft.calls = []
    way.take(on: screen)
    if isGranted { await task.value } else { task.cancel() }
    return draft.calls
  }

  @Test("granted: should, will, gone with its cause, did, and then who waits", arguments: Way.allCases)
  func granted(by way: Way) async {
    let asked = way.isByUser ? ["should", "will"] : []
    let told = way.isByUser ? ["did"] : way == .code ? ["completed"] : []
    let calls = await calls(of: way, isGranted: true)
    let gone = way == .contentReplaced ? ["didDisappear"] : ["by \(way.cause)", "didDisappear"]
    #expect(calls == asked + ["willDisappear"] + gone + told + ["returned"])
  }

  @Test(
    "refused: should, attempt; a modal in presentation: attempt", arguments: Way.allCases.filter(\.isByUser))
  func refused(by way: Way) async {
    #expect(await calls(of: way, isGranted: false) == ["should", "attempt"])
    #expect(await calls(of: way, isGranted: false, isLocked: true) == ["attempt"])
  }
}
