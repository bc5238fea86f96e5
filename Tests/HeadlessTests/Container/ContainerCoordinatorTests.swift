import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The coordinator of a container's transition", .ownWorld)
struct ContainerCoordinatorTests {
  private typealias Coordinator = ContainerTransitionCoordinator

  private let view = UIView()

  /// A container with a view of the app's that begins a transition to its second page, and calls back as that is told
  /// that it appears.
  private func begin(_ style: TransitionStyle? = nil, _ act: @escaping (Coordinator) -> Void)
    -> ContainerScreen
  {
    let screen = ContainerScreen()
    screen.container.view.addSubview(view)
    if let style { screen.delegate.style = { _, _ in style } }
    screen.pages[1].onCall = { [container = screen.container] call in
      guard call == "willAppear", let coordinator = container.transitionCoordinator as? Coordinator else {
        return
      }
      act(coordinator)
    }
    screen.container.select(1, animated: true)
    return screen
  }

  @Test("describes the transition", arguments: [true, false])
  func describes(isCustom: Bool) throws {
    let animator = BlockAnimator()
    let screen = begin(isCustom ? .animator { animator } : nil) { _ in }
    let coordinator = try #require(screen.container.transitionCoordinator as? Coordinator)
    #expect(coordinator.isAnimated && !coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(!coordinator.isCancelled && coordinator.isInterruptible == !isCustom)
    #expect(coordinator.percentComplete == 0 && coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut && coordinator.targetTransform == .identity)
    #expect(coordinator.presentationStyle == UIModalPresentationStyle.none)
    #expect(coordinator.containerView === screen.container.content)
    #expect(coordinator.viewController(forKey: .from) === screen.pages[0])
    #expect(coordinator.viewController(forKey: .to) === screen.pages[1])
    #expect(coordinator.view(forKey: .from) === screen.pages[0].view)
    #expect(coordinator.view(forKey: .to) === screen.pages[1].view)
    #expect((isCustom ? 0.5...0.5 : 0.6...1.4).contains(coordinator.transitionDuration))
    let grandchild = UIViewController()
    screen.pages[1].addChild(grandchild)
    for controller in [screen.pages[0], screen.pages[1], grandchild] as [UIViewController] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(screen.settle().disorder == nil)
  }

  @Test("is there until a custom animator ends, also if the app selects the same child once more")
  func selectsAgain() {
    let animator = BlockAnimator()
    let screen = begin(.animator { animator }) { _ in }
    screen.clock.advance(by: 0.1)
    screen.container.select(1, animated: true)
    #expect(screen.container.transitionCoordinator != nil)
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }

  @Test("runs blocks from before the begin with the transition, later ones at once, and completions once")
  func blocks() throws {
    let views = (0..<3).map { _ in UIView() }
    var story: [String] = []
    var results: [Bool] = []
    let screen = begin { coordinator in
      results.append(
        coordinator.animate(
          alongsideTransition: { _ in views[0].alpha = 0 }, completion: { _ in story.append("a") }))
      results.append(
        coordinator.animateAlongsideTransition(in: nil) { _ in
          views[1].alpha = 0
        } completion: { _ in
          story.append("b")
        })
      results.append(coordinator.animate(alongsideTransition: nil) { _ in story.append("c") })
    }
    views.forEach(screen.container.view.addSubview)
    let coordinator = try #require(screen.container.transitionCoordinator as? Coordinator)
    results.append(
      coordinator.animate(
        alongsideTransition: { _ in views[2].alpha = 0.5 }, completion: { _ in story.append("d") }))
    #expect(results == [true, true, true, false] && story.isEmpty)
    #expect(views[2].shown.alpha == 0.5)
    screen.settle()
    #expect(story == ["a", "b", "c", "d"] && views.map(\.shown.alpha) == [0, 0, 0.5])
    results = [
      coordinator.animate(
        alongsideTransition: { _ in story.append("e") }, completion: { _ in story.append("f") }),
      coordinator.animate(alongsideTransition: nil) { _ in story.append("g") },
    ]
    #expect(results == [false, true])
    #expect(story.count == 7 && Set(story.suffix(3)) == ["e", "f", "g"] && screen.disorder == nil)
  }

  @Test("lets what goes along follow the screens frame by frame without a finger")
  func follows() {
    let screen = begin { [view] in $0.animate(alongsideTransition: { _ in view.alpha = 0 }) }
    var (frames, greatest) = (0, CGFloat.zero)
    screen.clock.wait(for: "the transition to end") {
      screen.container.transitionCoordinator == nil
    } look: {
      let share = 1 - screen.offset(1) / (screen.width + 16)
      guard screen.container.transitionCoordinator != nil else { return }
      frames += 1
      greatest = max(greatest, abs(CGFloat(view.shown.alpha) - (1 - min(max(share, 0), 1))))
    }
    #expect(frames > 20 && greatest < 0.06)
    #expect(screen.settle().disorder == nil && view.shown.alpha == 0)
  }

