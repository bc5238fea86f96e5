import UIKit

extension CALayer {
  /// The scroll indicators of the layer's view, drawn in the layer's coordinates.
  @MainActor var indicators: [SVGElement] {
    let shown = (owner as? UIScrollView)?.shownIndicators ?? []
    return shown.map { indicator in
      CornerShape(indicator.frame, radius: ScrollIndicator.width / 2).element.adding([
        "fill": SVGValue.color(indicator.color), "fill-opacity": SVGValue.opacity(indicator.color.alpha),
      ])
    }
  }
}
