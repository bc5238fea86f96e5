import UIKit

@testable import HeadlessHosts

/// A layer as it is drawn on a page of 400 by 800 points.
@MainActor struct LayerDrawing {
  let element: SVGElement?
  let definitions: [SVGElement]

  init(_ layer: CALayer) {
    var renderer = LayerRenderer()
    element = renderer.elements(for: layer, seen: CGRect(x: 0, y: 0, width: 400, height: 800)).first
    definitions = renderer.definitions.elements
  }

  var children: [SVGElement] { element?.children ?? [] }
}

extension LiveLayer {
  /// A layer without sublayers as a page is told of it.
  @MainActor init(alone layer: CALayer) {
    var definitions = SVGDefinitions()
    self.init(layer, id: 7, sublayers: [], &definitions)
  }
}

extension CGColor {
  static var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
}
