import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A delegate while a test watches", .ownWorld) @MainActor struct ModalWatcherTests {
  private final class Story {
    var lines: [String] = []
  }

  private final class App: ModalDelegate {
    let story: Story
    init(_ story: Story) { self.story = story }
    func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
      story.lines.append("app: permission")
      return .refused
    }
    func modalDidAttemptToDismiss(_ modal: UIViewController) {
      story.lines.append("app: attempt")
    }
    func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
      story.lines.append("app: \(update.progress)")
    }
    func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {
      story.lines.append("app: left by \(cause)")
    }
  }

  private final class Watcher: ModalListener {
    let story: Story
    init(_ story: Story) { self.story = story }
    func modal(_ modal: UIViewController, did event: ModalEvent) {
      switch event {
      case .asked(.refused): story.lines.append("test: refused")
      case .attempted: story.lines.append("test: attempt")
      case .willDismiss: story.lines.append("test: will dismiss")
      case .didDismiss: story.lines.append("test: did dismiss")
      case .updated(let update): story.lines.append("test: \(update.progress)")
      case .left(let cause, let wasPresented): story.lines.append("test: left by \(cause) \(wasPresented)")
      case .asked, .entered, .moved: break
      }
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
    transition.tell(.attempted, of: modal)
    transition.tell(.willDismiss(host), of: modal)
    transition.tell(.didDismiss(host), of: modal)
    transition.tell(
      .updated(ModalUpdate(phase: .held, progress: 0.5, velocity: 0, wouldDismiss: false)), of: modal)
    transition.tell(.left(by: .key, wasPresented: true), of: modal)
    #expect(
      story.lines == [
        "app: permission", "test: refused", "test: attempt", "app: attempt", "test: will dismiss",
        "test: did dismiss", "test: 0.5", "app: 0.5", "test: left by key true", "app: left by key",
      ])
  }
}
