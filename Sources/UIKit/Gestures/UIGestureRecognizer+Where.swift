import Foundation

extension UIGestureRecognizer {
  /// None where fingers scroll on a trackpad (F155).
  public var numberOfTouches: Int { touches.count { !$0.isScroll } }

  /// Where the pointer is while fingers scroll.
  func pointer(in view: UIView?) -> CGPoint? {
    guard let touch = touches.first(where: \.isScroll), let pointer = touch.pointer else { return nil }
    return touch.window?.convert(pointer, to: view ?? touch.window) ?? pointer
  }

  /// Where the fingers are, on the screen or on a trackpad.
  func middle(in view: UIView?) -> CGPoint {
    let points = touches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
