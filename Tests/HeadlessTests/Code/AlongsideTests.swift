import HeadlessHosts
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("What an app animates alongside", .ownWorld) @MainActor struct AlongsideTests {
  /// Fades a bar behind the modal with the transition: in as the modal leaves.
  private final class Bar: NSObject, UIAdaptivePresentationControllerDelegate {
    let view = UIView()
    private(set) var endings: [Bool] = []
    /// Whether UIKit has begun the transition.
    private(set) var isFollowing = false

    init(on screen: Screen) {
      super.init()
      view.alpha = 0.2
      screen.root.view.addSubview(view)
      screen.draft.presentationController?.delegate = self
    }

    func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?, to alpha: CGFloat) {
      coordinator?.animate(
        alongsideTransition: { _ in
          self.isFollowing = true
          self.view.alpha = alpha
        },
        completion: {
          self.isFollowing = false
          self.endings.append(!$0.isCancelled)
        })
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      follow(presentationController.presentedViewController.transitionCoordinator, to: 1)
    }

    /// What the screen shows, as a share of the way that the bar goes.
    var shown: CGFloat { (view.shown.alpha - 0.2) / 0.8 }
  }

  /// Advances to rest and returns the largest distance between the bar and the card, as shares of their ways.
  private func error(of bar: Bar, on screen: Screen) -> CGFloat {
    var error: CGFloat = 0
    while !screen.clock.isIdle {
      error = max(error, distance(of: bar, on: screen))
      screen.clock.advance(by: 1.0 / 120)
    }
    return error
  }

  private func distance(of bar: Bar, on screen: Screen) -> CGFloat {
    guard bar.isFollowing else { return 0 }
    return abs(bar.shown - (1 - min(max(screen.progress, 0), 1)))
  }

  @Test("follows the card under each recorded finger, and on its way afterwards", arguments: Recording.all)
  func recorded(_ recording: Recording) {
    let screen = Screen().open()
    let bar = Bar(on: screen)
    var worst: CGFloat = 0
    screen.play(recording.path, from: screen.grip) { _ in worst = max(worst, distance(of: bar, on: screen)) }
    screen.finger.up()
    worst = max(worst, error(of: bar, on: screen))
    // A dismissal begins where the card is let go, and that may be half a percent above its top.
    #expect(worst < 0.005)
    #expect(abs(bar.view.shown.alpha - (screen.isGone ? 1 : 0.2)) < 1e-6)
    #expect(bar.endings.contains(true) == screen.isGone)
  }

  @Test(
    "is begun by a hidden view in the container, which goes with the transition", arguments: [true, false])
  func hiddenView(isCompleted: Bool) {
    let container = Screen().root.view ?? UIView()
    let scrubber = AlongsideScrubber(in: container, moving: nil, duration: 1, isInteractive: false)
    #expect(container.subviews.map(\.isHidden) == [true])
    scrubber.end(completed: isCompleted)
    #expect(container.subviews.isEmpty)
  }

  @Test("follows a flight from between its ends by itself, and no other", arguments: [-0.1, 0.1, 0.9, 1.1])
  func ends(progress: CGFloat) {
    let container = Screen().root.view ?? UIView()
    for target in [0, 1] as [CGFloat] {
      let scrubber = AlongsideScrubber(in: container, moving: nil, duration: 1, isInteractive: false)
      let animation = SpringAnimation(
        spring: TransitionSpring(dampingRatio: 1, response: 0.4), start: progress, target: target,
        startTime: 0)
      let flight = Flight(animation: animation, startTime: 0, endTime: 1)
      #expect(scrubber.follow(flight, at: 1 - progress) { 1 - $0 } == (0...1).contains(progress))
      scrubber.end(completed: true)
    }
  }

  @Test(
    "comes back from either end with a card that comes back", arguments: [0, 1] as [CGFloat], [true, false])
  func comesBack(target: CGFloat, isCompleted: Bool) {
    let (screen, bar) = (Screen(), UIView())
    screen.root.view.addSubview(bar)
    screen.simulator.settleLayout()
    let scrubber = AlongsideScrubber(in: screen.root.view, moving: nil, duration: 1, isInteractive: false)
    scrubber.animator.addAnimations { bar.alpha = 0 }
    let animation = SpringAnimation(
      spring: TransitionSpring(dampingRatio: 1, response: 0.4), start: 1 - target, target: target,
      startTime: 0)
    #expect(scrubber.follow(Flight(animation: animation, startTime: 0, endTime: 1), at: target) { 1 - $0 })
    screen.clock.advance(by: 2)
    #expect(abs(bar.shown.alpha - target) < 1e-6)
    scrubber.show(0.25)
    #expect(abs(bar.shown.alpha - 0.75) < 1e-6)
    scrubber.end(completed: isCompleted)
    #expect(abs(bar.shown.alpha - (isCompleted ? 0 : 1)) < 1e-6)
  }

  /// UIKit may hold what was begun in a transition that a finger drives (F462).
  @Test("follows a card that a finger throws away, also if UIKit holds what runs alongside")
  func held() throws {
    let screen = Screen().open()
    let bar = Bar(on: screen)
    screen.grab(200)
    screen.drag(by: 100, over: 0.05)
    screen.finger.up()
    let transition = try #require(screen.draft.hostPresentation?.transition)
    let animator = try #require(transition.vendedAnimator as? UIViewPropertyAnimator)
    #expect(animator.isRunning)
    animator.pauseAnimation()
    while !screen.clock.isIdle {
      screen.clock.advance(to: screen.clock.nextFrame)
      #expect(distance(of: bar, on: screen) < 0.02)
    }
    #expect(screen.isGone && bar.endings == [true] && bar.view.shown.alpha == 1)
  }

  @Test("follows a card that code dismisses, and that a finger catches and brings back")
  func caught() {
    let screen = Screen().open()
    let bar = Bar(on: screen)
    screen.draft.dismiss(animated: true)
    bar.follow(screen.draft.transitionCoordinator, to: 1)
    screen.clock.advance(by: 0.15)
    #expect(distance(of: bar, on: screen) < 0.001 && bar.shown > 0.2)
    screen.grab(-200)
    #expect(distance(of: bar, on: screen) < 0.001)
    screen.finger.up()
    // The spring goes beyond its end, as UIKit's do, and the card's edge does not.
    #expect(error(of: bar, on: screen) < 0.008)
    #expect(screen.disorder == nil && bar.endings == [false] && abs(bar.view.shown.alpha - 0.2) < 1e-6)
  }

  @Test("between two heights the whole way is the one from the lower height")
  func lowerHeight() {
    let screen = Screen.withDetents(initially: .medium)
    let (bar, open) = (Bar(on: screen), screen.progress)
    screen.grab(100)
    #expect(bar.isFollowing && abs(bar.shown - (1 - screen.progress / open)) < 0.001)
    screen.release()
    #expect(!screen.isGone && bar.endings == [false] && abs(bar.view.shown.alpha - 0.2) < 1e-6)
  }

  @Test("dragged away from the lower height and thrown to the upper one, it is back where it was")
  func otherHeight() {
    let screen = Screen.withDetents(initially: .medium)
    let (bar, open) = (Bar(on: screen), screen.progress)
    screen.grab(100)
    screen.drag(by: -200)
    screen.finger.up()
    while !screen.clock.isIdle {
      #expect(screen.progress < open || bar.shown < 0.001)
      screen.clock.advance(by: 1.0 / 120)
    }
    #expect(screen.progress > open + 0.2 && bar.endings == [false])
  }

  @Test("follows a card that opens, with its spring, behind the card and in it", arguments: [false, true])
  func opening(isInCard: Bool) {
    let screen = Screen()
    let bar = Bar(on: screen)
    bar.view.alpha = 1
    if isInCard { screen.draft.view.addSubview(bar.view) }
    screen.root.present(screen.draft, as: .mail)
    bar.follow(screen.draft.transitionCoordinator, to: 0.2)
    #expect(error(of: bar, on: screen) < 0.001)
    #expect(bar.endings == [true] && abs(bar.view.shown.alpha - 0.2) < 1e-6)
  }

  @Test(
    "ends with a touch on a card that opens, and then follows a drag that does not close it",
    arguments: [100, -500] as [CGFloat])
  func caughtOpening(points: CGFloat) {
    let screen = Screen()
    let bar = Bar(on: screen)
    bar.view.alpha = 1
    screen.present()
    bar.follow(screen.draft.transitionCoordinator, to: 0.2)
    screen.clock.advance(by: 0.2)
    screen.grab(points)
    screen.restAndLift()
    #expect(error(of: bar, on: screen) < 0.008)
    #expect(screen.disorder == nil && bar.endings == [true, false] && abs(bar.view.shown.alpha - 0.2) < 1e-6)
  }
}
