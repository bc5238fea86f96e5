import UIKit

/// The safe area of views that move, and what controllers add to it.
@MainActor enum SafeAreaChecks {
  nonisolated static let all = [
    DeviceCheck(182, "a view has the part of the window's safe area that reaches into it", run: reach),
    DeviceCheck(182, "a subview has the rest of its superview's safe area, in a window only", run: nested),
    DeviceCheck(182, "a translation by a transform changes the safe area", run: translated),
    DeviceCheck(
      390, "a scaled or rotated view keeps its safe area until its transform is gone", run: transformed),
    DeviceCheck(183, "additionalSafeAreaInsets are added, also where the rest is zero", run: additional),
    DeviceCheck(
      182, "a controller is told of another safe area, and its view is laid out, when it moves, too",
      run: told),
    DeviceCheck(
      454, "what becomes of the safe area at the foot of a plain view 200 points below the window's",
      run: plainBelow),
    DeviceCheck(
      454, "what becomes of the safe area at the foot of a controller's view 200 points below the window's",
      run: controllerBelow),
    DeviceCheck(454, "the safe area at the foot of a view that is added below the window", run: addedBelow),
  ]

  /// Adds a controller whose view covers the root's.
  private static func cover(_ stage: CheckStage) async -> InsetController {
    let controller = InsetController()
    stage.root.addChild(controller)
    controller.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(controller.view)
    controller.didMove(toParent: stage.root)
    await stage.frames()
    return controller
  }

  private static let flat = Finding.unknown("this screen has no safe area at its top")

  private static func reach(_ stage: CheckStage) async -> Finding {
    let area = stage.window.safeAreaInsets
    let view = await cover(stage).view
    for (top, bottom) in [(0, 0), (20, 0), (area.top, 0), (200, 0), (0, 12), (0, 100)] as [(CGFloat, CGFloat)]
    {
      let missing = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      view?.frame = stage.root.view.bounds.inset(by: missing)
      await stage.frames()
      let rest = UIEdgeInsets(
        top: max(0, area.top - top), left: area.left, bottom: max(0, area.bottom - bottom),
        right: area.right)
      if view?.safeAreaInsets != rest {
        return .differs("without \(top) and \(bottom) points: \(view?.safeAreaInsets ?? .zero)")
      }
    }
    return .holds
  }

  private static func nested(_ stage: CheckStage) async -> Finding {
    guard stage.window.safeAreaInsets.top > 20, let view = await cover(stage).view else { return flat }
    view.frame.origin.y = 10
    let inner = UIView(frame: view.bounds.offsetBy(dx: 0, dy: 10))
    view.addSubview(inner)
    await stage.frames()
    let inside = inner.safeAreaInsets.top
    inner.removeFromSuperview()
    return .same([inside, inner.safeAreaInsets.top], as: [stage.window.safeAreaInsets.top - 20, 0])
  }

  private static func layOut(_ view: UIView, _ stage: CheckStage) async {
    view.superview?.setNeedsLayout()
    view.setNeedsLayout()
    await stage.frames()
  }

  private static func translated(_ stage: CheckStage) async -> Finding {
    guard stage.window.safeAreaInsets.top > 0, let view = await cover(stage).view else { return flat }
    view.transform = CGAffineTransform(translationX: 0, y: 200)
    await layOut(view, stage)
    return .same(view.safeAreaInsets.top, as: 0)
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

  private static func additional(_ stage: CheckStage) async -> Finding {
    let controller = await cover(stage)
    let before = controller.view.safeAreaInsets.top
    controller.additionalSafeAreaInsets.top = 31
    await stage.frames()
    let added = controller.view.safeAreaInsets.top - before
    controller.view.center.y += 200
    await stage.frames()
    return .same([added, controller.view.safeAreaInsets.top], as: [31, 31])
  }

  private static func told(_ stage: CheckStage) async -> Finding {
    let controller = await cover(stage)
    let changes: [@MainActor () -> Void] = [
      { controller.additionalSafeAreaInsets.bottom = 31 }, { controller.view.center.y += 12 },
    ]
    for change in changes where stage.window.safeAreaInsets.top > 0 {
      (controller.changes, controller.layouts) = (0, 0)
      change()
      await stage.frames()
      if controller.changes == 0 || controller.layouts == 0 {
        return .differs("told \(controller.changes) times, laid out \(controller.layouts) times")
      }
    }
    return stage.window.safeAreaInsets.top > 0 ? .holds : flat
  }
}

/// A controller that counts the changes of its safe area and the layouts of its view.
private final class InsetController: UIViewController {
  var changes = 0
  var layouts = 0

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    changes += 1
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}
