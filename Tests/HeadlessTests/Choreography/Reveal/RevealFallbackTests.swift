import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A reveal that lacks a view", .ownWorld) struct RevealFallbackTests {
  enum Lack: CaseIterable { case missing, empty, offScreen, scrolledAway, scrolledUnder }

  private func take(_ lack: Lack, from bench: RevealBench) {
    switch lack {
    case .missing: bench.source = nil
    case .empty: bench.field.bounds.size = CGSize(width: 300, height: 0)
    case .offScreen: bench.scroll.frame.origin.x = 500
    case .scrolledAway: bench.scroll.contentOffset.y = 300
    case .scrolledUnder: bench.scroll.frame.size.height = 100
    }
  }

  @Test("opens out of the middle of the lower edge where its view cannot be seen", arguments: Lack.allCases)
  func source(lack: Lack) {
    let bench = RevealBench()
    bench.anchor = bench.searchBar
    take(lack, from: bench)
    bench.begin()
    #expect(bench.opening.isAbout(CGRect(x: 196.5, y: 852, width: 0, height: 0)))
    #expect(bench.upper.view.shown.transform.affine.isIdentity && bench.field.shown.alpha == 1)
    bench.show(1)
    #expect(bench.opening.isAbout(bench.root.view.bounds))
    #expect(bench.finish().disorder == nil)
  }

  @Test(
    "takes a scale of at least 0.001, and a dimming of 0...1; a number that is none counts as the default",
    arguments: [
      (0.5, 0.5, 0.5), (0.001, 0.001, 0.001), (0.0005, 0.001, 0.0005), (-1, 0.001, 0), (1, 1, 1), (2, 2, 1),
      (.nan, 1, 0), (.infinity, 1, 1), (-.infinity, 1, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func numbers(given: CGFloat, scale: CGFloat, dimming: CGFloat) {
    var reveal = RevealTransition(outOf: { nil })
    (reveal.lowerScale, reveal.dimming) = (given, given)
    #expect(reveal.lowerScale == scale && reveal.dimming == dimming)
  }

  @Test("of a view that is half scrolled away, only what is seen opens")
  func isHalfSeen() {
    let bench = RevealBench()
    bench.scroll.contentOffset.y = 220
    bench.begin()
    #expect(bench.opening.isAbout(CGRect(x: 40, y: 400, width: 300, height: 24)))
    let picture = bench.picture(of: bench.field)
    let mask = (picture?.layer.mask as? CAShapeLayer)?.path?.boundingBox
    #expect(mask == CGRect(x: 0, y: 20, width: 300, height: 24))
    #expect(picture?.shown.frame == CGRect(x: 40, y: 380, width: 300, height: 44))
  }

  @Test("the screen stands in its place where its part is of no use", arguments: [0, 1, 2, 3])
  func anchor(lack: Int) {
    let bench = RevealBench()
    bench.anchor = [nil, bench.scroll, bench.searchBar, bench.searchBar][lack]
    if lack == 2 { bench.searchBar.frame.origin.y = 900 }
    if lack == 3 { bench.searchBar.bounds.size = .zero }
    bench.begin()
    #expect(bench.upper.view.shown.transform.affine.isIdentity)
    #expect(bench.opening.isAbout(CGRect(x: 40, y: 600, width: 300, height: 44)))
    #expect(bench.finish().disorder == nil)
  }

  @Test("a view in no hierarchy is told of in one sentence, and nothing of it is seen")
  func isNowhere() {
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    let bench = RevealBench()
    let lost = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    bench.source = lost
    bench.begin()
    #expect(reports.count == 1 && reports.first?.contains("not in the window") == true)
    #expect(bench.opening.isAbout(CGRect(x: 196.5, y: 852, width: 0, height: 0)))
    bench.end()
    #expect(lost.superview == nil && lost.shown.alpha == 1 && bench.disorder == nil)
  }
}
