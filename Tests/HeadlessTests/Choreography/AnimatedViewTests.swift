import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A view of a transition", .ownWorld) struct AnimatedViewTests {
  private let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 200))
  private let superview = UIView()

  /// A view with a look of its own that a transition moves, fades and rounds.
  private func makeAnimated(isClipped: Bool = false) -> AnimatedView {
    superview.addSubview(view)
    view.clipsToBounds = isClipped
    (view.alpha, view.layer.cornerRadius) = (0.5, 4)
    view.transform = CGAffineTransform(translationX: 2, y: 0)
    let animated = AnimatedView(view, on: UIView())
    var state = AnimatedViewState()
    state.add(.offset(from: CGPoint(x: 40, y: 20)), at: 0.5)
    state.add(.opacity(from: 0), at: 0.5)
    state.add(.cornerRadius(from: 10, to: 20), at: 0.5)
    animated.show(state)
    return animated
  }

  @Test("is moved, faded and rounded on top of what the app has set")
  func shows() {
    _ = makeAnimated()
    #expect(view.transform == CGAffineTransform(translationX: 22, y: 10))
    #expect(abs(view.alpha - 0.25) < 1e-6 && view.layer.cornerRadius == 15 && view.clipsToBounds)
  }

  @Test(
    "looks as before at the end, clipped or not; what the app has set meanwhile stays",
    arguments: [(false, false), (false, true), (true, false), (true, true)], [false, true])
  func restores(_ end: (isReset: Bool, isSetByApp: Bool), isClipped: Bool) {
    let animated = makeAnimated(isClipped: isClipped)
    #expect(view.clipsToBounds)
    if end.isSetByApp { (view.alpha, view.layer.cornerRadius) = (0.75, 9) }
    if end.isReset { animated.reset() } else { animated.restore() }
    #expect(abs(view.alpha - (end.isSetByApp ? 0.75 : 0.5)) < 1e-6)
    #expect(view.layer.cornerRadius == (end.isSetByApp ? 9 : 4) && view.clipsToBounds == isClipped)
    #expect(view.transform == CGAffineTransform(translationX: 2, y: 0) && view.superview === superview)
  }

  @Test("a transform that the app sets meanwhile stays")
  func keepsTransform() {
    let animated = makeAnimated()
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    animated.restore()
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test("keeps what the app sets meanwhile, if no track changes it", arguments: [false, true])
  func keepsOthers(isReset: Bool) {
    superview.addSubview(view)
    let animated = AnimatedView(view, on: UIView())
    var state = AnimatedViewState()
    for share in [0.25, 0.5, 1] as [CGFloat] {
      state = AnimatedViewState()
      state.add(.offset(from: CGPoint(x: 40, y: 20)), at: share)
      animated.show(state)
      (view.alpha, view.layer.cornerRadius, view.clipsToBounds) = (0.5 * share, 8 * share, true)
    }
    animated.show(state)
    if isReset { animated.reset() } else { animated.restore() }
    #expect(view.alpha == 0.5 && view.layer.cornerRadius == 8 && view.clipsToBounds)
    #expect(view.transform.isIdentity)
  }

  @Test(
    "has values that follow progress along a straight line, unless they turn, or a limit bends them",
    arguments: [
      (.offset(to: CGPoint(x: 9, y: 9)), 0),
      (.frame(from: .zero, to: CGRect(x: 0, y: 0, width: 9, height: 9)), 0),
      (.scale(from: 0.001), 1), (.scale(to: 0), nil), (.scale(from: 0), nil),
      (.opacity(from: 0, to: 1), 1), (.opacity(from: 1, to: 0), 1), (.opacity(from: -0.1, to: 1), nil),
      (.opacity(from: 0, to: 1.1), nil), (.cornerRadius(from: 0, to: 20), 0),
      (.cornerRadius(from: 20, to: 0), 0),
      (.cornerRadius(from: -1, to: 20), nil), (.rotation(from: 1, to: 1), 0), (.rotation(to: 1), nil),
    ] as [(TransitionTrack.Change, Int?)])
  func straight(change: TransitionTrack.Change, factors: Int?) {
    #expect(TransitionTrack("part", view, change).straightFactors == factors)
    let twice = TransitionTrack("part", view, change, change)
    #expect(twice.straightFactors == factors.map { 2 * $0 })
  }

  @Test("whose tracks change looks in each state as its tracks then demand")
  func changesTracks() {
    let animated = makeAnimated()
    animated.show(AnimatedViewState())
    #expect(view.transform == CGAffineTransform(translationX: 2, y: 0) && view.alpha == 0.5)
    #expect(view.layer.cornerRadius == 4 && !view.clipsToBounds)
    var state = AnimatedViewState()
    state.add(.scale(to: 3), at: 0.5)
    state.add(.offset(to: CGPoint(x: 7, y: -5)), at: 1)
    animated.show(state)
    #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 11, ty: -5))
    #expect(view.center == CGPoint(x: 80, y: 130), "it is scaled about its middle")
  }

  @Test("without a superview belongs to the choreography: it lies on the stage until the end")
  func isOwned() {
    let (stage, window) = (UIView(), UIView())
    window.addSubview(stage)
    let animated = AnimatedView(view, on: stage)
    #expect(view.superview === stage && stage.subviews.last === view)
    var state = AnimatedViewState()
    state.add(.frame(from: .zero, to: CGRect(x: 20, y: 40, width: 60, height: 10)), at: 1)
    animated.show(state)
    #expect(view.frame == CGRect(x: 20, y: 40, width: 60, height: 10))
    animated.restore()
    #expect(view.superview == nil)
    AnimatedView(window, on: stage).restore()
    #expect(window.superview == nil && stage.superview === window)
  }
}
