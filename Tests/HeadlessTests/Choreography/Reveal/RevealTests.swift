import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A screen that opens out of a view", .ownWorld) struct RevealTests {
  private let room = CGRect(x: 0, y: 0, width: 393, height: 852)
  private let place = CGRect(x: 40, y: 600, width: 300, height: 44)

  @Test(
    "opens from the view's place to the whole screen, and no wider where a spring goes beyond",
    arguments: [-0.3, 0, 0.5, 1, 1.2] as [CGFloat], [false, true])
  func opens(progress: CGFloat, isScrolled: Bool) {
    let bench = RevealBench()
    if isScrolled { bench.upper.view.bounds.origin = CGPoint(x: 30, y: 70) }
    bench.begin(at: progress)
    let middle = CGRect(x: 20, y: 300, width: 346.5, height: 448)
    #expect(bench.opening.isAbout(progress == 0.5 ? middle : progress < 0.5 ? place : room))
    #expect(bench.upper.view.shown.transform.affine.isIdentity)
    #expect(bench.finish().disorder == nil)
  }

  @Test("each corner goes from the view's radius, or the one that is given, to its own at the end")
  func corners() {
    let bench = RevealBench()
    bench.field.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    bench.reveal.endRadii = RoundedShape.CornerRadii(topLeft: 20, topRight: 30, bottomLeft: 40)
    bench.reveal.timeline = [:]
    bench.begin(at: 0.5)
    let middle = RoundedShape(
      rect: CGRect(x: 20, y: 300, width: 346.5, height: 448),
      radii: RoundedShape.CornerRadii(topLeft: 15, topRight: 15, bottomLeft: 20, bottomRight: 5))
    #expect(bench.mask?.path == middle.outline.path)
    let given = RevealBench()
    given.reveal.sourceRadii = RoundedShape.CornerRadii(topLeft: 3, bottomRight: 100)
    given.begin()
    let start = RoundedShape(rect: place, radii: RoundedShape.CornerRadii(topLeft: 3, bottomRight: 100))
    #expect(start.outline.radii[3] == 44 && given.mask?.path == start.outline.path)
  }

  @Test(
    "a named part of the screen begins where the view is, and ends in its own place",
    arguments: [0, 0.5, 1, 1.1, -0.1] as [CGFloat], [false, true])
  func anchors(progress: CGFloat, isRightToLeft: Bool) {
    let bench = RevealBench()
    if isRightToLeft { bench.simulator.userInterfaceLayoutDirection = .rightToLeft }
    bench.anchor = bench.searchBar
    bench.begin(at: progress)
    let (shown, middle) = (min(max(progress, 0), 1), 622 - 500 * min(max(progress, 0), 1))
    let bar = bench.searchBar.convert(bench.searchBar.bounds, to: bench.root.view)
    #expect(abs(bar.midY - middle) < 1e-6)
    #expect(abs(isRightToLeft ? bar.maxX - (340 + 37 * shown) : bar.minX - (40 - 24 * shown)) < 1e-6)
    #expect(abs((bench.picture(of: bench.field)?.shown.position.y ?? 0) - middle) < 1e-6)
    bench.show(0)
    #expect(bench.opening.isAbout(place) && bench.finish().disorder == nil)
  }

  @Test("the view is hidden while its picture stands for it, and comes back at the end")
  func hides() {
    let bench = RevealBench()
    bench.begin()
    #expect(bench.field.shown.alpha == 0)
    let picture = bench.picture(of: bench.field)
    #expect(picture?.window != nil && picture?.shown.alpha == 1 && picture?.shown.frame == place)
    let shape = (picture?.layer.mask as? CAShapeLayer)?.path
    #expect(
      shape
        == RoundedShape(rect: CGRect(x: 0, y: 0, width: 300, height: 44), radii: RoundedShape.CornerRadii(10))
        .outline.path)
    bench.show(0.2)
    #expect((0.01...0.99).contains(picture?.shown.alpha ?? 0))
    bench.show(0.4)
    #expect(picture?.shown.alpha == 0)
    bench.end()
    #expect(bench.disorder == nil && picture?.superview == nil)
  }

  @Test(
    "the picture keeps its aspect ratio, and is cut off where the named part ends", arguments: [false, true])
  func keepsAspectRatio(isRightToLeft: Bool) throws {
    let bench = RevealBench()
    if isRightToLeft { bench.simulator.userInterfaceLayoutDirection = .rightToLeft }
    bench.anchor = bench.searchBar
    bench.searchBar.frame = CGRect(x: 16, y: 100, width: 200, height: 22)
    bench.begin(at: 1)
    let picture = try #require(bench.picture(of: bench.field))
    #expect(picture.frame == CGRect(x: isRightToLeft ? 66 : 16, y: 100, width: 150, height: 22))
    bench.searchBar.frame.size.width = 100
    bench.layOutAnew()
    #expect(picture.frame == CGRect(x: isRightToLeft ? -34 : 16, y: 100, width: 150, height: 22))
    let shape = (picture.layer.mask as? CAShapeLayer)?.path
    let end = CGRect(x: isRightToLeft ? 50 : 0, y: 0, width: 100, height: 22)
    #expect(shape == RoundedShape(rect: end, radii: RoundedShape.CornerRadii(10)).outline.path)
    #expect(bench.finish().disorder == nil)
  }

  @Test("the picture is taken once, also where the room changes, and let go at the end")
  func pictures() {
    let bench = RevealBench()
    bench.begin(at: 0.3)
    weak var picture: UIView?
    picture = bench.picture(of: bench.field)
    let first = picture.map(ObjectIdentifier.init)
    bench.layOutAnew()
    #expect(bench.picture(of: bench.field).map(ObjectIdentifier.init) == first && first != nil)
    let stage = bench.renderer?.stage
    bench.end()
    #expect(stage != nil && picture == nil)
  }

  @Test("another view that is named in a new room takes the first one's place")
  func changesSource() {
    let bench = RevealBench()
    bench.begin(at: 0.3)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    bench.lower.view.addSubview(other)
    bench.source = other
    bench.layOutAnew()
    #expect(bench.field.shown.alpha == 1 && other.shown.alpha == 0)
    bench.show(0)
    #expect(bench.opening.isAbout(CGRect(x: 0, y: 0, width: 100, height: 50)))
    bench.end()
    #expect(other.shown.alpha == 1 && bench.disorder == nil)
  }

  @Test("dims the lower screen and makes it smaller, if told to")
  func behind() {
    let bench = RevealBench()
    (bench.reveal.dimming, bench.reveal.lowerScale) = (0.4, 0.9)
    bench.reveal.dimmingColor = .red
    bench.begin(at: 0.5)
    #expect(bench.dimming?.backgroundColor == .red)
    bench.reveal.dimmingColor = .black
    #expect(abs((bench.dimming?.shown.alpha ?? 0) - 0.2) < 1e-6)
    #expect(abs(bench.lower.view.shown.transform.affine.a - 0.95) < 1e-6)
    #expect(
      Array(bench.root.view.subviews.prefix(3)) == [bench.lower.view, bench.dimming, bench.upper.view])
    #expect(bench.finish().disorder == nil)
    bench.reveal.dimming = 0
    bench.begin(at: 1)
    #expect(!bench.root.view.subviews.contains { $0.backgroundColor == .black }, "there is nothing to dim")
    #expect(bench.finish().disorder == nil)
  }
}
