import Foundation

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    var hasRecognized: Bool {
      switch self {
      case .began, .changed, .ended: true
      case .possible, .cancelled, .failed: false
      }
    }

    /// Whether the recogniser still follows its touches.
    var isListening: Bool {
      switch self {
      case .possible, .began, .changed: true
      case .ended, .cancelled, .failed: false
      }
    }
  }
}

extension UIGestureRecognizer {
  /// 0 while fingers scroll on a trackpad (F155).
  public var numberOfTouches: Int { touches.count { !$0.isScroll } }

  /// The pointer's location while fingers scroll on a trackpad; `nil` for touches.
  func pointer(in view: UIView?) -> CGPoint? {
    guard let touch = touches.first(where: \.isScroll), let pointer = touch.pointer else { return nil }
    return touch.window?.convert(pointer, to: view ?? touch.window) ?? pointer
  }

  /// The middle of the fingers, on the screen or on a trackpad.
  func middle(in view: UIView?) -> CGPoint {
    let points = touches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
