import UIKit

/// Draws a tree of layers as it stands on the screen: with the values that are shown.
@MainActor struct LayerRenderer {
  /// What the drawing refers to; several trees may share it.
  var definitions = SVGDefinitions()
  /// The layers in several drawings of one tree, each a group with its number; `nil` for a single drawing.
  var numbers: LayerNumbers?

  /// - Parameter seen: The part that can be seen at all, in the coordinates around the layer; nothing
  ///   beyond it is drawn.
  /// - Returns: Nothing where there is nothing to see.
  mutating func elements(for layer: CALayer, seen: CGRect) -> [SVGElement] {
    let shown = layer.shown
    guard !shown.isHidden, shown.opacity > 0 else { return [] }
    let mask = layer.mask.map(MaskShape.init)
    let transform = layer.drawnTransform
    guard transform.isDrawable, mask?.isEmpty != true else { return [] }
    let children = parts(of: layer, seen: seen.applying(transform.inverted()))
    if children.isEmpty { return [] }
    let number = numbers?.number(of: layer)
    if shown.transform.perspective.x != 0 { return bands(of: shown, number, children) }
    let attributes: KeyValuePairs<String, String?> = [
      LayerNumbers.attribute: number,
      "transform": SVGValue.transform(transform),
      "opacity": SVGValue.opacity(CGFloat(shown.opacity) * (mask?.opacity ?? 1)),
      "clip-path": clip(of: layer, mask),
    ]
    return number == nil ? SVGGrouping.group(attributes, children) : [.group(attributes, children)]
  }

  /// Returns a layer with a perspective in bands, each flat. It draws no mask of the layer.
  private mutating func bands(
    of shown: CALayerValues, _ number: String?, _ children: [SVGElement]
  ) -> [SVGElement] {
    let (height, reach) = (number == nil ? Self.bandHeight : Self.movingBandHeight, 100.0)
    let anchor = CGPoint(
      x: shown.bounds.minX + shown.bounds.width * shown.anchorPoint.x,
      y: shown.bounds.minY + shown.bounds.height * shown.anchorPoint.y)
    return stride(from: shown.bounds.minY - reach, to: shown.bounds.maxY + reach, by: height).map { y in
      let band = CGRect(
        x: shown.bounds.minX - reach, y: y, width: shown.bounds.width + 2 * reach, height: height + 1)
      let transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(shown.transform.affine(near: y + height / 2 - anchor.y))
        .concatenating(CGAffineTransform(translationX: shown.position.x, y: shown.position.y))
      let clip = SVGElement("clipPath", [:], .elements([CornerShape(band).element]))
      return .group(
        [
          LayerNumbers.attribute: number.map { "\($0) \(Int(y))" },
          "transform": SVGValue.transform(transform), "opacity": SVGValue.opacity(CGFloat(shown.opacity)),
          "clip-path": definitions.reference(to: clip),
        ], children)
    }
  }

  /// Height of such a band, in points. In a moving picture each band moves by itself: there are fewer.
  private static let (bandHeight, movingBandHeight): (CGFloat, CGFloat) = (20, 40)

  /// From the back to the front: shadow, background, contents, shape, sublayers, scroll indicators, border.
  private mutating func parts(of layer: CALayer, seen: CGRect) -> [SVGElement] {
    let inside = layer.shown.bounds.overlap(with: seen)
    let isSeen = inside != nil
    var parts: [SVGElement] = []
    if let shadow = shadow(of: layer, seen: seen) { parts.append(shadow) }
    if isSeen, let background = background(of: layer) { parts.append(background) }
    if isSeen { parts += contents(of: layer) }
    if let shape = shape(of: layer, seen: seen) { parts.append(shape) }
    if let own = layer.masksToBounds ? inside : seen {
      let sublayers = layer.drawnSublayers
      for (index, sublayer) in sublayers.enumerated() {
        parts += blurred(sublayers[..<index], below: sublayer, seen: own)
        parts += elements(for: sublayer, seen: own)
      }
    }
    if isSeen { parts += layer.indicators }
    if isSeen, let border = border(of: layer) { parts.append(border) }
    return parts
  }

  /// Returns what lies below a bar once more, as the bar's material blurs it; nothing if that is plain.
  private mutating func blurred(
    _ layers: ArraySlice<CALayer>, below bar: CALayer, seen: CGRect
  ) -> [SVGElement] {
    guard let material = [bar, bar.drawnSublayers.first].compactMap({ $0 }).first(where: \.isMaterial) else {
      return []
    }
    let chain = material === bar ? [bar] : [material, bar]
    let opacity = chain.map(\.shown.opacity).reduce(1, *)
    guard opacity > 0, !chain.contains(where: \.shown.isHidden),
      let box = chain.reduce(material.shown.bounds, { $0.applying($1.drawnTransform) }).overlap(with: seen)
    else { return [] }
    let reach = -3 * Self.materialBlur
    let below = layers.flatMap { elements(for: $0, seen: box) }
    guard below.contains(where: \.hasDetail) else { return [] }
    let shape = CornerShape(box).element
    let blur = blur(Self.materialBlur, in: box.insetBy(dx: reach, dy: reach))
    return [
      .group(
        [
          "opacity": SVGValue.opacity(CGFloat(opacity)),
          "clip-path": definitions.reference(to: SVGElement("clipPath", [:], .elements([shape]))),
        ],
        // At the edges of the screen a blur is translucent.
        [
          shape.adding(["fill": material.shown.backgroundColor.map(SVGValue.color)]),
          .group(["filter": blur], below),
        ])
    ]
  }

