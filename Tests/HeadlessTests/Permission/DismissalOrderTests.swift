import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The questions and answers of a dismissal, in order", .ownWorld) @MainActor
struct DismissalOrderTests {
  /// Records what both delegates hear.
  private final class Diary: NSObject, UIAdaptivePresentationControllerDelegate, ModalTransitionDelegate {
    var entries: [String] = []
    let isGranted: Bool
    init(isGranted: Bool) { self.isGranted = isGranted }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      entries.append("should")
      return isGranted
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      entries.append("will")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      entries.append("attempt")
    }

    func modalTransition(
      _ transition: ModalTransition, didDismiss modal: UIViewController, by cause: ModalOutcome.Cause
    ) { entries.append("by \(cause)") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did")
    }
  }

  enum Way: CaseIterable {
    case drag, tapOutside, key, escapeGesture, accessibilityAction, code

    @MainActor func take(on screen: Screen) {
      switch self {
      case .drag: screen.dragAway()
      case .tapOutside:
        screen.finger.down(at: CGPoint(x: 150, y: 125))
        screen.finger.up()
      case .key: screen.simulator.press(.keyboardEscape)
      case .escapeGesture: screen.simulator.voiceOver.performEscape(from: screen.draft.cancel)
      case .accessibilityAction:
        if let outside = screen.driver?.views.passthrough { screen.voiceOver.activate(outside) }
      case .code: screen.draft.dismiss(animated: true)
      }
      screen.settle()
    }
  }

  private func entries(of way: Way, isGranted: Bool) -> [String] {
    let (screen, diary) = (Screen { $0.detents = [.medium] }, Diary(isGranted: isGranted))
    screen.transition.delegate = diary
    screen.draft.presentationController?.delegate = diary
    screen.open()
    way.take(on: screen)
    return diary.entries
  }

  @Test("granted: should, will, gone with its cause, did", arguments: Way.allCases)
  func granted(by way: Way) {
    let told = ["by \(way)"]
    #expect(entries(of: way, isGranted: true) == (way == .code ? told : ["should", "will"] + told + ["did"]))
  }

  @Test("refused: should, attempt", arguments: Way.allCases.filter { $0 != .code })
  func refused(by way: Way) {
    #expect(entries(of: way, isGranted: false) == ["should", "attempt"])
  }
}
