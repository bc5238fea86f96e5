import UIKit

/// The safe area of views that move, and what controllers add to it.
@MainActor enum SafeAreaChecks {
  nonisolated static let all = [
    DeviceCheck(
      390, "a scaled or rotated view keeps its safe area until its transform is gone", run: transformed),
    DeviceCheck(
      454, "what becomes of the safe area at the foot of a plain view 200 points below the window's",
      run: plainBelow),
    DeviceCheck(
      454, "what becomes of the safe area at the foot of a controller's view 200 points below the window's",
      run: controllerBelow),
    DeviceCheck(454, "the safe area at the foot of a view that is added below the window", run: addedBelow),
  ]

  /// Adds a controller whose view covers the root's.
  private static func cover(_ stage: CheckStage) async -> UIViewController {
    let controller = UIViewController()
    stage.root.cover(with: controller)
    await stage.frames()
    return controller
  }

  private static let flat = Finding.unknown("this screen has no safe area at its top")

  private static func layOut(_ view: UIView, _ stage: CheckStage) async {
    view.superview?.setNeedsLayout()
    view.setNeedsLayout()
    await stage.frames()
  }

  private static func transformed(_ stage: CheckStage) async -> Finding {
    guard stage.window.safeAreaInsets.top > 0, let view = await cover(stage).view else { return flat }
    let before = view.safeAreaInsets
    for transform in [CGAffineTransform(scaleX: 0.9, y: 0.9), CGAffineTransform(rotationAngle: 0.1)] {
      view.transform = transform
      stage.root.additionalSafeAreaInsets.top = 20
      await layOut(view, stage)
      if view.safeAreaInsets != before { return .differs("\(view.safeAreaInsets) instead of \(before)") }
      stage.root.additionalSafeAreaInsets.top = 0
    }
    stage.root.additionalSafeAreaInsets.top = 20
    view.transform = .identity
    await layOut(view, stage)
    return .same(view.safeAreaInsets.top, as: before.top + 20)
  }

  // MARK: Outside the window

  /// Returns the inset at the foot of a view in words, beside that of the window.
  private static func foot(of view: UIView, _ stage: CheckStage) async -> Finding {
    await stage.frames()
    let (inset, whole) = (view.safeAreaInsets.bottom, stage.window.safeAreaInsets.bottom)
    guard whole > 0 else { return .unknown("this screen has no safe area at its foot") }
    return .answer(inset == whole ? "the window's" : "\(inset.short) instead of \(whole.short)")
  }

  private static func plainBelow(_ stage: CheckStage) async -> Finding {
    let view = UIView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(view)
    await stage.frames()
    view.center.y += 200
    return await foot(of: view, stage)
  }

  private static func controllerBelow(_ stage: CheckStage) async -> Finding {
    guard let view = await cover(stage).view else { return .differs("no view") }
    view.center.y += 200
    return await foot(of: view, stage)
  }

  private static func addedBelow(_ stage: CheckStage) async -> Finding {
    let bounds = stage.root.view.bounds
    let view = UIView(frame: bounds.offsetBy(dx: 0, dy: bounds.height))
    stage.root.view.addSubview(view)
    return await foot(of: view, stage)
  }
}
