import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("What goes along with a reveal", .ownWorld) struct RevealItemTests {
  private let own = CGRect(x: 20, y: 40, width: 100, height: 30)
  private let other = CGRect(x: 200, y: 300, width: 50, height: 10)

  private func add(to screen: UIViewController, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    screen.view.addSubview(view)
    return view
  }

  @Test("a picture goes from one view's place to another's, and both come back as found")
  func goes() {
    let bench = RevealBench()
    let (steps, goal) = (add(to: bench.lower, own), add(to: bench.upper, other))
    bench.reveal.items = [
      RevealTransition.Item("steps", { [weak steps] in steps }, to: .view { [weak goal] in goal })
    ]
    bench.begin()
    let picture = bench.picture(of: steps)
    #expect(picture?.shown.frame == own && steps.shown.alpha == 0 && goal.shown.alpha == 1)
    bench.show(0.5)
    #expect(picture?.shown.frame.isAbout(CGRect(x: 110, y: 170, width: 75, height: 20)) == true)
    bench.show(1)
    #expect(picture?.shown.frame.isAbout(other) == true)
    bench.end()
    #expect(steps.shown.alpha == 1 && picture?.superview == nil && bench.disorder == nil)
  }

  @Test(
    "fades as told",
    arguments: [(.none, 1, 1), (.in, 0.25, 1), (.out, 0.75, 0)]
      as [(RevealTransition.Item.Fade, CGFloat, CGFloat)])
  func fades(fade: RevealTransition.Item.Fade, early: CGFloat, late: CGFloat) {
    let bench = RevealBench()
    let title = add(to: bench.upper, own)
    bench.reveal.items = [RevealTransition.Item("title", { [weak title] in title }, fade: fade)]
    bench.begin(at: 0.25)
    #expect(bench.picture(of: title)?.shown.alpha == early && title.shown.alpha == 0)
    bench.show(1)
    #expect(bench.picture(of: title)?.shown.alpha == late)
    bench.end()
    #expect(title.shown.alpha == 1 && bench.disorder == nil)
  }

  enum Odd: CaseIterable { case noView, noGoal, emptyGoal, noNumber }

  @Test("is left out without a view, and stays in its own place without another", arguments: Odd.allCases)
  func odd(odd: Odd) {
    let bench = RevealBench()
    let steps = add(to: bench.lower, own)
    let places: [Odd: RevealTransition.Item.Position] = [
      .noView: .own, .noGoal: .view { nil }, .emptyGoal: .view { UIView() },
      .noNumber: .frame { _ in CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) },
    ]
    TransitionReport.onReport = { _ in }
    bench.reveal.items = [
      RevealTransition.Item(
        "steps", { [weak steps] in odd == .noView ? nil : steps }, to: places[odd] ?? .own)
    ]
    bench.begin(at: 1)
    #expect(steps.shown.alpha == (odd == .noView ? 1 : 0))
    if odd != .noView { #expect(bench.picture(of: steps)?.shown.frame == own) }
    bench.end()
    #expect(steps.shown.alpha == 1 && bench.disorder == nil)
  }

  @Test("later ones lie above earlier ones, and all above the picture of the view that opens")
  func order() {
    let bench = RevealBench()
    let (one, two) = (add(to: bench.lower, own), add(to: bench.upper, other))
    bench.reveal.items = [
      RevealTransition.Item("one", { [weak one] in one }),
      RevealTransition.Item("two", { [weak two] in two }),
    ]
    bench.begin()
    let pictures = [bench.field, one, two].map { bench.picture(of: $0) }
    #expect(pictures.first??.superview?.subviews == pictures.compactMap { $0 })
  }
}
