import InteractiveModal
import TestWorld
import Testing
import UIKit

/// A child that presents a draft.
@MainActor private final class ComposeCoordinator: ModalDelegate {
  let controller: UIViewController = DraftController()
  let text = "Hello"

  func start() -> UIViewController { controller }
}

/// A parent whose modal removes its child. ``GuideCodeTests`` compares its code with the guide.
@MainActor private final class AppCoordinator: ModalDelegate {
  let root: UIViewController
  private(set) var children: [ComposeCoordinator] = []
  private(set) var (sent, saved): ([String], [String]) = ([], [])

  init(root: UIViewController) { self.root = root }

  func compose() {
    guard children.isEmpty else { return }  // A double tap: the second call would wait.
    let child = ComposeCoordinator()
    children.append(child)
    Task {
      await root.presentUntilDismissed(child.start(), as: .mail, delegate: child)
      children.removeAll { $0 === child }
    }
  }

  func goOn(with child: ComposeCoordinator) async {
    switch await root.presentUntilDismissed(child.start(), as: .mail, delegate: child) {
    case .dismissed(by: .code): send(child.text)
    case .dismissed: saveDraft(child.text)
    case .notPresented, .cancelled: break
    }
  }

  private func send(_ text: String) { sent.append(text) }
  private func saveDraft(_ text: String) { saved.append(text) }

  func show(_ child: ComposeCoordinator) {
    guard root.present(child.start(), as: .mail, delegate: self) != nil else { return }
    children.append(child)
  }

  func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) {
    children.removeAll { $0.controller === modal }
  }
}

@Suite("The guide's coordinators", .ownWorld) @MainActor struct CoordinatorsGuideTests {
  /// How a modal goes, or does not come.
  enum End { case drag, code, notPresented }

  private let desk = GuideDesk(root: UIViewController())
  private let app: AppCoordinator

  init() { app = AppCoordinator(root: desk.root) }

  @Test("the child goes with the modal, in one line", arguments: [End.drag, .notPresented])
  func oneLine(end: End) async {
    if end == .notPresented { desk.simulator.window?.rootViewController = UIViewController() }
    app.compose()
    weak let child = app.children.first
    await wait(for: "the modal") { end == .notPresented || desk.root.presentedViewController != nil }
    perform(end)
    await wait(for: "the end of the child") {
      desk.settle()
      return app.children.isEmpty && child == nil
    }
    #expect(desk.complaint == nil)
  }

  @Test("the child goes with the modal, without a task", arguments: [End.drag, .code])
  func delegate(end: End) {
    app.show(ComposeCoordinator())
    desk.settle()
    #expect(app.children.count == 1)
    perform(end)
    #expect(app.children.isEmpty)
  }

  @Test("the outcome tells what the child has to do next", arguments: [End.code, .drag])
  func outcome(end: End) async {
    let task = Task.immediate { await app.goOn(with: ComposeCoordinator()) }
    desk.settle()
    perform(end)
    await task.value
    #expect(app.sent == (end == .code ? ["Hello"] : []) && app.saved == (end == .drag ? ["Hello"] : []))
  }

  private func perform(_ end: End) {
    desk.settle()
    switch end {
    case .drag: desk.drag(down: 600)
    case .code: desk.root.presentedViewController?.dismiss(animated: true)
    case .notPresented: break
    }
    desk.settle()
  }
}