  /// Blur of a bar's material, in points.
  private static let materialBlur: CGFloat = 12

  private func background(of layer: CALayer) -> SVGElement? {
    guard let color = layer.shown.backgroundColor, color.alpha > 0 else { return nil }
    return layer.shown.shape.element.adding([
      "fill": SVGValue.color(color), "fill-opacity": SVGValue.opacity(color.alpha),
    ])
  }

  private mutating func contents(of layer: CALayer) -> [SVGElement] {
    guard let contents = layer.contents as? LayerContents else { return [] }
    return ContentsDrawing.elements(for: contents, &definitions)
  }

  /// A shape may stand beside its layer's bounds.
  private func shape(of layer: CALayer, seen: CGRect) -> SVGElement? {
    let shape = layer.shown.drawn
    guard shape.path?.boundingBox.overlap(with: seen) != nil else { return nil }
    return PathDrawing.element(for: shape)
  }

  private func border(of layer: CALayer) -> SVGElement? {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
    return layer.shown.shape.inset(by: layer.borderWidth / 2).element.adding([
      "fill": "none", "stroke": SVGValue.color(color), "stroke-opacity": SVGValue.opacity(color.alpha),
      "stroke-width": SVGValue.number(layer.borderWidth),
    ])
  }

  /// What clips its layer clips its shadow away.
  private mutating func shadow(of layer: CALayer, seen: CGRect) -> SVGElement? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let shape = layer.shown.shadowShape else {
      return nil
    }
    let reach = -3 * layer.shadowRadius
    guard shape.rect.insetBy(dx: reach, dy: reach).overlap(with: seen) != nil else { return nil }
    let color = layer.shadowColor ?? CGColor(gray: 0, alpha: 1)
    return shape.element.adding([
      "fill": SVGValue.color(color),
      "fill-opacity": SVGValue.opacity(color.alpha * CGFloat(layer.shadowOpacity)),
      "filter": blur(layer.shadowRadius),
    ])
  }

  /// - Parameter box: The box in which anything is blurred; `nil` is a half beyond each side of the element.
  private mutating func blur(_ radius: CGFloat, in box: CGRect? = nil) -> String? {
    guard radius > 0 else { return nil }
    let blur = SVGElement("feGaussianBlur", ["stdDeviation": SVGValue.number(radius)])
    let sides = box.map { [$0.minX, $0.minY, $0.width, $0.height].map(SVGValue.number) }
    let place = sides ?? ["-50%", "-50%", "200%", "200%"]
    return definitions.reference(
      to: SVGElement(
        "filter",
        [
          "filterUnits": box.map { _ in "userSpaceOnUse" }, "x": place[0], "y": place[1], "width": place[2],
          "height": place[3],
        ], .elements([blur])))
  }

  /// What both the bounds and a mask let through; the bounds' clip is clipped itself where there are both.
  private mutating func clip(of layer: CALayer, _ mask: MaskShape?) -> String? {
    let masking = mask.map { definitions.reference(to: SVGElement("clipPath", [:], .elements([$0.element]))) }
    guard layer.masksToBounds, hasInside(layer) else { return masking }
    let shape = layer.shown.shape.element
    return definitions.reference(to: SVGElement("clipPath", ["clip-path": masking], .elements([shape])))
  }

  /// A background alone needs no clipping: it has its layer's shape.
  private func hasInside(_ layer: CALayer) -> Bool {
    layer.contents != nil || layer.shown.drawn.path != nil || !layer.drawnSublayers.isEmpty
  }
}

extension CALayer {
  @MainActor fileprivate var isMaterial: Bool {
    (owner as? UIVisualEffectView)?.effect is UIBlurEffect && shown.backgroundColor != nil
  }
}

extension SVGElement {
  /// Whether anything but plain boxes is in it.
  fileprivate var hasDetail: Bool {
    name == "g" ? children.contains(where: \.hasDetail) : name != "rect"
  }
}

extension CGAffineTransform {
  /// Whether what goes through it has a place and an area.
  fileprivate var isDrawable: Bool {
    isFinite && abs(a * d - b * c) > 1e-9
  }
}

/// Groups elements, with no more groups than it takes.
enum SVGGrouping {
  /// A group that says nothing is what is in it; what it says of one element alone, the element says itself.
  static func group(
    _ attributes: KeyValuePairs<String, String?>, _ children: [SVGElement]
  ) -> [SVGElement] {
    let group = SVGElement.group(attributes, children)
    if group.attributes.isEmpty { return children }
    guard let only = children.first, children.count == 1, canTake(group, in: only) else { return [group] }
    return [only.adding(attributes)]
  }

  /// An element that is moved itself would move the clip that is meant to stay.
  private static func canTake(_ group: SVGElement, in element: SVGElement) -> Bool {
    let isMovedUnderClip = group["clip-path"] != nil && element["transform"] != nil
    return !isMovedUnderClip && group.attributes.allSatisfy { element[$0.name] == nil }
  }
}

/// Numbers of layers by which their groups are found again in another drawing.
@MainActor struct LayerNumbers {
  /// The attribute that has the number. It is not written.
  nonisolated static let attribute = "layer"

  /// Retained, so that no new layer takes the identity of an old one.
  private var layers: [ObjectIdentifier: (number: Int, layer: CALayer)] = [:]

  mutating func number(of layer: CALayer) -> String {
    let known = layers[ObjectIdentifier(layer)] ?? (layers.count + 1, layer)
    layers[ObjectIdentifier(layer)] = known
    return "\(known.number)"
  }
}
