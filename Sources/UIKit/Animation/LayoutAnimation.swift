import Foundation

/// Finds what a change of layout does to the layers of some windows, to animate it.
@MainActor struct LayoutAnimation {
  private struct Former {
    let layer: CALayer
    let superlayer: CALayer?
    let geometry: SIMD16<Double>
  }

  private let former: [Former]

  /// - Parameter windows: As they stand before the change.
  init(of windows: [UIWindow]) {
    former = windows.flatMap { Self.tree($0.layer) }
      .map { Former(layer: $0, superlayer: $0.superlayer, geometry: $0.values.geometry) }
  }

  private static func tree(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap(tree)
  }

  /// An animation for each layer whose geometry is another now; what is new, or elsewhere, stands where it is.
  ///
  /// - Parameter turn: How the interface turned, and all windows with it (F195).
  func changes(
    turn: InterfaceTurn?, start: TimeInterval, duration: TimeInterval
  ) -> [(layer: CALayer, animation: LayerAnimation)] {
    former.compactMap { former in
      guard former.layer.superlayer === former.superlayer else { return nil }
      let turn = former.superlayer == nil ? turn : nil
      let old = turn.map { $0.apply(to: former.geometry) } ?? former.geometry
      let animation = LayerAnimation(
        difference: old - former.layer.values.geometry, angle: -(turn?.angle ?? 0), start: start,
        duration: duration)
      return animation.difference == .zero && animation.angle == 0 ? nil : (former.layer, animation)
    }
  }
}

extension InterfaceTurn {
  /// A window's geometry with its place as the turned interface sees it.
  fileprivate func apply(to geometry: SIMD16<Double>) -> SIMD16<Double> {
    var values = CALayerValues()
    values.geometry = geometry
    values.position = place(of: values.position)
    return values.geometry
  }
}
