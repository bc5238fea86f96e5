import UIKit

/// Frame, bounds, center and transform of views, and how they follow their superview.
@MainActor enum GeometryChecks {
  nonisolated static let all = [
    DeviceCheck(175, "center and bounds do not depend on the transform", run: transform),
    DeviceCheck(177, "a new size keeps the center, a new origin of the frame keeps the size", run: keeps),
    DeviceCheck(177, "the origin of the bounds moves the subviews, not the view", run: scrolled),
    DeviceCheck(176, "the center is where the anchor point lies", run: anchored),
    DeviceCheck(178, "convert goes through transforms, and gives the box around a rectangle", run: convert),
    DeviceCheck(180, "flexible lengths share the difference in proportion, at once", run: autoresizing),
    DeviceCheck(180, "a size is passed on to all levels where autoresizesSubviews permits it", run: deep),
    DeviceCheck(425, "a plain view fits in the size that it has", run: fitting),
    DeviceCheck(193, "a view that is added elsewhere leaves its superview", run: moving),
    DeviceCheck(
      350, "an interaction hears before and after it moves to a view, and leaves its first one for another",
      run: interaction),
    DeviceCheck(
      345, "a view has a snapshot after screen updates, one without a size has none", run: snapshot),
    DeviceCheck(513, "whether a snapshot after screen updates commits the changes of the turn", run: commits),
  ]

  private static func transform(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let before = (view.center, view.bounds)
    view.transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 0.5, y: 0.5)
    let after = (view.center, view.bounds)
    return .that(before == after, else: "\(after)")
  }

  private static func keeps(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.bounds.size = CGSize(width: 60, height: 20)
    let frame = view.frame
    view.frame.origin = .zero
    return .same(
      [frame, view.frame],
      as: [
        CGRect(x: 40, y: 160, width: 60, height: 20), CGRect(x: 0, y: 0, width: 60, height: 20),
      ])
  }

  private static func scrolled(_ stage: CheckStage) async -> Finding {
    let (view, inner) = (stage.addView(), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    view.addSubview(inner)
    let frame = view.frame
    view.bounds.origin.y = 30
    let corner = inner.convert(CGPoint.zero, to: stage.root.view)
    return .that(view.frame == frame && corner == CGPoint(x: 25, y: 95), else: "\(view.frame), \(corner)")
  }

  private static func anchored(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    return .that(
      view.center == CGPoint(x: 70, y: 170) && view.frame.origin == CGPoint(x: 70, y: 70),
      else: "\(view.center), \(view.frame)")
  }

  private static func convert(_ stage: CheckStage) async -> Finding {
    let (view, other) = (stage.addView(), stage.addView(at: CGPoint(x: 150, y: 120)))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let corner = view.convert(CGPoint.zero, to: stage.root.view)
    let back = stage.root.view.convert(corner, to: view)
    let box = view.convert(view.bounds, to: other)
    return .that(
      corner == CGPoint(x: 45, y: 145) && back == .zero
        && box == CGRect(x: -105, y: 25, width: 50, height: 50)
        && view.convert(CGPoint.zero, to: nil) == view.convert(CGPoint.zero, to: stage.window),
      else: "\(corner), \(back), \(box)")
  }

  private static let masks: [(UIView.AutoresizingMask, minimum: CGFloat, length: CGFloat)] = [
    ([], 20, 60), (.flexibleWidth, 20, 160), (.flexibleLeftMargin, 120, 60), (.flexibleRightMargin, 20, 60),
    ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60), ([.flexibleLeftMargin, .flexibleWidth], 45, 135),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
  ]

  private static func autoresizing(_ stage: CheckStage) async -> Finding {
    for (mask, minimum, length) in masks {
      let (outer, inner) = (stage.addView(), UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10)))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.bounds.size.width = 200
      if abs(inner.frame.minX - minimum) > 0.01 || abs(inner.frame.width - length) > 0.01 {
        return .differs("\(inner.frame) with the mask \(mask.rawValue)")
      }
    }
    let (outer, inner) = (stage.addView(), UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 50)))
    inner.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    outer.addSubview(inner)
    outer.frame.size.height = 200
    return .same(inner.frame, as: CGRect(x: 0, y: 40, width: 10, height: 100))
  }

  private static func deep(_ stage: CheckStage) async -> Finding {
    let outer = stage.addView()
    let (middle, inner) = (UIView(frame: outer.bounds), UIView(frame: outer.bounds))
    for view in [middle, inner] { view.autoresizingMask = .flexibleWidth }
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.bounds.size.width = 140
    let passed = inner.bounds.width
    middle.autoresizesSubviews = false
    outer.bounds.size.width = 150
    return .same([passed, middle.bounds.width, inner.bounds.width], as: [140, 150, 140])
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

  private static func interaction(_ stage: CheckStage) async -> Finding {
    let (one, other, probe) = (stage.addView(), stage.addView(), InteractionProbe())
    one.addInteraction(probe)
    let joined = probe.calls
    other.addInteraction(probe)
    let hasMoved = probe.view === other && !one.interactions.contains { $0 === probe }
    other.removeInteraction(probe)
    return .that(
      joined == ["will come", "came"] && hasMoved && probe.calls.suffix(2) == ["will leave", "left"],
      else: "moved: \(hasMoved), \(probe.calls)")
  }

  private static func snapshot(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let hasPicture = view.snapshotView(afterScreenUpdates: true) != nil
    view.bounds.size = .zero
    let hasNone = view.snapshotView(afterScreenUpdates: true) == nil
    return .same([hasPicture, hasNone], as: [true, true])
  }

  private static func commits(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    await stage.frames()
    let new = stage.addView(at: CGPoint(x: 20, y: 240))
    guard new.layer.presentation() == nil else { return .unknown("a layer tells nothing of its commit") }
    _ = view.snapshotView(afterScreenUpdates: true)
    return .answer(new.layer.presentation() == nil ? "it does not" : "it does")
  }
}

/// An interaction that notes how it moves.
private final class InteractionProbe: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private(set) var calls: [String] = []

  func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will come") }

  func didMove(to view: UIView?) {
    self.view = view
    calls.append(view == nil ? "left" : "came")
  }
}
