import UIKit

/// The colours that the screen shows at a moment, to compare two moments between which nothing may change.
///
/// It draws backgrounds, clipped and masked by rectangles. Text, symbols, shadows and materials are left out.
@MainActor struct UserPicture {
  /// The points that are compared, in a line and in a column.
  private static let grid = (columns: 9, lines: 24)
  /// Points around a point: a difference counts only if the other picture shows it at none of them.
  private static let reach: CGFloat = 4
  /// The largest difference of a component that no user sees in one frame.
  private static let tolerance: CGFloat = 0.06

  /// A rectangle, with the transform from the window to its coordinates.
  private struct Area {
    let inverse: CGAffineTransform
    let rect: CGRect

    func contains(_ point: CGPoint) -> Bool { rect.contains(point.applying(inverse)) }
  }

  private struct Patch {
    let area: Area
    let clips: [Area]
    let color: SIMD3<Double>
    let opacity: Double
    let owner: String
  }

  private var patches: [Patch] = []
  private let size: CGSize
  /// How many rows are selected: a table shows that at once (F361).
  private let selections: Int

  init(of window: UIWindow) {
    size = window.bounds.size
    selections = window.withSubviews.count { ($0 as? UITableViewCell)?.isSelected == true }
    add(window.layer, .identity, 1, [])
  }

  private mutating func add(
    _ layer: CALayer, _ outer: CGAffineTransform, _ opacity: CGFloat, _ outerClips: [Area]
  ) {
    let shown = layer.shown
    let (transform, opacity) = (
      layer.owner is UIWindow ? outer : layer.drawnTransform.concatenating(outer),
      opacity * CGFloat(shown.opacity)
    )
    guard !shown.isHidden, opacity > 0.001, abs(transform.a * transform.d - transform.b * transform.c) > 1e-9
    else { return }
    let own = Area(inverse: transform.inverted(), rect: shown.bounds)
    var clips = outerClips
    if let mask = layer.mask.map(MaskShape.init) {
      clips.append(Area(inverse: own.inverse, rect: mask.outline.boundingBox))
    }
    if let color = shown.backgroundColor?.rgba, color.alpha > 0 {
      patches.append(
        Patch(
          area: own, clips: clips, color: SIMD3(color.red, color.green, color.blue),
          opacity: color.alpha * opacity,
          owner: layer.owner.map { "\(type(of: $0))" } ?? "a layer"))
    }
    if shown.masksToBounds { clips.append(own) }
    for sublayer in layer.drawnSublayers { add(sublayer, transform, opacity, clips) }
  }

  private func color(at point: CGPoint) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for patch in patches where patch.area.contains(point) && patch.clips.allSatisfy({ $0.contains(point) }) {
      sum += (patch.color - sum) * patch.opacity
    }
    return sum
  }

  /// Returns where another picture shows something else, in words; `nil` if it shows the same.
  func difference(to other: UserPicture) -> String? {
    guard size == other.size, selections == other.selections else { return nil }
    for line in 0..<Self.grid.lines {
      for column in 0..<Self.grid.columns {
        let point = CGPoint(
          x: size.width * (CGFloat(column) + 0.5) / CGFloat(Self.grid.columns),
          y: size.height * (CGFloat(line) + 0.5) / CGFloat(Self.grid.lines))
        let (one, two) = (color(at: point), other.color(at: point))
        if one.isNear(two, within: Self.tolerance) || other.shows(one, near: point) || shows(two, near: point)
        {
          continue
        }
        return
          "at \(point) the colour is \(two) (\(other.owners(at: point))) in place of \(one) (\(owners(at: point)))"
      }
    }
    return nil
  }

  private func shows(_ color: SIMD3<Double>, near point: CGPoint) -> Bool {
    [(-Self.reach, 0), (Self.reach, 0), (0, -Self.reach), (0, Self.reach)].contains { x, y in
      self.color(at: CGPoint(x: point.x + x, y: point.y + y)).isNear(color, within: Self.tolerance)
    }
  }

  /// The views that are drawn at a point, the last two.
  private func owners(at point: CGPoint) -> String {
    patches.filter { $0.area.contains(point) && $0.clips.allSatisfy { $0.contains(point) } }.suffix(2)
      .map(\.owner).joined(separator: ", ")
  }
}

extension SIMD3<Double> {
  fileprivate func isNear(_ other: Self, within tolerance: Double) -> Bool {
    let difference = self - other
    return difference.max() <= tolerance && -difference.min() <= tolerance
  }
}
