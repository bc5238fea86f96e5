import Foundation

/// Finds the changes that a new layout makes to the layers of some windows, to animate them.
@MainActor struct LayoutAnimation {
  fileprivate struct Former {
    let layer: CALayer
    let superlayer: CALayer?
    let values: AnimatableVector
    let animations: Int
  }

  private let former: [Former]

  /// - Parameter windows: The windows before the change.
  init(of windows: [UIWindow]) {
    former = windows.flatMap { Self.tree($0.layer) }
      .map {
        Former(
          layer: $0, superlayer: $0.superlayer, values: $0.played.animatable, animations: $0.animations.count)
      }
  }

  private static func tree(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap(tree)
  }

  /// An animation for each layer with new values. Layers that are new
  /// or have another superlayer are not animated, nor are changes
  /// that blocks have animated meanwhile.
  ///
  /// - Parameter turn: The turn of the interface, with all windows (F195).
  func changes(
    turn: InterfaceTurn?, start: TimeInterval, duration: TimeInterval, curve: CubicCurve = .easeInOut
  ) -> [(layer: CALayer, animation: LayerAnimation)] {
    former.compactMap { former in
      guard former.layer.superlayer === former.superlayer else { return nil }
      let turn = former.superlayer == nil ? turn : nil
      let old = turn.map { $0.apply(to: former.values) } ?? former.values
      let course = TimedCourse(
        start: former.layer.time(at: start), duration: duration, curve: .cubic(curve))
      let animation = LayerAnimation(
        difference: old - former.layer.played.animatable - former.animatedSince, angle: -(turn?.angle ?? 0),
        course: course)
      return animation.isEmpty ? nil : (former.layer, animation)
    }
  }
}

extension LayoutAnimation.Former {
  /// What blocks have animated since.
  fileprivate var animatedSince: AnimatableVector {
    layer.animations.dropFirst(animations).reduce(into: .zero) { $0 += $1.difference }
  }
}

extension InterfaceTurn {
  /// A window's values with its position in the turned interface.
  fileprivate func apply(to old: AnimatableVector) -> AnimatableVector {
    var values = CALayerValues()
    values.animatable = old
    values.position = place(of: values.position)
    return values.animatable
  }
}
