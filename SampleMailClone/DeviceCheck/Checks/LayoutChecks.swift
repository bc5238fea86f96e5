import UIKit

/// Geometry, what marks layout, and autoresizing.
@MainActor enum LayoutChecks {
  nonisolated static let all = [
    DeviceCheck(179, "a new size lays a view out with the next commit, a new center does not", run: size),
    DeviceCheck(179, "a transform does not lay out the view that has it", run: transform),
    DeviceCheck(275, "whether a transform lays out the superview", run: superview),
    DeviceCheck(179, "a controller is told when its view has been laid out", run: controller),
    DeviceCheck(175, "center and bounds do not depend on the transform", run: center),
    DeviceCheck(177, "a new size keeps the center", run: bounds),
    DeviceCheck(178, "convert goes through transforms", run: convert),
    DeviceCheck(180, "flexible sizes follow the superview at once", run: autoresizing),
    DeviceCheck(425, "a plain view fits in the size that it has", run: fitting),
    DeviceCheck(193, "a view that is added elsewhere leaves its superview", run: moving),
    DeviceCheck(
      345, "a view has a snapshot after screen updates, one without a size has none", run: snapshot),
  ]

  /// Adds a view away from the edges: a safe area that changes would lay it out.
  private static func addCounter(_ stage: CheckStage) async -> CountingView {
    let view = CountingView(frame: stage.root.view.bounds.centered(CGSize(width: 100, height: 100)))
    stage.root.view.addSubview(view)
    await stage.frames()
    view.count = 0
    return view
  }

  private static func size(_ stage: CheckStage) async -> Finding {
    let view = await addCounter(stage)
    view.center.x += 30
    await stage.frames()
    let afterCenter = view.count
    view.bounds.size.height += 30
    let atOnce = view.count
    await stage.frames()
    return .that(
      afterCenter == 0 && atOnce == 0 && view.count == 1,
      else: "center \(afterCenter), at once \(atOnce), size \(view.count)")
  }

  private static func transform(_ stage: CheckStage) async -> Finding {
    let view = await addCounter(stage)
    view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    await stage.frames()
    return .same(view.count, as: 0)
  }

  private static func superview(_ stage: CheckStage) async -> Finding {
    let view = await addCounter(stage)
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    await stage.frames()
    view.count = 0
    child.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    await stage.frames()
    return .answer(view.count > 0 ? "it does" : "it does not")
  }

  private static func controller(_ stage: CheckStage) async -> Finding {
    var count = 0
    stage.root.onLayout = { count += 1 }
    stage.root.view.setNeedsLayout()
    await stage.frames()
    return .that(count > 0, else: "not told")
  }

  private static func center(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let before = (view.center, view.bounds)
    view.transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 0.5, y: 0.5)
    let after = (view.center, view.bounds)
    return .that(before == after, else: "\(after)")
  }

  private static func bounds(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let center = view.center
    view.bounds.size = CGSize(width: 60, height: 20)
    return .same(view.center, as: center)
  }

  private static func convert(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return .same(view.convert(CGPoint.zero, to: stage.root.view), as: CGPoint(x: 45, y: 145))
  }

  private static func autoresizing(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    view.bounds.size = CGSize(width: 140, height: 160)
    return .same(child.bounds.size, as: CGSize(width: 140, height: 160))
  }

  private static func fitting(_ stage: CheckStage) async -> Finding {
    .same(stage.addView().sizeThatFits(.zero), as: CGSize(width: 100, height: 100))
  }

  private static func moving(_ stage: CheckStage) async -> Finding {
    let (view, other) = (stage.addView(), stage.addView(at: CGPoint(x: 20, y: 240)))
    other.addSubview(view)
    return .that(
      view.superview === other && stage.root.view.subviews.count { $0 === view } == 0, else: "it stays")
  }

  private static func snapshot(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let hasPicture = view.snapshotView(afterScreenUpdates: true) != nil
    view.bounds.size = .zero
    let hasNone = view.snapshotView(afterScreenUpdates: true) == nil
    return .same([hasPicture, hasNone], as: [true, true])
  }
}

/// A view that counts its layout passes.
final class CountingView: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
