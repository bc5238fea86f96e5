import TestWorld
import Testing

@testable import UIKit

/// The navigation bar goes along with a push or a pop (F399).
@MainActor @Suite("The navigation bar in a push or pop", .ownWorld) final class BarFadeTests {
  private func bar(of trail: Trail) -> UINavigationBar { trail.navigation.navigationBar }

  /// The pictures of the former row.
  private func pictures(of trail: Trail) -> BarFade? {
    bar(of: trail).subviews.lazy.compactMap { $0 as? BarFade }.first
  }

  /// Whether the bar shows what it shows at rest.
  private func isAtRest(_ trail: Trail) -> Bool {
    let title = bar(of: trail).titleAndBack.title
    return pictures(of: trail) == nil && bar(of: trail).row.layer.shown.opacity == 1
      && title?.transform == .identity && (title as? UILabel)?.text == trail.stack.last
  }

  @Test("title and buttons fade out and in with the animation of the delegate's animator")
  func animates() {
    let trail = Trail()
    trail.animator.onStart = { context in
      let options = UIView.AnimationOptions.curveLinear
      UIView.animate(withDuration: 0.2, delay: 0, options: options) {
        context.view(forKey: .to)?.alpha = 0.5
      }
    }
    trail.navigation.pushViewController(trail.pages[1], animated: true)
    #expect(bar(of: trail).row.alpha == 0 && pictures(of: trail)?.alpha == 1)
    trail.stage.clock.runTurns()
    for (out, back) in [(0.5, 0), (0, 0), (0, 0.5)] as [(Float, Float)] {
      trail.stage.clock.advance(by: 0.05)
      #expect(abs(bar(of: trail).row.layer.shown.opacity - back) < 0.01)
      #expect(abs((pictures(of: trail)?.layer.shown.opacity ?? .nan) - out) < 0.01)
    }
    trail.stage.clock.advance(by: 0.3)
    trail.finish()
    #expect(isAtRest(trail) && trail.complaints.isEmpty)
  }

  @Test(
    "the system's pop also slides both titles with the finger, and restores them",
    arguments: [false, true], [60.0, 250])
  func slides(isRightToLeft: Bool, way: CGFloat) throws {
    let trail = Trail(depth: 2)
    if isRightToLeft { trail.simulator.userInterfaceLayoutDirection = .rightToLeft }
    trail.navigation.delegate = nil
    trail.settle()
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let back = try #require(bar(of: trail).titleAndBack.back?.center.x)
    trail.stage.down(at: CGPoint(x: isRightToLeft ? 389 : 4, y: 400))
    trail.stage.drag(by: CGVector(dx: sign * way, dy: 0), over: 0.4)
    let (share, title) = ((way - 10) / 393, bar(of: trail).titleAndBack.title)
    #expect(abs(bar(of: trail).row.alpha - max(2 * share - 1, 0)) < 1e-3)
    #expect(abs((pictures(of: trail)?.alpha ?? .nan) - max(1 - 2 * share, 0)) < 1e-3)
    #expect(abs((title?.transform.tx ?? .nan) - (back - 196.5) * (1 - share)) < 0.01)
    let moved = pictures(of: trail)?.subviews.filter { $0.transform.tx != 0 }.map(\.transform.tx) ?? []
    #expect(moved.count == 1 && abs(moved[0] - sign * 196.5 * share) < 1e-3)
    trail.stage.restAndLift()
    trail.settle()
    #expect(trail.stack.count == (way < 100 ? 2 : 1) && isAtRest(trail) && trail.complaints.isEmpty)
  }
}
