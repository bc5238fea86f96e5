import TestWorld
import Testing

@testable import UIKit

/// Frame, bounds, center and transform determine each other (F175, F176, F177, F178).
@MainActor @Suite("A view's frame, bounds, center and transform", .ownWorld) final class ViewGeometryTests {
  private lazy var stage = Stage()
  private lazy var view = stage.add(UIView(), frame: CGRect(x: 10, y: 20, width: 100, height: 200))

  @Test("center and bounds are the middle and size of the frame, which surrounds the transformed bounds")
  func transformed() {
    #expect(view.center == CGPoint(x: 60, y: 120))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(view.frame == CGRect(x: 35, y: -80, width: 50, height: 400))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 200) < 1e-9 && abs(view.frame.midX - 60) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 200) && view.center == CGPoint(x: 60, y: 120))
  }

  @Test("a new size of the bounds keeps the center; a new origin of the frame keeps the bounds' size")
  func keeps() {
    view.bounds.size = CGSize(width: 40, height: 40)
    #expect(view.frame == CGRect(x: 40, y: 100, width: 40, height: 40))
    view.frame.origin = .zero
    #expect(view.bounds.size == CGSize(width: 40, height: 40) && view.center == CGPoint(x: 20, y: 20))
  }

  @Test("the origin of the bounds moves the subviews, not the view")
  func scrolled() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(inner)
    view.bounds.origin.y = 30
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -5))
  }

  @Test("the center is the anchor point's position, so a new anchor moves the view")
  func anchored() {
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 60, y: 120))
    #expect(view.frame == CGRect(x: 60, y: -80, width: 100, height: 200))
  }

  @Test("conversion applies every transform; nil is the window; rectangles become bounding boxes")
  func conversion() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let other = stage.add(UIView(), frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    let corner = CGPoint(x: -40, y: -80)
    #expect(view.convert(CGPoint.zero, to: nil) == corner)
    #expect(view.convert(corner, from: nil) == .zero)
    #expect(view.convert(CGPoint(x: 50, y: 100), to: other) == CGPoint(x: -40, y: 20))
    #expect(other.convert(CGPoint(x: 10, y: 20), from: other) == CGPoint(x: 10, y: 20))
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: -40, y: -80, width: 200, height: 400))
    #expect(other.convert(CGRect(x: -140, y: -180, width: 200, height: 400), to: view) == view.bounds)
  }

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

  /// Coordinate spaces (F178, F292).
  @Test("views and the screen convert both ways, through transforms and the window's origin")
  func screen() {
    let outer = stage.add(UIView(), frame: CGRect(x: 30, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(translationX: 5, y: 7)
    let space = stage.window.screen.coordinateSpace
    let onScreen = CGRect(x: 45, y: 127, width: 50, height: 60)
    #expect(inner.convert(inner.bounds, to: space) == onScreen)
    #expect(inner.convert(onScreen, from: space) == inner.bounds)
    #expect(space.convert(onScreen, to: inner) == inner.bounds)
    #expect(space.convert(inner.bounds, from: inner) == onScreen)
    #expect(inner.convert(CGPoint.zero, to: space) == onScreen.origin)
    #expect(inner.convert(onScreen.origin, from: space) == .zero)
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.window.layer.frame.origin = CGPoint(x: 100, y: 50)
    #expect(stage.view.convert(CGPoint.zero, to: space) == CGPoint(x: 100, y: 50))
    #expect(stage.window.convert(CGPoint(x: 100, y: 50), from: space) == .zero)
  }
}
