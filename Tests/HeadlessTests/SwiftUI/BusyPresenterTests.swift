import HeadlessHosts
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A binding while UIKit is busy with something else", .ownWorld) @MainActor struct BusyPresenterTests {
  private let screen = GuideDesk()

  private func alert() -> UIAlertController {
    UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
  }

  @Test(
    "the modal waits while an alert comes, stands, and goes, and does not dismiss it",
    arguments: [0.02, 1])
  func alertFirst(after delay: TimeInterval) {
    let alert = alert()
    screen.root.present(alert, animated: true)
    screen.run(for: delay)
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.run(for: 1)
    #expect(screen.stack == ["alert"])
    alert.dismiss(animated: true)
    screen.run(for: 0.05)
    source.update()
    screen.settle()
    #expect(screen.stack == ["draft"] && screen.complaint == nil && source.journal == [])
  }

  /// What the app asks for while the modal waits, each after a pause or in one frame, and what is then presented.
  struct Wait: Sendable {
    let requests: [String?]
    var isPaused = true
    let stack: [String]
  }

  @Test(
    "of several requests while it waits the latest counts, once; what is not asked for is never made visible",
    arguments: [
      Wait(requests: [nil], stack: []), Wait(requests: ["other"], stack: ["other"]),
      Wait(requests: [nil, "draft"], isPaused: false, stack: ["draft"]),
    ])
  func latest(wait: Wait) {
    let alert = alert()
    screen.root.present(alert, animated: false)
    let source = BoundSource(in: screen.root, asking: "draft")
    let first = source.modal
    for request in wait.requests {
      if wait.isPaused { screen.run(for: 0.5) }
      source.ask(for: request)
    }
    screen.run(for: 0.5)
    #expect(screen.stack == ["alert"])
    alert.dismiss(animated: wait.isPaused)
    screen.settle()
    #expect(screen.stack == wait.stack && source.journal == [] && screen.complaint == nil)
    #expect(wait.stack == ["draft"] || first?.calls ?? [] == [])
    guard !wait.stack.isEmpty else { return }
    screen.grab(600).release()
    #expect(screen.stack == [] && source.journal == ["reset", "onDismiss"])
  }

  @Test("a source view that is not on the screen presents when it is")
  func offScreen() {
    let page = UIViewController()
    let source = BoundSource(in: nil, asking: "draft")
    screen.run(for: 3)
    source.move(to: page)
    source.update()
    screen.run(for: 3)
    #expect(screen.stack == [] && source.state == .refused("draft"))
    screen.root.addChild(page)
    screen.root.view.addSubview(page.view)
    page.didMove(toParent: screen.root)
    screen.settle()
    #expect(screen.stack == ["draft"] && screen.complaint == nil)
  }

  @Test("of two bindings of one view the second waits until the first is gone")
  func twoBindings() {
    let first = BoundSource(in: screen.root, asking: "first")
    let second = BoundSource(in: screen.root, asking: "second")
    screen.run(for: 2)
    #expect(screen.stack == ["first"])
    second.update()
    screen.grab(600).release()
    #expect(screen.stack == ["second"] && first.journal == ["reset", "onDismiss"] && second.journal == [])
    first.ask(for: "first")
    second.ask(for: nil)
    screen.settle()
    #expect(screen.stack == ["first"] && second.journal == ["onDismiss"] && screen.complaint == nil)
  }

  @Test("a modal in a modal stacks, and goes with it; both bindings are reset once")
  func nested() {
    let outer = BoundSource(in: screen.root, asking: "outer")
    screen.settle()
    let inner = BoundSource(in: outer.modal, asking: "inner")
    screen.settle()
    #expect(screen.stack == ["outer", "inner"])
    inner.ask(for: nil)
    screen.settle()
    #expect(screen.stack == ["outer"] && inner.journal == ["onDismiss"] && outer.journal == [])
    inner.ask(for: "inner")
    screen.settle()
    screen.root.dismiss(animated: true)
    screen.settle()
    #expect(screen.stack == [] && screen.complaint == nil)
    #expect(outer.journal == ["reset", "onDismiss"] && outer.value == nil)
    #expect(inner.journal == ["onDismiss", "reset", "onDismiss"] && inner.value == nil)
  }

  @Test("the binding of the outer modal dismisses both")
  func outerWithdrawn() {
    let outer = BoundSource(in: screen.root, asking: "outer")
    screen.settle()
    let inner = BoundSource(in: outer.modal, asking: "inner")
    screen.settle()
    outer.ask(for: nil)
    screen.settle()
    #expect(screen.stack == [] && screen.complaint == nil)
    #expect(outer.journal == ["onDismiss"] && inner.journal == ["reset", "onDismiss"])
  }

  @Test("a presenter in a sheet of UIKit's presents on the sheet")
  func inSheet() {
    let sheet = UIViewController()
    sheet.title = "sheet"
    screen.root.present(sheet, animated: true)
    let source = BoundSource(in: sheet, asking: "draft")
    screen.settle()
    #expect(screen.stack == ["sheet", "draft"] && screen.complaint == nil)
    source.ask(for: nil)
    screen.settle()
    #expect(screen.stack == ["sheet"] && source.journal == ["onDismiss"])
  }

  // MARK: UIKit is late

  @Test(
    "withdrawn before UIKit has begun to present it, the modal goes, and the next one comes",
    arguments: [true, false])
  func lateUIKit(animated: Bool) {
    screen.simulator.transitionStart = .after(0.5)
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.run(for: 0.1)
    source.ask(for: nil, animated: animated)
    screen.run(for: 0.1)
    source.ask(for: "next")
    screen.settle()
    #expect(screen.stack == ["next"] && source.journal == ["onDismiss"])
  }

  @Test("a modal that UIKit has not presented is presented with the next update on the screen")
  func lostBeforeBeginning() {
    screen.simulator.transitionStart = .after(0.5)
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.run(for: 0.1)
    let window = screen.simulator.window
    screen.root.view.removeFromSuperview()
    screen.settle()
    #expect(source.state == .refused("draft") && source.journal == [])
    window?.rootViewController = UIViewController()
    window?.rootViewController = screen.root
    source.update()
    screen.settle()
    #expect(screen.stack == ["draft"] && source.journal == [])
  }

  // MARK: The source view goes

  @Test(
    "a source view that goes takes its modal along with an animation, resets the binding, and never presents again",
    arguments: [0.1, 3])
  func removed(after delay: TimeInterval) {
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.run(for: delay)
    source.remove()
    #expect(screen.stack == ["draft"], "SwiftUI updates views: UIKit is not called")
    screen.run(for: 0.1)
    #expect(screen.stack == ["draft"] && source.journal == ["reset"] && source.value == nil)
    screen.settle()
    source.ask(for: "draft")
    screen.settle()
    #expect(screen.stack == [] && source.journal == ["reset", "onDismiss"] && screen.complaint == nil)
  }

  @Test("a source view that goes while its modal waits takes the request along")
  func removedWaiting() {
    screen.root.present(alert(), animated: false)
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.run(for: 0.5)
    source.remove()
    screen.root.dismiss(animated: false)
    screen.settle()
    #expect(screen.stack == [] && source.journal == ["reset"])
  }

  @Test("another root in the window ends the presentation: the binding is reset, and onDismiss called")
  func newRoot() {
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.settle()
    screen.simulator.window?.rootViewController = UIViewController()
    screen.run(for: 3)
    #expect(source.journal == ["reset", "onDismiss"] && source.state == .closed)
  }

  @Test("after the source view and its modal nothing stays alive", arguments: [true, false])
  func released(isWithdrawn: Bool) {
    weak var source: BoundSource?
    weak var modal: UIViewController?
    do {
      let gone = BoundSource(in: screen.root, asking: "draft")
      screen.settle()
      (source, modal) = (gone, gone.modal)
      if isWithdrawn { gone.ask(for: nil) }
      gone.remove()
      screen.settle()
    }
    #expect(source == nil && modal == nil)
  }
}
