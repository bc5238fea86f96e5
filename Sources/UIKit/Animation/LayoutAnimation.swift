import Foundation

/// Finds what a change of layout does to the layers of some windows, to animate it.
@MainActor struct LayoutAnimation {
  fileprivate struct Former {
    let layer: CALayer
    let superlayer: CALayer?
    let values: AnimatableVector
    let animations: Int
  }

  private let former: [Former]

  /// - Parameter windows: As they stand before the change.
  init(of windows: [UIWindow]) {
    former = windows.flatMap { Self.tree($0.layer) }
      .map {
        Former(
          layer: $0, superlayer: $0.superlayer, values: $0.values.animatable, animations: $0.animations.count)
      }
  }

  private static func tree(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap(tree)
  }

  /// An animation for each layer whose values are others now; what is new, or elsewhere, stands where it is. What
  /// blocks have animated meanwhile is theirs.
  ///
  /// - Parameter turn: How the interface turned, and all windows with it (F195).
  func changes(
    turn: InterfaceTurn?, start: TimeInterval, duration: TimeInterval
  ) -> [(layer: CALayer, animation: LayerAnimation)] {
    former.compactMap { former in
      guard former.layer.superlayer === former.superlayer else { return nil }
      let turn = former.superlayer == nil ? turn : nil
      let old = turn.map { $0.apply(to: former.values) } ?? former.values
      let course = TimedCourse(start: former.layer.time(at: start), duration: duration)
      let animation = LayerAnimation(
        difference: old - former.layer.values.animatable - former.animatedSince, angle: -(turn?.angle ?? 0),
        course: course)
      return animation.isEmpty ? nil : (former.layer, animation)
    }
  }
}

extension LayoutAnimation.Former {
  /// What blocks have taken on since.
  fileprivate var animatedSince: AnimatableVector {
    layer.animations.dropFirst(animations).reduce(into: .zero) { $0 += $1.difference }
  }
}

extension InterfaceTurn {
  /// A window's values with its place as the turned interface sees it.
  fileprivate func apply(to old: AnimatableVector) -> AnimatableVector {
    var values = CALayerValues()
    values.animatable = old
    values.position = place(of: values.position)
    return values.animatable
  }
}
