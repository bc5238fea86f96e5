import UIKit

/// The safe area of views that move, and what controllers add to it.
@MainActor enum SafeAreaChecks {
  nonisolated static let all = [
    DeviceCheck(182, "a view that covers the window has the window's safe area", run: covering),
    DeviceCheck(182, "a view that leaves the top of the screen loses its top inset", run: moved),
    DeviceCheck(182, "a translation by a transform changes the safe area", run: translated),
    DeviceCheck(390, "a scaled view keeps its safe area", run: scaled),
    DeviceCheck(183, "additionalSafeAreaInsets are added to the safe area", run: additional),
    DeviceCheck(182, "a controller is told of another safe area", run: told),
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

  private static func covering(_ stage: CheckStage) async -> Finding {
    let view = await cover(stage).view
    return .same(view?.safeAreaInsets, as: stage.window.safeAreaInsets)
  }

  private static func moved(_ stage: CheckStage) async -> Finding {
    guard stage.window.safeAreaInsets.top > 0, let view = await cover(stage).view else { return flat }
    view.center.y += 200
    await stage.frames()
    return .same(view.safeAreaInsets.top, as: 0)
  }

  private static func translated(_ stage: CheckStage) async -> Finding {
    guard stage.window.safeAreaInsets.top > 0, let view = await cover(stage).view else { return flat }
    view.transform = CGAffineTransform(translationX: 0, y: 200)
    view.superview?.setNeedsLayout()
    view.setNeedsLayout()
    await stage.frames()
    return .same(view.safeAreaInsets.top, as: 0)
  }

  private static func scaled(_ stage: CheckStage) async -> Finding {
    guard stage.window.safeAreaInsets.top > 0, let view = await cover(stage).view else { return flat }
    let before = view.safeAreaInsets
    view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    view.superview?.setNeedsLayout()
    view.setNeedsLayout()
    await stage.frames()
    return .same(view.safeAreaInsets, as: before)
  }

  private static func additional(_ stage: CheckStage) async -> Finding {
    let controller = await cover(stage)
    let before = controller.view.safeAreaInsets.top
    controller.additionalSafeAreaInsets.top = 31
    await stage.frames()
    return .same(controller.view.safeAreaInsets.top, as: before + 31)
  }

  private static func told(_ stage: CheckStage) async -> Finding {
    let controller = await cover(stage)
    controller.count = 0
    controller.additionalSafeAreaInsets.bottom = 31
    await stage.frames()
    return .that(controller.count > 0, else: "not told")
  }
}

/// A controller that counts the changes of its safe area.
private final class InsetController: UIViewController {
  var count = 0

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    count += 1
  }
}
