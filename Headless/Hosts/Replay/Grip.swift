import UIKit

/// Finds where a finger can take hold of a card: on its navigation bar, beside the buttons.
@MainActor struct Grip {
  let card: UIView

  /// Height of the strip that is taken hold of where a card has no bar, in points.
  private static let stripHeight: CGFloat = 44
  /// Where to try, from the middle outwards, in widths of the bar.
  private static let shares: [CGFloat] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]

  /// A point of the window.
  var point: CGPoint {
    let places = Self.shares.map(place)
    return places.first(where: isFree) ?? place(at: Self.shares[0])
  }

  private var bar: UIView? { card.firstDescendant { $0 is UINavigationBar } }

  private func place(at share: CGFloat) -> CGPoint {
    let view = bar ?? card
    let strip = bar?.bounds ?? CGRect(origin: card.bounds.origin, size: stripSize)
    return view.shown(CGPoint(x: strip.minX + strip.width * share, y: strip.midY))
  }

  private var stripSize: CGSize { CGSize(width: card.bounds.width, height: Self.stripHeight) }

  private func isFree(_ point: CGPoint) -> Bool {
    guard let view = card.window?.hitTest(point, with: nil) else { return false }
    let chain = view.chainOfSuperviews
    return chain.contains { $0 === card } && !chain.contains { $0 is UIControl }
  }
}
