import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A custom animator in a container", .ownWorld) struct ContainerAnimatorTests {
  private func makeScreen(
    _ animator: any UIViewControllerAnimatedTransitioning, selected: Int = 0, isRightToLeft: Bool = false
  ) -> ContainerScreen {
    let screen = ContainerScreen(selected: selected, isRightToLeft: isRightToLeft)
    screen.delegate.style = { _, _ in .animator { animator } }
    return screen
  }

  @Test(
    "runs by blocks as it is, and can tell left from right by the frames",
    arguments: [
      (false, false, 1.0), (true, false, -1), (false, true, -1), (true, true, 1),
    ])
  func runsByBlocks(isBackward: Bool, isRightToLeft: Bool, side: CGFloat) throws {
    let animator = BlockAnimator()
    let screen = makeScreen(animator, selected: isBackward ? 1 : 0, isRightToLeft: isRightToLeft)
    screen.container.select(isBackward ? 0 : 1, animated: true)
    let (page, context) = (screen.pages[isBackward ? 0 : 1], try #require(animator.context))
    let distance = context.initialFrame(for: page).minX - context.finalFrame(for: page).minX
    #expect(distance == side * screen.width && screen.simulator.isAnimating)
    #expect(screen.settle().disorder == nil && animator.ends == [true])
  }

  @Test("finds frames and views in its context, and none for strangers")
  func hasContext() throws {
    let animator = BlockAnimator()
    let screen = makeScreen(animator)
    screen.pages[1].view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.container.select(1, animated: true)
    let context = try #require(animator.context)
    let bounds = context.containerView.bounds
    #expect(screen.pages[1].view.bounds.size == bounds.size, "a child has its size as the animator begins")
    let (from, to) = (screen.pages[0], screen.pages[1])
    #expect(context.initialFrame(for: from) == bounds && context.finalFrame(for: to) == bounds)
    #expect(context.initialFrame(for: to) == bounds.offsetBy(dx: bounds.width, dy: 0))
    #expect(context.finalFrame(for: from) == bounds.offsetBy(dx: -bounds.width, dy: 0))
    #expect(context.initialFrame(for: UIViewController()) == .zero)
    #expect(context.finalFrame(for: UIViewController()) == .zero)
    #expect(context.view(forKey: .from) === from.view && context.view(forKey: .to) === to.view)
    #expect(context.viewController(forKey: .from) === from)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.presentationStyle == .none && context.targetTransform == .identity)
    screen.settle()
  }

  @Test("may end within the call, or say twice that it has ended", arguments: [true, false])
  func endsOddly(isInstant: Bool) {
    let animator = BlockAnimator()
    animator.completions = 2
    let screen = makeScreen(isInstant ? InstantAnimator() : animator)
    screen.container.select(1, animated: true)
    if !isInstant { screen.settle() }
    #expect(screen.reports.take().count == (isInstant ? 0 : 1))
    #expect(screen.disorder == nil && screen.delegate.selected == ["B"])
  }

  @Test("is ended by the next selection, and nothing is left of it", arguments: [true, false])
  func isOverrun(isStuck: Bool) {
    let screen = makeScreen(isStuck ? StuckAnimator() : BlockAnimator())
    screen.select(1, for: 0.1)
    #expect(screen.container.content?.isUserInteractionEnabled == false)
    screen.delegate.style = nil
    screen.container.select(2, animated: true)
    #expect(screen.pages[1].view.layer.presentation()?.opacity == 1)
    #expect(screen.pages[1].view.shown.transform.affine.isIdentity && screen.pages[1].presence == .going)
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B", "C"])
  }

  @Test("that calls its transition off leaves the former child, unless that was removed")
  func callsOff() {
    let animator = InstantAnimator()
    animator.completes = false
    let screen = makeScreen(animator)
    screen.container.select(1, animated: true)
    #expect(screen.disorder == nil && screen.selectedName == "A" && screen.delegate.selected.isEmpty)
    let (former, new) = (screen.pages[0], ContainedPage("X", screen.log))
    screen.container.setViewControllers([new], animated: true)
    #expect(screen.disorder == nil && screen.selectedName == "X" && screen.delegate.selected == ["X"])
    #expect(new.presence == .here && former.presence == .gone && former.parent == nil)
  }

  @Test("is not disturbed by a finger that came down before it")
  func hasEarlierFinger() {
    let screen = makeScreen(BlockAnimator())
    screen.grab(x: 370)
    screen.container.select(1, animated: true)
    screen.drag(by: -250)
    #expect(screen.selectedName == "B" && screen.container.transitionCoordinator?.isInteractive == false)
    #expect(screen.lift().disorder == nil && screen.delegate.selected == ["B"])
  }

  @Test(
    "runs by itself, begun by code or by a finger, be it interruptible or not", arguments: [true, false],
    [true, false])
  func isNotHeld(isBegunByFinger: Bool, isInterruptible: Bool) {
    let screen = makeScreen(isInterruptible ? PropertyAnimator(isOpening: true) : BlockAnimator())
    if isBegunByFinger {
      screen.grab(x: 370)
      screen.drag(by: -30, over: 0.1)
      #expect(screen.container.transitionCoordinator?.isInteractive == false)
      screen.drag(by: 100)
      screen.finger.up()
    } else {
      screen.select(1, for: 0.05)
      screen.swipe(by: -250)
    }
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }

  /// Drives a transition by calls.
  private final class ManualInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
  }

  @Test("is driven by a custom interaction controller", arguments: [true, false])
  func isDriven(isDone: Bool) throws {
    let (screen, interaction) = (makeScreen(BlockAnimator()), ManualInteraction())
    screen.delegate.interaction = interaction
    screen.container.select(1, animated: true)
    let context = try #require(interaction.context)
    var changes: [Bool] = []
    let coordinator = screen.container.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    #expect(coordinator?.initiallyInteractive == true && context.isInteractive)
    context.updateInteractiveTransition(0.4)
    #expect(coordinator?.percentComplete == 0.4)
    context.updateInteractiveTransition(7)
    #expect(coordinator?.percentComplete == 1)
    context.updateInteractiveTransition(-7)
    #expect(coordinator?.percentComplete == 0)
    context.updateInteractiveTransition(.nan)
    #expect(coordinator?.percentComplete == 0)
    context.finishInteractiveTransition()
    context.pauseInteractiveTransition()
    #expect(!context.transitionWasCancelled)
    if isDone { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    #expect(changes == [false, true, false] && context.transitionWasCancelled == !isDone)
    context.completeTransition(isDone)
    #expect(screen.disorder == nil && screen.selectedName == (isDone ? "B" : "A"))
  }

  @Test(
    "lets what runs alongside go on by itself as the interaction ends, and pauses it again",
    arguments: [true, false])
  func goesOnAlongside(isDone: Bool) throws {
    let (screen, interaction, view) = (makeScreen(BlockAnimator()), ManualInteraction(), UIView())
    screen.delegate.interaction = interaction
    screen.fadeAlong(view)
    screen.container.select(1, animated: true)
    let context = try #require(interaction.context)
    context.updateInteractiveTransition(0.4)
    #expect(abs(view.shown.alpha - 0.6) < 0.01)
    isDone ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    screen.clock.advance(by: 0.1)
    let opacity = view.shown.alpha
    #expect((isDone ? 0.05...0.55 : 0.65...0.95).contains(opacity))
    context.pauseInteractiveTransition()
    screen.clock.advance(by: 0.1)
    #expect(abs(view.shown.alpha - opacity) < 0.02)
    context.updateInteractiveTransition(0.25)
    #expect(abs(view.shown.alpha - 0.75) < 0.01)
    isDone ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    context.completeTransition(isDone)
    #expect(screen.settle().disorder == nil && view.shown.alpha == (isDone ? 0 : 1))
  }

  /// What an interaction controller of an app tells, or the time that it lets pass.
  enum Word: CaseIterable { case finish, cancel, pause, half, moment, second }

  private static let stories: [[Word]] = {
    var all: [[Word]] = [[]]
    for _ in 0..<3 { all = all.flatMap { story in Word.allCases.map { story + [$0] } } }
    return all
  }()

  @Test(
    "leaves what runs alongside at the end that it reports, whatever it told before",
    arguments: [true, false])
  func endsAlongside(isDone: Bool) throws {
    for story in Self.stories {
      let (screen, interaction, view) = (makeScreen(BlockAnimator()), ManualInteraction(), UIView())
      screen.delegate.interaction = interaction
      screen.fadeAlong(view)
      screen.container.select(1, animated: true)
      let context = try #require(interaction.context)
      for word in story {
        switch word {
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        case .pause: context.pauseInteractiveTransition()
        case .half: context.updateInteractiveTransition(0.5)
        case .moment: screen.clock.advance(by: 0.1)
        case .second: screen.clock.advance(by: 1)
        }
      }
      context.completeTransition(isDone)
      #expect(
        abs(screen.settle().disorder == nil ? view.shown.alpha - (isDone ? 0 : 1) : 1) < 1e-6, "\(story)")
    }
  }

  @Test("is not driven by UIKit's percent-driven class, which works in UIKit's controllers alone")
  func isNotPercentDriven() {
    let screen = makeScreen(BlockAnimator())
    screen.delegate.interaction = UIPercentDrivenInteractiveTransition()
    screen.container.select(1, animated: true)
    #expect(screen.reports.take().count == 1)
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }
}
