import Testing

@testable import UIKit

/// F41, F42, F46, F49, F212.
@MainActor @Suite("Appearance") final class AppearanceTests {
  private let journal = Journal()
  private lazy var root = JournalController("root", journal)
  private lazy var child = JournalController("child", journal)

  @Test("a root appears when its window becomes visible, and once only")
  func asRoot() {
    let stage = Stage(root: root)
    #expect(journal.read() == ["root didLoad", "root willAppear", "root isAppearing", "root didAppear"])
    stage.window.makeKeyAndVisible()
    #expect(journal.read() == [])
    stage.window.rootViewController = UIViewController()
    #expect(journal.read() == ["root willDisappear", "root didDisappear"])
    #expect(root.view.window == nil && stage.complaints.isEmpty)
  }

  @Test("a container forwards appearance to the children whose views it shows")
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

  @Test("a child's view that is added to a parent on show appears, and disappears with it")
  func added() {
    let stage = Stage(root: root)
    root.addChild(child)
    _ = journal.read()
    stage.view.addSubview(child.view)
    #expect(journal.read() == ["child didLoad", "child willAppear", "child isAppearing", "child didAppear"])
    child.view.removeFromSuperview()
    #expect(journal.read() == ["child willDisappear", "child didDisappear"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("a container that forwards by hand is left to it, and turns a child round in the middle")
  func byHand() {
    root.forwardsAppearance = false
    let stage = Stage(root: root)
    root.addChild(child)
    stage.view.addSubview(child.view)
    _ = journal.read()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(
      journal.read() == [
        "child willAppear", "child isAppearing", "child willDisappear", "child didDisappear",
      ])
    #expect(stage.complaints.isEmpty)
  }

  @Test("calls that do not balance are complained of, and change nothing")
  func unbalanced() {
    let stage = Stage(root: root)
    _ = journal.read()
    root.endAppearanceTransition()
    root.beginAppearanceTransition(true, animated: false)
    #expect(stage.complaints.count == 2 && journal.read() == [])
  }

  @Test("adding and removing a child tells it what the container does not have to")
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
  }

  @Test("a child of another parent moves")
  func moved() {
    let other = UIViewController()
    other.addChild(child)
    root.addChild(child)
    root.addChild(child)
    #expect(child.parent === root && other.children.isEmpty && root.children == [child])
  }

  @Test("the view is loaded when it is asked for, once, and follows the traits of its parent")
  func loading() {
    _ = Simulator()
    #expect(!root.isViewLoaded && root.viewIfLoaded == nil)
    _ = root.view
    _ = root.view
    #expect(journal.read() == ["root didLoad"])
    #expect(root.view.frame == UIScreen.main.bounds)
  }

  @Test("a controller that changes places lives no longer than whoever wants it")
  func released() {
    let stage = Stage(root: root)
    weak var weakChild: UIViewController?
    do {
      let child = UIViewController()
      weakChild = child
      root.addChild(child)
      stage.view.addSubview(child.view)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(weakChild == nil)
  }
}
