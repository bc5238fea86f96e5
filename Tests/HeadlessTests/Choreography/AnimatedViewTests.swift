import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A view of a transition", .ownWorld) struct AnimatedViewTests {
  private let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 200))
  private let superview = UIView()

  /// A view with a look of its own that a transition moves, fades and rounds.
  private func makeAnimated() -> AnimatedView {
    superview.addSubview(view)
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
    "looks as before at the end; what the app has set meanwhile stays", arguments: [false, true],
    [false, true])
  func restores(isReset: Bool, isSetByApp: Bool) {
    let animated = makeAnimated()
    if isSetByApp { (view.alpha, view.layer.cornerRadius) = (0.75, 9) }
    if isReset { animated.reset() } else { animated.restore() }
    #expect(abs(view.alpha - (isSetByApp ? 0.75 : 0.5)) < 1e-6)
    #expect(view.layer.cornerRadius == (isSetByApp ? 9 : 4))
    #expect(isSetByApp || !view.clipsToBounds)
    #expect(view.transform == CGAffineTransform(translationX: 2, y: 0) && view.superview === superview)
  }

  @Test("a transform that the app sets meanwhile stays")
  func keepsTransform() {
    let animated = makeAnimated()
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    animated.restore()
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
  }
}
