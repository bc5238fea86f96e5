import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A modal that a custom animator opens or closes", .ownWorld)
struct CustomAnimatorModalTests {
  private func makeScreen(
    opening: (any ForeignAnimator)? = nil, closing: (any ForeignAnimator)? = nil,
    configuration: ModalConfiguration = .mail, reducesMotion: Bool = false, device: Device = .iPhone15
  ) -> Screen {
    let screen = Screen(device: device, configuration: configuration, reducesMotion: reducesMotion)
    if let opening { screen.transition.configuration.opening = .animator { opening } }
    if let closing { screen.transition.configuration.closing = .animator { closing } }
    return screen
  }

  /// What the kit's own opening leaves, to compare with.
  private struct Standing: Equatable {
    let card: CGRect
    let content: CGRect
    let transform: CGAffineTransform
    let behind: CGAffineTransform
    let radius: CGFloat
    let dimming: CGFloat
    let views: Int

    @MainActor init(_ screen: Screen) {
      card = screen.card.shown.box
      content = screen.draft.view.shown.box
      transform = screen.card.shown.transform.affine
      behind = screen.root.view.shown.transform.affine
      radius = screen.root.view.layer.cornerRadius
      dimming = screen.container?.subviews.first?.shown.alpha ?? 0
      views = screen.container?.subviews.count ?? 0
    }
  }

  /// What a modal is opened on and as.
  struct Scene: Sendable {
    var device = Device.iPhone15
    var reducesMotion = false
    var isAtMedium = false
  }

  @Test(
    "stands as if the kit had opened it, also where motion is reduced, and at a lower height",
    arguments: ForeignKind.allCases,
    [Scene(), Scene(device: .iPadPro11), Scene(reducesMotion: true), Scene(isAtMedium: true)])
  func standsAsEver(kind: ForeignKind, scene: Scene) {
    var configuration = ModalConfiguration.mail
    if scene.isAtMedium { configuration.detents = [.medium, .large] }
    func makeScreen(_ opening: (any ForeignAnimator)?) -> Screen {
      self.makeScreen(
        opening: opening, configuration: configuration, reducesMotion: scene.reducesMotion,
        device: scene.device)
    }
    let expected = Standing(makeScreen(nil).open())
    let animator = kind.make(isOpening: true)
    let screen = makeScreen(animator).present()
    let frame = screen.card.shown.box
    screen.settle()
    if scene.isAtMedium {
      #expect(abs(frame.minY - expected.card.minY) < 1e-6 && abs(frame.maxY - expected.card.maxY) < 1e-6)
    }
    #expect(Standing(screen) == expected && animator.begins == 1 && animator.ends == [true])
    #expect(screen.isPresented && screen.simulator.complaints.isEmpty)
    #expect(screen.draft.calls == ["willAppear", "didAppear"])
    let stop = TransitionStop.detent(scene.isAtMedium ? .medium : .large)
    #expect(screen.delegate.updates.last?.phase == .resting(stop))
  }

  @Test("the screen behind and the dimming go along", arguments: ForeignKind.allCases)
  func surroundingsGoAlong(kind: ForeignKind) {
    let screen = makeScreen(opening: kind.make(isOpening: true), closing: kind.make(isOpening: false))
    screen.present()
    #expect(screen.cardTop == screen.driver?.layout.card.minY)
    var dimming: Float = 0
    for isOpening in [true, false] {
      if !isOpening { screen.settle().root.dismiss(animated: true) }
      screen.clock.advance(by: 0.2)
      if isOpening { dimming = Float(screen.container?.subviews.first?.alpha ?? 0) }
      let shown = screen.container?.subviews.first?.layer.presentation()?.opacity ?? 0
      #expect(screen.card.shownWay > 1 && screen.card.shownWay < 899)
      #expect(shown > 0 && shown < dimming)
    }
    #expect(screen.settle().leftover == nil)
  }

