import Foundation

/// Recognises a finger that comes in from an edge of the screen (F156).
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance of the touch-down from the edge, in points (F287).
  private static let margin: CGFloat = 13

  /// The edges that a finger may come from; none by default.
  open var edges: UIRectEdge = []
  /// The edges among them where the finger landed.
  private var touched: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    touched = edges.intersection(edgesNearFinger)
    if touched.isEmpty { state = .failed }
  }

  private var edgesNearFinger: UIRectEdge {
    guard let screen = view?.window?.bounds else { return [] }
    let point = location(in: nil)
    var near: UIRectEdge = []
    if point.x < screen.minX + Self.margin { near.insert(.left) }
    if point.x > screen.maxX - Self.margin { near.insert(.right) }
    if point.y < screen.minY + Self.margin { near.insert(.top) }
    if point.y > screen.maxY - Self.margin { near.insert(.bottom) }
    return near
  }

  /// Inwards from the edge, not along it.
  override func begins(by translation: CGPoint) -> Bool {
    let (x, y) = (translation.x, translation.y)
    return touched.contains(.left) && x > y.magnitude || touched.contains(.right) && -x > y.magnitude
      || touched.contains(.top) && y > x.magnitude || touched.contains(.bottom) && -y > x.magnitude
  }
}
