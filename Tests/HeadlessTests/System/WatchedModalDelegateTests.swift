import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A delegate while a test watches", .ownWorld) @MainActor struct WatchedModalDelegateTests {
  private final class Story {
    var lines: [String] = []
  }

  private final class App: ModalPresentationDelegate {
    let story: Story
    init(_ story: Story) { self.story = story }
    func permission(toDismiss modal: UIViewController) -> ModalPermission {
      story.lines.append("app: permission")
      return .refused
    }
    func didAttemptToDismiss(_ modal: UIViewController) { story.lines.append("app: attempt") }
    func willDismiss(_ controller: UIPresentationController) { story.lines.append("app: will dismiss") }
    func didDismiss(_ controller: UIPresentationController) { story.lines.append("app: did dismiss") }
    func listens(to modal: UIViewController) -> Bool { false }
    func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
      story.lines.append("app: \(update.progress)")
    }
    func modal(_ modal: UIViewController, didMoveToWindow isInWindow: Bool) {
      story.lines.append("app: in window \(isInWindow)")
    }
    func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause, wasPresented: Bool) {
      story.lines.append("app: left by \(cause) \(wasPresented)")
    }
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
  func hears() {
    let (story, modal) = (Story(), UIViewController())
    let (app, watcher) = (App(story), Watcher(story))
    #expect(WatchedModalDelegate.watching(app) === app)
    SharedState.current.watcher = watcher
    let delegate = WatchedModalDelegate.watching(app)
    let controller = UIPresentationController(presentedViewController: modal, presenting: nil)
    #expect(delegate !== app && delegate.listens(to: modal) == app.listens(to: modal))
    if case .refused = delegate.permission(toDismiss: modal) {} else { Issue.record("the app refuses") }
    delegate.didAttemptToDismiss(modal)
    delegate.willDismiss(controller)
    delegate.didDismiss(controller)
    delegate.modal(
      modal, didUpdate: ModalUpdate(phase: .held, progress: 0.5, velocity: 0, wouldDismiss: false))
    delegate.modal(modal, didMoveToWindow: true)
    delegate.modal(modal, didLeaveBy: .key, wasPresented: true)
    #expect(
      story.lines == [
        "app: permission", "test: refused", "test: attempt", "app: attempt", "test: will dismiss",
        "app: will dismiss", "test: did dismiss", "app: did dismiss", "test: 0.5", "app: 0.5",
        "app: in window true", "test: left by key true", "app: left by key true",
      ])
  }
}
