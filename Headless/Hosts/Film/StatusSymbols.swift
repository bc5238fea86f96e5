import UIKit

/// The drawings of signal, Wi-Fi and battery in the status bar, in the colour of their group.
struct StatusSymbols {
  /// Twelve of these are the height.
  private let unit: CGFloat
  private let left: CGFloat
  private let middle: CGFloat

  /// - Parameters:
  ///   - battery: The middle of the battery, in points.
  ///   - middle: The vertical middle, in points.
  ///   - height: The height of the battery, in points.
  init(battery: CGFloat, middle: CGFloat, height: CGFloat) {
    unit = height / 12
    left = battery - 51 * unit
    self.middle = middle
  }

  var elements: [SVGElement] { signal + wifi + battery }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(
      x: left + x * unit, y: middle + (y - 6) * unit, width: width * unit, height: height * unit)
  }

  private var signal: [SVGElement] {
    zip([0, 5, 10, 15], [4, 6.5, 9, 12]).map { x, height in
      CornerShape(box(x, 12 - height, 3, height), radius: unit).element
    }
  }

  /// A dot and two arcs of a quarter circle, one above the other.
  private var wifi: [SVGElement] {
    let center = CGPoint(x: left + 33.5 * unit, y: middle + 4.2 * unit)
    let dot = CornerShape(
      CGRect(x: center.x - 1.7 * unit, y: center.y - 1.7 * unit, width: 3.4 * unit, height: 3.4 * unit),
      radius: 1.7 * unit)
    let arcs = [4.8, 8.8].map { radius in
      let (side, across) = (radius * unit / 2.0.squareRoot(), radius * unit)
      let start = "M\(SVGValue.number(center.x - side)) \(SVGValue.number(center.y - side))"
      let end = "\(SVGValue.number(center.x + side)) \(SVGValue.number(center.y - side))"
      return SVGElement(
        "path",
        [
          "d": "\(start)A\(SVGValue.number(across)) \(SVGValue.number(across)) 0 0 1 \(end)", "fill": "none",
          "stroke-width": SVGValue.number(2.4 * unit),
        ])
    }
    return [dot.element] + arcs
  }

  private var battery: [SVGElement] {
    let outline = CornerShape(box(51, 0, 22, 12), radius: 3.6 * unit).element
      .adding(["fill": "none", "stroke-width": "1", "stroke-opacity": "0.5"])
    let tip = CornerShape(box(74, 4, 1.5, 4), radius: 0.7 * unit).element.adding(["fill-opacity": "0.5"])
    return [outline, tip, CornerShape(box(53, 2, 18, 8), radius: 2.2 * unit).element]
  }
}
