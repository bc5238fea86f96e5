import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Slides", .ownWorld) struct SlideTransitionTests {
  struct Case: Sendable {
    let choreography: @MainActor @Sendable () -> any TransitionChoreography
    var direction = TravelDirection.right
    let progress: CGFloat
    /// The screens' offsets from their places in a container of 400 by 800 points.
    let upper: CGPoint
    let lower: CGPoint
    var upperOpacity: CGFloat = 1
    var lowerOpacity: CGFloat = 1
  }

  private static func page(_ parallax: CGFloat, _ opacity: CGFloat = 0.9) -> PageSlideTransition {
    var page = PageSlideTransition()
    (page.parallax, page.dimmedOpacity) = (parallax, opacity)
    return page
  }

  @Test("an opacity above 1 counts as 1")
  func opacity() { #expect(Self.page(0, 7).dimmedOpacity == 1) }

  nonisolated private static func at(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  @Test(
    "move the screens, and change their opacity",
    arguments: [
      Case(
        choreography: { CrossFadeTransition() }, progress: 0.25, upper: .zero, lower: .zero,
        upperOpacity: 0.25),
      Case(choreography: { PageSlideTransition() }, progress: 0, upper: at(400), lower: .zero),
      Case(
        choreography: { PageSlideTransition() }, progress: 0.5, upper: at(200), lower: at(-60),
        lowerOpacity: 0.95
      ),
      Case(
        choreography: { PageSlideTransition() }, progress: 1, upper: .zero, lower: at(-120), lowerOpacity: 0.9
      ),
      Case(
        choreography: { PageSlideTransition() }, direction: .down, progress: 0.5, upper: at(0, 400),
        lower: at(0, -120), lowerOpacity: 0.95),
      Case(choreography: { SlideTransitionTests.page(7, 7) }, progress: 1, upper: .zero, lower: at(-400)),
      Case(
        choreography: { SlideTransitionTests.page(-7, -7) }, progress: 1, upper: .zero, lower: .zero,
        lowerOpacity: 0),
      Case(
        choreography: { SlideTransitionTests.page(.nan, .nan) }, progress: 1, upper: .zero, lower: at(-120),
        lowerOpacity: 0.9),
      Case(
        choreography: { SiblingSlideTransition() }, progress: 0, upper: at(416), lower: .zero),
      Case(
        choreography: { SiblingSlideTransition() }, progress: 0.75, upper: at(104), lower: at(-312)),
      Case(
        choreography: { SiblingSlideTransition(gap: 40) }, direction: .left, progress: 0.5,
        upper: at(-220), lower: at(220)),
      Case(
        choreography: { SiblingSlideTransition(gap: -40) }, progress: 0, upper: at(400),
        lower: .zero),
      Case(
        choreography: { SiblingSlideTransition(gap: .nan) }, progress: 0, upper: at(400),
        lower: .zero),
    ])
  func moves(_ example: Case) {
    let bench = RendererBench()
    for view in [bench.root.view, bench.lower.view, bench.upper.view] {
      view?.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    }
    bench.begin(example.choreography(), leaving: example.direction)
    bench.show(example.progress)
    for (screen, offset, opacity) in [
      (bench.lower, example.lower, example.lowerOpacity), (bench.upper, example.upper, example.upperOpacity),
    ] {
      let frame = screen.view.convert(screen.view.bounds, to: bench.root.view)
      #expect(abs(frame.minX - offset.x) < 1e-6 && abs(frame.minY - offset.y) < 1e-6)
      #expect(abs(screen.view.alpha - opacity) < 1e-6)
    }
    bench.end()
  }

  @Test(
    "a page that slides casts a shadow over the screen below, and has a line at its edge, also if it is black on black",
    arguments: [TravelDirection.right, .left, .down, .up])
  func hasEdge(direction: TravelDirection) throws {
    let bench = RendererBench()
    bench.begin(PageSlideTransition(), leaving: direction)
    bench.show(0.5)
    let edge = try #require(bench.renderer?.stage.view.content.subviews.first as? PageEdgeView)
    let (strip, page) = (
      edge.convert(edge.bounds, to: bench.root.view),
      bench.upper.view.convert(bench.upper.view.bounds, to: bench.root.view)
    )
    let length = direction.isVertical ? strip.height : strip.width
    #expect(strip.intersection(page).isEmpty && edge.clipsToBounds && length == PageEdgeView.length)
    let touching = strip.insetBy(dx: -1e-6, dy: -1e-6).intersection(page)
    #expect(!touching.isNull && max(touching.width, touching.height) > 300)
    #expect(edge.alpha == 1 && edge.caster.layer.shadowOpacity > 0)
    #expect(edge.line.backgroundColor == .separator)
    bench.show(0)
    #expect(edge.alpha == 0, "as the transition begins there is nothing to see")
    bench.end()
    #expect(edge.superview == nil)
  }
}
