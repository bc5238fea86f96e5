import TestWorld
import Testing

@testable import UIKit

/// Frame, bounds, center and transform beyond what a device promises.
@MainActor @Suite("A view's frame, bounds, center and transform", .ownWorld) final class ViewGeometryTests {
  private lazy var stage = Stage()
  private lazy var view = stage.add(UIView(), frame: CGRect(x: 10, y: 20, width: 100, height: 200))

  @Test(
    "non-finite values are refused with a complaint",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonsense(number: CGFloat) {
    let frame = view.frame
    view.center.y = number
    view.frame.size.width = number
    view.bounds.origin.x = number
    view.transform = CGAffineTransform(scaleX: number, y: 1)
    view.alpha = number
    view.layer.cornerRadius = number
    #expect(
      view.frame == frame && view.transform == .identity && view.alpha == 1 && view.layer.cornerRadius == 0)
    #expect(
      stage.complaints.count == 6 && stage.complaints.allSatisfy { $0.contains("CALayerInvalidGeometry") })
  }

  @Test("a safe area follows a move at once, and a translation by a transform at the next layout")
  func safeArea() {
    view.frame = stage.view.bounds
    view.center.y += 40
    #expect(view.safeAreaInsets.top == 19)
    view.center.y -= 40
    view.transform = CGAffineTransform(translationX: 0, y: 40)
    #expect(view.safeAreaInsets.top == 59)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 19)
  }

  @Test("no view is hit at a point that is none", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func nowhere(number: CGFloat) {
    #expect(stage.window.hitTest(CGPoint(x: number, y: 160), with: nil) == nil)
  }

  @Test("a view scaled to zero can be converted and hit-tested")
  func nothing() {
    let insets = view.safeAreaInsets
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(view.convert(CGPoint(x: 60, y: 120), from: nil).isFinite)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame.isFinite && view.center.isFinite)
    view.transform = .identity
    #expect(view.bounds.isFinite && stage.complaints.isEmpty)
  }

  @Test("the screen's coordinates regard the window's origin (F178, F292)")
  func screen() {
    let space = stage.window.screen.coordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.window.layer.frame.origin = CGPoint(x: 100, y: 50)
    #expect(view.convert(view.bounds, to: space) == CGRect(x: 110, y: 70, width: 100, height: 200))
    #expect(space.convert(view.bounds, from: view) == CGRect(x: 110, y: 70, width: 100, height: 200))
    #expect(stage.window.convert(CGPoint(x: 100, y: 50), from: space) == .zero)
  }
}
