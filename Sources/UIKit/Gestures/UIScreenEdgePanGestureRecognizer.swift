import Foundation

/// Recognises a finger that is drawn in from an edge of the screen (F156).
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge a finger must come down, in points (F287).
  private static let margin: CGFloat = 13

  /// The edges that a finger may come from; none, unless set.
  open var edges: UIRectEdge = []
  /// Those of them that it came down at.
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

  /// Inward from the edge, not along it.
  override func begins(going way: CGPoint) -> Bool {
    touched.contains(.left) && way.x > way.y.magnitude
      || touched.contains(.right) && -way.x > way.y.magnitude
      || touched.contains(.top) && way.y > way.x.magnitude
      || touched.contains(.bottom) && -way.y > way.x.magnitude
  }
}
