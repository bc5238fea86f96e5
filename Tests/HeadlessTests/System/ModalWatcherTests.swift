import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A delegate while a test watches", .ownWorld) @MainActor struct ModalWatcherTests {
  private final class Story {
    var lines: [String] = []
  }

  private final class App: ModalTransitionDelegate {
    let story: Story
    init(_ story: Story) { self.story = story }
    func modalTransition(
      _ transition: ModalTransition, permissionToDismiss modal: UIViewController
    ) -> ModalPermission {
      story.lines.append("app: permission")
      return .refused
    }
    func modalTransition(_ transition: ModalTransition, didAttemptToDismiss modal: UIViewController) {
      story.lines.append("app: attempt")
    }
    func modalTransition(
      _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
    ) { story.lines.append("app: \(update.progress)") }
    func modalTransition(
      _ transition: ModalTransition, didDismiss modal: UIViewController, by cause: ModalOutcome.Cause
    ) { story.lines.append("app: left by \(cause)") }
  }

  private final class Watcher: ModalWatcher {
    let story: Story
    init(_ story: Story) { self.story = story }
    func kitDidReport(_ sentence: String) {}
    func modal(_ modal: UIViewController, wasPermitted permission: ModalPermission) {
      if case .refused = permission { story.lines.append("test: refused") }
    }
    func modalDidAttemptToDismiss(_ modal: UIViewController) { story.lines.append("test: attempt") }
    func modalWillDismiss(_ modal: UIViewController) { story.lines.append("test: will dismiss") }
    func modalDidDismiss(_ modal: UIViewController) { story.lines.append("test: did dismiss") }
    func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
      story.lines.append("test: \(update.progress)")
    }
    func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause, wasPresented: Bool) {
      story.lines.append("test: left by \(cause) \(wasPresented)")
    }
  }

  @Test("hears all that it hears without one, and so does the test")
  func hears() throws {
    let (story, modal, transition) = (Story(), UIViewController(), ModalTransition())
    let (app, watcher) = (App(story), Watcher(story))
    transition.delegate = app
    SharedState.current.watcher = watcher
    let host = try #require(
      transition.presentationController(forPresented: modal, presenting: nil, source: UIViewController())
        as? ModalPresentationController)
    if case .refused = transition.permission(toDismiss: modal) {} else { Issue.record("the app refuses") }
    transition.didAttemptToDismiss(modal)
    transition.willDismiss(modal, in: host)
    transition.didDismiss(modal, in: host)
    transition.modal(
      modal, didUpdate: ModalUpdate(phase: .held, progress: 0.5, velocity: 0, wouldDismiss: false))
    transition.modal(modal, didLeaveBy: .key, wasPresented: true)
    #expect(
      story.lines == [
        "app: permission", "test: refused", "test: attempt", "app: attempt", "test: will dismiss",
        "test: did dismiss", "test: 0.5", "app: 0.5", "test: left by key true", "app: left by key",
      ])
  }
}
