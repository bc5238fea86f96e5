import Testing

@testable import UIKit

/// F182, F183.
@MainActor @Suite("Safe area") final class SafeAreaTests {
  private lazy var stage = Stage()  // iPhone 15: 59 at the top, 34 at the foot.

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test(
    "a view has as much of it as reaches into the view",
    arguments: [
      (CGRect(x: 0, y: 0, width: 393, height: 852), CGFloat(59), CGFloat(34)),
      (CGRect(x: 0, y: 20, width: 393, height: 832), 39, 34),
      (CGRect(x: 0, y: 59, width: 393, height: 100), 0, 0),
      (CGRect(x: 0, y: 400, width: 393, height: 440), 0, 22),
      (CGRect(x: 0, y: 0, width: 393, height: 818), 59, 0),
      (CGRect(x: 0, y: -30, width: 393, height: 852), 59, 4),
      (CGRect(x: 0, y: 500, width: 393, height: 852), 0, 34),
      (CGRect(x: 0, y: 900, width: 0, height: 0), 0, 34),
    ])
  func reach(frame: CGRect, top: CGFloat, bottom: CGFloat) {
    #expect(stage.add(UIView(), frame: frame).safeAreaInsets == insets(top, 0, bottom, 0))
  }

  @Test("it changes as the view moves, and the view and its controller are told each time")
  func moves() {
    let journal = Journal()
    let child = LayoutController(journal)
    stage.root.addChild(child)
    let view = stage.add(child.view, frame: stage.view.bounds)
    stage.simulator.settleLayout()
    _ = journal.read()
    view.center.y += 40
    #expect(view.safeAreaInsets == insets(19, 0, 34, 0))
    #expect(journal.read() == ["safe area", "controller: safe area"])
    view.center.y += 100
    #expect(view.safeAreaInsets == insets(0, 0, 34, 0))
    _ = journal.read()
    view.center.y += 100
    #expect(journal.read() == [])
  }

  @Test("it is told in the view's own coordinates, and a transform counts from the next layout on")
  func scaled() {
    let view = stage.add(UIView(), frame: stage.view.bounds)
    view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    #expect(view.safeAreaInsets == insets(59, 0, 34, 0))
    layOut(view)
    let gap = CGFloat(852) * 0.025
    #expect(abs(view.safeAreaInsets.top - (59 - gap) / 0.95) < 1e-9)
    #expect(abs(view.safeAreaInsets.bottom - (34 - gap) / 0.95) < 1e-9)
    view.transform = CGAffineTransform(translationX: 0, y: 100)
    layOut(view)
    #expect(view.safeAreaInsets == insets(0, 0, 34, 0))
  }

  private func layOut(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @Test("what a view leaves over is passed on to its subviews, wherever they lie")
  func nested() {
    let outer = stage.add(UIView(), frame: CGRect(x: 0, y: 10, width: 393, height: 842))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 393, height: 832))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == insets(39, 0, 34, 0))
    outer.bounds.origin.y = 10
    #expect(inner.safeAreaInsets == insets(49, 0, 24, 0))
  }

  @Test("a subview learns of it too when only its superview's size changes")
  func resized() {
    let outer = stage.add(UIView(), frame: CGRect(x: 0, y: 400, width: 393, height: 452))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    outer.frame = CGRect(x: 0, y: 552, width: 393, height: 300)
    #expect(inner.safeAreaInsets == insets(0, 0, 34, 0))
  }

  @Test("there is none outside a window")
  func outside() {
    let view = stage.add(UIView(), frame: stage.view.bounds)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("a controller's additional insets come on top, also where nothing else is left")
  func additional() {
    let child = UIViewController()
    stage.root.addChild(child)
    let view = stage.add(child.view, frame: stage.view.bounds)
    child.additionalSafeAreaInsets = insets(10, 2, 3, 4)
    #expect(view.safeAreaInsets == insets(69, 2, 37, 4))
    view.center.y += 100
    #expect(view.safeAreaInsets == insets(10, 2, 37, 4))
    #expect(stage.simulator.ledger.layoutWrites > 0)
  }

  @Test("a change marks the view for layout, and margins follow")
  func layout() {
    let view = stage.add(TouchView(), frame: stage.view.bounds)
    stage.simulator.settleLayout()
    let before = view.layouts
    view.center.y += 20
    stage.simulator.settleLayout()
    #expect(view.layouts == before + 1)
    #expect(view.layoutMargins == insets(8 + 39, 8, 8 + 34, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }
}
