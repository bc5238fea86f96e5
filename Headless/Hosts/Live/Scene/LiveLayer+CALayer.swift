import UIKit

extension LiveLayer {
  /// Blur of an opaque material, in points. A translucent one has its share: a material fades in with its colour.
  private static let blur: CGFloat = 30

  /// - Parameters:
  ///   - id: What the layer is called.
  ///   - sublayers: What its sublayers are called.
  ///   - definitions: What the contents of all layers refer to.
  @MainActor init(_ layer: CALayer, id: Int, sublayers: [Int], _ definitions: inout SVGDefinitions) {
    let values = layer.shown
    let box = values.bounds
    let corner = CGAffineTransform(translationX: box.minX, y: box.minY)
    let place = values.leaning ?? corner.concatenating(layer.drawnTransform).numbers
    self.init(
      id: id, transform: place, size: [box.width.places(3), box.height.places(3)])
    name = layer.owner?.accessibilityIdentifier
    if let view = layer.owner { takeElement(view) }
    origin = box.origin == .zero ? nil : [box.minX.places(3), box.minY.places(3)]
    takeOpacity(values, layer.mask.map(MaskShape.init))
    isHidden = values.isHidden ? true : nil
    takeShape(values, isBlurring: layer.owner is UIVisualEffectView)
    shadow = Shadow(values)
    contents = Self.drawing(of: layer, &definitions)
    indicators = Self.text(of: layer.indicators)
    self.sublayers = sublayers.isEmpty ? nil : sublayers
  }

  @MainActor private mutating func takeElement(_ view: UIView) {
    role = view.role
    let title = (view as? UIButton)?.currentTitle
    label = role == nil ? nil : view.accessibilityLabel ?? title
    isModal = view.accessibilityViewIsModal ? true : nil
  }

  private mutating func takeOpacity(_ values: CALayerValues, _ shape: MaskShape?) {
    let total = CGFloat(values.opacity) * (shape?.opacity ?? 1)
    opacity = total == 1 ? nil : total.places(4)
    mask = shape.map { Mask($0, corner: values.bounds.origin) }
  }

  private mutating func takeShape(_ values: CALayerValues, isBlurring: Bool) {
    background = values.backgroundColor.flatMap(\.style)
    if isBlurring { blur = values.backgroundColor.map { ($0.alpha * Self.blur).places(1) } }
    clips = values.masksToBounds ? true : nil
    border = Border(values)
    guard values.cornerRadius > 0 else { return }
    radius = values.cornerRadius.places(3)
    corners = values.maskedCorners == .all ? nil : values.maskedCorners.clockwise
    isContinuous = values.cornerCurve == .continuous ? true : nil
  }

  private static func drawing(of layer: CALayer, _ definitions: inout SVGDefinitions) -> String? {
    let contents = (layer.contents as? LayerContents).map { ContentsDrawing.elements(for: $0, &definitions) }
    return text(of: (contents ?? []) + [PathDrawing.element(for: layer.shown.drawn)].compactMap { $0 })
  }

  private static func text(of elements: [SVGElement]) -> String? {
    elements.isEmpty ? nil : elements.map(SVGWriter.text).joined()
  }
}

extension LiveLayer.Mask {
  /// - Parameter corner: Where the box's corner is in the coordinates of the outline.
  fileprivate init(_ shape: MaskShape, corner: CGPoint) {
    let toBox = CGAffineTransform(translationX: -corner.x, y: -corner.y)
    let outline = PathDrawing.data(of: CGPath(shape.outline.elements.map { $0.applying(toBox) }))
    // An outline of nothing would be no outline at all.
    self.init(outline: outline.isEmpty ? "M0 0Z" : outline)
  }
}

extension LiveLayer.Border {
  fileprivate init?(_ values: CALayerValues) {
    guard values.borderWidth > 0, let color = values.borderColor?.style else { return nil }
    self.init(width: values.borderWidth.places(3), color: color)
  }
}

extension LiveLayer.Shadow {
  /// What clips its layer clips its shadow away; without a path the shadow is the background's.
  fileprivate init?(_ values: CALayerValues) {
    guard values.shadowOpacity > 0, !values.masksToBounds, let shape = values.shadowShape else { return nil }
    let color = values.shadowColor ?? CGColor(gray: 0, alpha: 1)
    guard let style = color.copy(alpha: color.alpha * CGFloat(values.shadowOpacity))?.style else {
      return nil
    }
    self.init(
      box: shape.rect.numbers, radius: shape.radius.places(3), blur: values.shadowRadius.places(3),
      color: style)
  }
}

extension UIView {
  /// The ARIA role of a view on which a user acts; `nil` for others, and for a control that is disabled.
  @MainActor fileprivate var role: String? {
    switch self {
    case let control as UIControl where !control.isEnabled: nil
    case is any UIKeyInput: "textbox"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UITableViewCell, is UICollectionViewCell, is UIButton: "button"
    default: isAccessibilityElement && accessibilityTraits.contains(.button) ? "button" : nil
    }
  }
}

extension CACornerMask {
  /// From the top left corner on.
  fileprivate var clockwise: [Bool] {
    [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner].map(contains)
  }
}

extension CGColor {
  /// As a style sheet writes it; `nil` for what cannot be seen.
  fileprivate var style: String? {
    guard alpha > 0 else { return nil }
    let opacity = String(format: "%02x", Int((min(alpha, 1) * 255).rounded()))
    return SVGValue.color(self) + (opacity == "ff" ? "" : opacity)
  }
}

extension CGFloat {
  /// Rounded to so many decimals; smaller differences are invisible.
  fileprivate func places(_ places: Int) -> Double { Double(self).rounded(toPlaces: places) }
}

extension CALayerValues {
  /// The columns of a transform with a perspective; `nil` without a perspective.
  fileprivate var leaning: [Double]? {
    let (affine, strength, line) = (transform.affine, transform.perspective.x, transform.perspective.y)
    guard strength != 0 else { return nil }
    // On the line the transform is affine; each point below it is drawn towards the line's middle.
    let middle = CGPoint(x: 0, y: line).applying(affine)
    let (left, top) = (-bounds.width * anchorPoint.x, -bounds.height * anchorPoint.y)
    func row(_ x: CGFloat, _ y: CGFloat, _ middle: CGFloat) -> [CGFloat] {
      let down = y + strength * middle
      return [x, down, middle - down * line + x * left + down * top]
    }
    let weight = row(0, 0, 1)
    let rows = [row(affine.a, affine.c, middle.x), row(affine.b, affine.d, middle.y)]
    let across = zip(rows[0], weight).map { $0 + position.x * $1 }
    let down = zip(rows[1], weight).map { $0 + position.y * $1 }
    let columns = [0, 1, 2].map { [across[$0], down[$0], 0, weight[$0]] }
    return (columns[0] + columns[1] + [0, 0, 1, 0] + columns[2]).map { $0.places(9) }
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { $0.places(3) } }
}

extension CGAffineTransform {
  /// Factors act on whole screens: they need more decimals than places do.
  fileprivate var numbers: [Double] { [a, b, c, d].map { $0.places(6) } + [tx, ty].map { $0.places(3) } }
}
