import InteractiveModal
import UIKit

/// Which view is hit.
@MainActor enum HitTestChecks {
  nonisolated static let all = [
    DeviceCheck(159, "hidden, transparent and disabled views and their subviews are not hit", run: skipped),
    DeviceCheck(159, "the front-most view is hit, then the views behind it, then the root", run: front),
    DeviceCheck(
      160, "far edges and what hangs out of a superview are outside, whatever a mask shows", run: edges),
    DeviceCheck(161, "a view is hit where its transform puts it", run: transformed),
    DeviceCheck(161, "a view that a block animates is hit where it ends, and only if asked", run: moving),
    DeviceCheck(344, "round corners do not change what is hit", run: corners),
    DeviceCheck(159, "a modal of the kit that does not dim passes touches to the screen behind", run: passes),
  ]

  private static func hit(_ stage: CheckStage, _ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.root.view.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  private static func skipped(_ stage: CheckStage) async -> Finding {
    let changes: [(String, Bool, (UIView) -> Void)] = [
      ("hidden", false, { $0.isHidden = true }), ("transparent", false, { $0.alpha = 0.005 }),
      ("disabled", false, { $0.isUserInteractionEnabled = false }), ("faint", true, { $0.alpha = 0.02 }),
    ]
    let found = changes.compactMap { name, isHit, change -> String? in
      let view = stage.addView()
      view.addSubview(UIView(frame: view.bounds))
      change(view)
      defer { view.removeFromSuperview() }
      return hit(stage, 70, 170)?.isDescendant(of: view) == isHit ? nil : name
    }
    return .that(found.isEmpty, else: "otherwise: \(found)")
  }

  private static func front(_ stage: CheckStage) async -> Finding {
    let (below, above, root) = (stage.addView(), stage.addView(), stage.root.view)
    var hits = [hit(stage, 70, 170) === above, hit(stage, 10, 110) === root]
    root?.bringSubviewToFront(below)
    hits.append(hit(stage, 70, 170) === below)
    root?.sendSubviewToBack(below)
    hits.append(hit(stage, 70, 170) === above)
    return .same(hits, as: [true, true, true, true])
  }

  private static func edges(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(child)
    let isHit = [hit(stage, 20, 120) === view, hit(stage, 120, 150) === view, hit(stage, 140, 200) === child]
    view.clipsToBounds = true
    view.mask = UIView()
    return .same(
      isHit + [hit(stage, 140, 200) === child, hit(stage, 20, 120) === view],
      as: [true, false, false, false, true])
  }

  private static func transformed(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    var isHit = [hit(stage, 30, 130) === view, hit(stage, 70, 170) === view]
    view.transform = CGAffineTransform(translationX: 150, y: 0)
    isHit += [hit(stage, 70, 170) === view, hit(stage, 220, 170) === view]
    return .same(isHit, as: [false, true, false, true])
  }

  private static func moving(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) { view.center.y += 150 }
    await stage.wait(0.1)
    let isHit = [hit(stage, 70, 300) === view, hit(stage, 70, 130) === view]
    let shy = stage.addView(at: CGPoint(x: 150, y: 120))
    await stage.frames()
    UIView.animate(withDuration: 0.4) { shy.center.y += 10 }
    return .same(isHit + [hit(stage, 200, 180) === shy], as: [true, false, false])
  }

  private static func corners(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.layer.cornerRadius = 50
    view.clipsToBounds = true
    return .that(hit(stage, 22, 122) === view, else: "the corner is not hit")
  }

  private static func passes(_ stage: CheckStage) async -> Finding {
    let (view, modal) = (stage.addView(), UIViewController())
    var configuration = ModalConfiguration.mail
    let low = ModalDetent("low") { _ in 60 }
    configuration.detents = [low]
    configuration.dimming.largestUndimmedDetent = low.identifier
    stage.root.present(modal, as: configuration) { stage.log.note("completion") }
    guard await stage.until({ stage.log.has("completion") }) else { return .differs("no completion") }
    await stage.frames()
    let hit = stage.window.hitTest(CGPoint(x: 70, y: 170), with: nil)
    return .that(hit === view, else: hit.map { "\(type(of: $0))" } ?? "nothing")
  }
}
