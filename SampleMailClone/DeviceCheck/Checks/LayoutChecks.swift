import UIKit

/// What marks a view for layout, and when it is laid out.
@MainActor enum LayoutChecks {
  nonisolated static let all = [
    DeviceCheck(
      179, "a new size lays a view out with the next commit; center, opacity, corners and hiding do not",
      run: size),
    DeviceCheck(179, "a transform does not lay out the view that has it", run: transform),
    DeviceCheck(275, "whether a transform lays out the superview", run: superview),
    DeviceCheck(179, "several calls of setNeedsLayout and a new subview cause one layout", run: marks),
    DeviceCheck(179, "layoutIfNeeded starts at the topmost marked view, and needs a mark", run: topDown),
    DeviceCheck(510, "a view that sizes its subviews in its layout is not marked by that", run: sizing),
    DeviceCheck(510, "setNeedsLayout within a layout asks for one more", run: again),
    DeviceCheck(179, "a controller is told before and after its view's layout", run: controller),
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
    let changes: [@MainActor () -> Void] = [
      { view.center.x += 30 }, { view.alpha = 0.5 }, { view.layer.cornerRadius = 10 },
      { view.isHidden = true },
    ]
    for change in changes {
      change()
      await stage.frames()
    }
    let afterOthers = view.count
    view.bounds.size.height += 30
    let atOnce = view.count
    await stage.frames()
    return .that(
      afterOthers == 0 && atOnce == 0 && view.count == 1,
      else: "others \(afterOthers), at once \(atOnce), size \(view.count)")
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

  private static func marks(_ stage: CheckStage) async -> Finding {
    let view = await addCounter(stage)
    for _ in 1...3 { view.setNeedsLayout() }
    await stage.frames()
    let afterCalls = view.count
    view.addSubview(UIView())
    await stage.frames()
    return .same([afterCalls, view.count], as: [1, 2])
  }

  private static func topDown(_ stage: CheckStage) async -> Finding {
    let (outer, inner) = (
      await addCounter(stage), CountingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    outer.addSubview(inner)
    await stage.frames()
    (outer.count, inner.count) = (0, 0)
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    inner.layoutIfNeeded()
    return .same([outer.count, inner.count], as: [1, 1])
  }

  private static func sizing(_ stage: CheckStage) async -> Finding {
    let (view, child) = (await addCounter(stage), CountingView())
    view.addSubview(child)
    view.onLayout = { child.bounds.size.width += 10 }
    await stage.frames()
    (view.count, child.count) = (0, 0)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    await stage.frames()
    return .same([view.count, child.count], as: [1, 1])
  }

  private static func again(_ stage: CheckStage) async -> Finding {
    let view = await addCounter(stage)
    view.onLayout = { if view.count == 1 { view.setNeedsLayout() } }
    view.setNeedsLayout()
    await stage.frames()
    return .same(view.count, as: 2)
  }

  private static func controller(_ stage: CheckStage) async -> Finding {
    let controller = LayoutController()
    stage.root.addChild(controller)
    stage.root.view.addSubview(controller.view)
    controller.didMove(toParent: stage.root)
    await stage.frames(3)
    controller.calls = []
    controller.view.setNeedsLayout()
    await stage.frames()
    return .same(controller.calls, as: ["will", "layoutSubviews", "did"])
  }
}

/// A view that counts its layout passes.
final class CountingView: UIView {
  var count = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    onLayout?()
  }
}

/// A controller that notes its layout and its view's.
private final class LayoutController: UIViewController {
  var calls: [String] = []

  override func loadView() {
    let counter = CountingView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    counter.onLayout = { [weak self] in self?.calls.append("layoutSubviews") }
    view = counter
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append("will")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("did")
  }
}