  /// Moves the presented view itself, as animators do that ask for the controller alone.
  private final class ContentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let content = context.viewController(forKey: .to)?.view else { return }
      context.containerView.addSubview(content)
      content.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      UIView.animate(withDuration: 0.3, delay: 0, options: []) {
        content.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test("stands as ever, though the animator takes the content out of its card and leaves it scaled")
  func takesContent() {
    let expected = Standing(Screen().open())
    let screen = Screen()
    screen.transition.configuration.opening = .animator { ContentAnimator() }
    screen.open()
    #expect(Standing(screen) == expected && screen.draft.view.isDescendant(of: screen.card))
    #expect(screen.draft.view.transform.isIdentity && screen.dismiss().leftover == nil)
  }

  @Test(
    "stands as it is until UIKit begins to close it, also through a layout", arguments: ForeignKind.allCases)
  func awaitsUIKit(kind: ForeignKind) {
    let screen = makeScreen(closing: kind.make(isOpening: false)).open()
    let standing = Standing(screen)
    screen.simulator.transitionStart = .after(0.5)
    screen.root.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    screen.container?.setNeedsLayout()
    screen.simulator.settleLayout()
    #expect(Standing(screen) == standing)
    #expect(screen.settle().leftover == nil)
  }

  @Test("is dragged away by the kit, though an animator opened it", arguments: ForeignKind.allCases)
  func isDraggedAway(kind: ForeignKind) {
    let closing = kind.make(isOpening: false)
    let screen = makeScreen(opening: kind.make(isOpening: true), closing: closing).open()
    screen.grab(550)
    #expect(abs(screen.offset - 540) < Screen.unseen)
    #expect(screen.release().leftover == nil && closing.begins == 0)
  }

  @Test("is closed by the animator where code dismisses it", arguments: ForeignKind.allCases)
  func isClosed(kind: ForeignKind) {
    let closing = kind.make(isOpening: false)
    let screen = makeScreen(closing: closing).open()
    screen.root.dismiss(animated: true)
    #expect(screen.settle().leftover == nil && closing.ends == [true])
    #expect(screen.delegate.updates.last?.phase == .resting(.dismissed))
    #expect(screen.draft.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(screen.open().disorder == nil)
  }

  /// What the kit moves itself: a modal on its way, held by a finger, or that a key dismisses.
  enum Own: CaseIterable, Sendable { case inFlight, held, key }

  @Test("is moved by the kit where it is on its way, held, or dismissed by a key", arguments: Own.allCases)
  func isTheKits(own: Own) {
    let closing = SlidingBlockAnimator(isOpening: false)
    let screen = makeScreen(closing: closing)
    switch own {
    case .inFlight: screen.present().clock.advance(by: 0.15)
    case .held: screen.open().grab(100)
    case .key: screen.open()
    }
    let offset = screen.offset
    if own == .key {
      screen.presentation?.dismissal.dismiss(by: .key)
    } else {
      screen.draft.dismissModal()
    }
    #expect(abs(screen.offset - offset) < Screen.unseen)
    #expect(screen.settle().leftover == nil && closing.begins == 0)
  }

  /// A screen on which the animator opens or closes the modal.
  private func start(_ kind: ForeignKind, isOpening: Bool) -> Screen {
    let screen = makeScreen(opening: kind.make(isOpening: true), closing: kind.make(isOpening: false))
    if isOpening { screen.present() } else { screen.open().root.dismiss(animated: true) }
    return screen.run(for: 0.1)
  }

  @Test(
    "answers no finger and no key in mid-flight", arguments: ForeignKind.allCases, [true, false])
  func answersNobody(kind: ForeignKind, isOpening: Bool) {
    let screen = start(kind, isOpening: isOpening)
    let (card, updates) = (screen.card.shown.box, screen.delegate.updates.count)
    screen.finger.down(at: CGPoint(x: 200, y: 600))
    screen.drag(by: 150, over: 0.1)
    #expect(screen.presentation?.dismissal.dismiss(by: .key) == false)
    screen.presentation?.detents.select(.large, animated: true)
    #expect(screen.card.shown.box == card && screen.delegate.updates.count == updates)
    screen.lift()
    #expect((isOpening ? screen.disorder : screen.leftover) == nil)
  }

  @Test(
    "resized in mid-flight, ends as if the kit had moved it", arguments: ForeignKind.allCases, [true, false])
  func isResized(kind: ForeignKind, isOpening: Bool) {
    let own = makeScreen().open()
    own.simulator.resizeToLandscape()
    own.settle()
    let expected = Standing(own)
    let screen = start(kind, isOpening: isOpening)
    let card = screen.card.shown.position
    screen.simulator.resizeToLandscape()
    #expect(screen.card.shown.position == card)
    screen.settle()
    if isOpening {
      #expect(screen.disorder == nil && Standing(screen) == expected)
    } else {
      #expect(screen.leftover == nil)
    }
  }

  @Test("called off while it closes, stands again and answers fingers; while it opens, leaves nothing")
  func isCalledOff() {
    let closing = CancellingAnimator()
    let screen = makeScreen().open()
    let expected = Standing(screen)
    screen.transition.configuration.closing = .animator { closing }
    screen.draft.text.becomeFirstResponder()
    screen.root.dismiss(animated: true)
    #expect(screen.settle().disorder == nil && Standing(screen) == expected)
    #expect(screen.draft.text.isFirstResponder)
    screen.transition.configuration.closing = nil
    screen.grab(550)
    #expect(screen.release().leftover == nil)
    screen.transition.configuration.opening = .animator { closing }
    #expect(screen.open().leftover == nil)
  }

  @Test("without animation no animator is asked")
  func isNotAnimated() {
    let (opening, closing) = (SlidingBlockAnimator(isOpening: true), SlidingBlockAnimator(isOpening: false))
    let screen = makeScreen(opening: opening, closing: closing)
    screen.present(animated: false)
    #expect(screen.disorder == nil)
    screen.root.dismiss(animated: false)
    #expect(screen.leftover == nil && opening.begins + closing.begins == 0)
  }

  @Test("with another choreography than Mail's, that performs only what the kit moves")
  func isChoreographed() {
    let choreography = RecordingChoreography()
    var configuration = ModalConfiguration.mail
    configuration.opening = .choreography(choreography)
    let screen = makeScreen(closing: SlidingBlockAnimator(isOpening: false), configuration: configuration)
      .open()
    #expect(screen.disorder == nil && choreography.operations == [.present] && choreography.ends == [true])
    screen.root.dismiss(animated: true)
    #expect(screen.settle().leftover == nil && choreography.begins == 1)
  }
}

/// Calls off whatever it is asked to animate, after a while.
private final class CancellingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    UIView.animate(withDuration: 0.2) {
      view?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    } completion: { _ in
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
  }
}
