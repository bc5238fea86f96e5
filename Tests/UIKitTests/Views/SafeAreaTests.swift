import TestWorld
import Testing

@testable import UIKit

/// A view's safe area is the part of its superview's that reaches into it (F182, F183, F390).
@MainActor @Suite("Safe area", .ownWorld) final class SafeAreaTests {
  private lazy var stage = Stage()  // On iPhone 15: 59 points at the top, 34 at the bottom.

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test(
    "a view has the part of the window's safe area that reaches into it",
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

  @Test("moving a view changes its safe area, and calls the view and its controller")
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

  @Test("a translation by a transform counts at the next layout")
  func translated() {
    let view = stage.add(UIView(), frame: stage.view.bounds)
    view.transform = CGAffineTransform(translationX: 0, y: 100)
    #expect(view.safeAreaInsets == insets(59, 0, 34, 0))
    layOut(view)
    #expect(view.safeAreaInsets == insets(0, 0, 34, 0))
  }

  @Test(
    "a scaled or rotated view keeps its insets, whatever changes, until the transform is gone (F390)",
    arguments: [
      CGAffineTransform(scaleX: 0.95, y: 0.95), CGAffineTransform(rotationAngle: 0.1),
      CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 0, y: 80),
    ])
  func scaled(transform: CGAffineTransform) {
    let child = UIViewController()
    stage.root.addChild(child)
    let view = stage.add(child.view, frame: stage.view.bounds)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    view.transform = transform
    layOut(view)
    view.center.y += 100
    stage.root.additionalSafeAreaInsets.top = 20
    #expect(view.safeAreaInsets == insets(59, 0, 34, 0) && inner.safeAreaInsets == view.safeAreaInsets)
    child.additionalSafeAreaInsets.top = 5
    #expect(view.safeAreaInsets.top == 64 && inner.safeAreaInsets.top == 64)
    view.center.y -= 100
    view.transform = .identity
    layOut(view)
    #expect(view.safeAreaInsets == insets(84, 0, 34, 0))
    view.transform = transform
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  private func layOut(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @Test("a subview gets the rest of its superview's safe area, which it has in a window only")
  func nested() {
    let outer = stage.add(UIView(), frame: CGRect(x: 0, y: 10, width: 393, height: 842))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 393, height: 832))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == insets(39, 0, 34, 0))
    outer.bounds.origin.y = 10
    #expect(inner.safeAreaInsets == insets(49, 0, 24, 0))
    outer.bounds.origin.y = 0
    outer.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    inner.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
    #expect(inner.safeAreaInsets == .zero)
    outer.frame = CGRect(x: 0, y: 552, width: 393, height: 300)
    #expect(inner.safeAreaInsets == insets(0, 0, 34, 0))
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test("a controller's additional insets are added, also where the rest is zero")
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

  @Test("a new safe area marks the view for layout")
  func layout() {
    let view = stage.add(TouchView(), frame: stage.view.bounds)
    stage.simulator.settleLayout()
    let before = view.layouts
    view.center.y += 20
    stage.simulator.settleLayout()
    #expect(view.layouts == before + 1)
  }
}