  @Test("lets what goes along with a custom animator run as long as that takes, evenly at its middle")
  func runsAlong() {
    let animator = BlockAnimator()
    let screen = begin(.animator { animator }) { [view] in
      $0.animate(alongsideTransition: { _ in view.alpha = 0 })
    }
    var values: [CGFloat] = []
    for _ in 0..<5 {
      screen.clock.advance(by: 0.1)
      values.append(CGFloat(view.shown.alpha))
    }
    #expect(abs(values[0] + values[3] - 1) < 0.03 && abs(values[1] + values[2] - 1) < 0.03)
    #expect(values[0] > 0.85 && values[0] < 0.99 && values[4] < 0.01)
    #expect(screen.settle().disorder == nil && view.shown.alpha == 0)
  }

  @Test(
    "tells of each change between finger and flight, and once of the first end of a drag",
    arguments: [true, false])
  func tells(isDone: Bool) throws {
    let screen = ContainerScreen()
    var changes: [Bool] = []
    var ends: [Bool] = []
    screen.fadeAlong(view)
    screen.draw(by: -100)
    let coordinator = try #require(screen.container.transitionCoordinator as? Coordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    coordinator.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    screen.restAndLift()
    #expect(changes == [false] && ends == [true] && coordinator.isCancelled)
    screen.clock.advance(by: 0.05)
    screen.grab(x: 300)
    #expect(changes == [false, true] && coordinator.isInteractive)
    screen.drag(by: isDone ? -230 : -20)
    #expect(abs(CGFloat(view.shown.alpha) - (1 - coordinator.percentComplete)) < 1e-3)
    screen.restAndLift()
    #expect(changes == [false, true, false] && ends == [true] && coordinator.isCancelled == !isDone)
    #expect(screen.settle().disorder == nil && screen.selectedName == (isDone ? "B" : "A"))
    #expect(view.shown.alpha == (isDone ? 0 : 1))
  }

  @Test("is told of a turn in mid-flight, which cancels it, and takes the app's blocks back")
  func turns() throws {
    var story: [String] = []
    let screen = begin { [view] coordinator in
      coordinator.animate(
        alongsideTransition: { _ in view.alpha = 0 }, completion: { story.append("end \($0.isCancelled)") })
      coordinator.notifyWhenInteractionChanges { story.append("change \($0.isCancelled)") }
    }
    screen.clock.advance(by: 0.1)
    screen.container.select(0, animated: true)
    #expect(story == ["change true"] && screen.container.transitionCoordinator?.isCancelled == true)
    #expect(screen.settle().disorder == nil && story == ["change true", "end true"] && view.shown.alpha == 1)
  }

  @Test("runs a block that comes in mid-flight at once, be it the first, or out of another block")
  func laterBlocks() {
    for isNested in [true, false] {
      var results: [Bool] = []
      let fade: (Coordinator) -> Void = { [view] in
        results.append($0.animate(alongsideTransition: { _ in view.alpha = 0.5 }))
      }
      let screen = begin { coordinator in
        if isNested { coordinator.animate(alongsideTransition: { _ in fade(coordinator) }) }
      }
      if !isNested { (screen.container.transitionCoordinator as? Coordinator).map(fade) }
      #expect(results == [false] && screen.settle().disorder == nil && view.shown.alpha == 0.5)
    }
  }

  @Test("leaves the app's blocks at their end with an animator that ends within the call")
  func endsAtOnce() {
    var ends: [Bool] = []
    let screen = begin(.animator { InstantAnimator() }) { [view] in
      $0.animate(alongsideTransition: { _ in view.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    }
    #expect(screen.disorder == nil && view.shown.alpha == 0 && ends == [false])
  }

  @Test("is released at the end with the app's blocks, even if these keep it")
  func isReleased() {
    weak var former: Coordinator?
    let screen = begin { coordinator in
      former = coordinator
      coordinator.notifyWhenInteractionChanges { _ in _ = coordinator.isAnimated }
      coordinator.notifyWhenInteractionEnds { _ in _ = coordinator.isAnimated }
      coordinator.animate(alongsideTransition: { _ in _ = coordinator.isAnimated }) { _ in
        _ = coordinator.isAnimated
      }
    }
    #expect(former != nil)
    screen.settle()
    #expect(former == nil && screen.disorder == nil)
  }
}
