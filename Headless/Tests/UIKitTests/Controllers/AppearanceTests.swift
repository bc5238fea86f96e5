import TestWorld
import Testing

@testable import UIKit

/// Appearance callbacks are balanced and reach children (F41, F42, F46, F49, F212).
@MainActor @Suite("Appearance", .ownWorld) final class AppearanceTests {
  private let journal = Journal()
  private lazy var root = JournalController("root", journal)
  private lazy var child = JournalController("child", journal)

  @Test("a root controller appears once, when its window becomes visible; unbalanced calls have no effect")
  func asRoot() {
    let stage = Stage(root: root)
    #expect(journal.read() == ["root didLoad", "root willAppear", "root isAppearing", "root didAppear"])
    stage.window.makeKeyAndVisible()
    root.endAppearanceTransition()
    root.beginAppearanceTransition(true, animated: false)
    #expect(journal.read() == [])
    stage.window.rootViewController = UIViewController()
    #expect(journal.read() == ["root willDisappear", "root didDisappear"])
    #expect(root.view.window == nil && stage.complaints.count == 2)
  }

  /// Calls super nowhere, or everywhere.
  private final class Overriding: UIViewController {
    var callsSuper = false

    override func viewWillAppear(_ animated: Bool) { if callsSuper { super.viewWillAppear(animated) } }
    override func viewDidAppear(_ animated: Bool) { if callsSuper { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { if callsSuper { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { if callsSuper { super.viewDidDisappear(animated) } }
  }

  @Test("an override that does not call super is complained about", arguments: [true, false])
  func callsSuper(calls: Bool) {
    let controller = Overriding()
    controller.callsSuper = calls
    let stage = Stage(root: controller)
    #expect(stage.complaints.count == (calls ? 0 : 2))
    stage.window.rootViewController = nil
    #expect(stage.complaints.count == (calls ? 0 : 4))
  }

  @Test("a container forwards appearance to children in its view hierarchy")
  func forwarded() {
    let hidden = JournalController("hidden", journal)
    for controller in [child, hidden] { root.addChild(controller) }
    root.view.addSubview(child.view)
    _ = journal.read()
    let stage = Stage(root: root)
    #expect(
      journal.read() == [
        "root willAppear", "child willAppear", "child isAppearing", "root isAppearing", "child didAppear",
        "root didAppear",
      ])
    stage.window.rootViewController = nil
    #expect(
      journal.read() == [
        "root willDisappear", "child willDisappear", "child didDisappear", "root didDisappear",
      ])
  }

  @Test(
    "a child gets the containment calls that its container omits, and leaves its old parent for a new one")
  func containment() {
    _ = Stage(root: root)
    _ = journal.read()
    root.addChild(child)
    #expect(journal.read() == ["child willMove in"] && child.parent === root)
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    _ = journal.read()
    child.removeFromParent()
    #expect(journal.read() == ["child didMove out"] && child.parent == nil && root.children.isEmpty)
    let other = UIViewController()
    other.addChild(child)
    root.addChild(child)
    root.addChild(child)
    #expect(child.parent === root && other.children.isEmpty && root.children == [child])
  }
}
