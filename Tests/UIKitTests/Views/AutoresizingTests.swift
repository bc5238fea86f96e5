import TestWorld
import Testing

@testable import UIKit

/// A view follows a new size of its superview by its autoresizing mask (F180).
@MainActor @Suite("Autoresizing", .ownWorld) struct AutoresizingTests {
  @Test(
    "flexible parts share the difference in proportion to their lengths",
    arguments: [
      ([], 20, 60),
      (.flexibleWidth, 20, 160),
      (.flexibleLeftMargin, 120, 60),
      (.flexibleRightMargin, 20, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60),
      ([.flexibleLeftMargin, .flexibleWidth], 45, 135),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func width(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    _ = Simulator()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.bounds.size.width = 200
    #expect(abs(inner.frame.minX - x) < 1e-9 && abs(inner.frame.width - width) < 1e-9)
    #expect(inner.frame.minY == 0 && inner.frame.height == 10)
  }

  @Test("heights follow the same rule, and so does a superview that grows by its frame")
  func height() {
    _ = Simulator()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 50))
    inner.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    outer.addSubview(inner)
    outer.frame.size.height = 200
    #expect(inner.frame == CGRect(x: 0, y: 40, width: 10, height: 100))
  }

  @Test("setting a superview's size resizes all levels below, unless autoresizesSubviews is off")
  func deep() {
    _ = Simulator()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: outer.bounds)
    let inner = UIView(frame: outer.bounds)
    for view in [middle, inner] { view.autoresizingMask = .flexibleWidth }
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.bounds.size.width = 300
    #expect(inner.frame.width == 300)
    middle.autoresizesSubviews = false
    outer.bounds.size.width = 400
    #expect(middle.frame.width == 400 && inner.frame.width == 300)
  }

  @Test("a superview that was empty yields finite frames", arguments: [CGFloat(0), 50])
  func empty(start: CGFloat) {
    let stage = Stage()
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: CGRect(x: start, y: 0, width: 0, height: 0))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    outer.addSubview(inner)
    outer.bounds.size.width = 90
    outer.bounds.size.width = 0
    outer.bounds.size.width = 90
    #expect(inner.frame.isFinite && stage.complaints.isEmpty)
  }
}
