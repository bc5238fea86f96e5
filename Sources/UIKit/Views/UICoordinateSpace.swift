import Foundation

/// Something that has coordinates of its own: a view, or the screen (F292).
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformToScreen).applying(coordinateSpace.transformToScreen.inverted())
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transformToScreen).applying(transformToScreen.inverted())
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transformToScreen).applying(coordinateSpace.transformToScreen.inverted())
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transformToScreen).applying(transformToScreen.inverted())
  }

  /// The screen's own coordinates are those that all others are converted by.
  private var transformToScreen: CGAffineTransform {
    guard let view = self as? UIView else { return .identity }
    let window = (view as? UIWindow) ?? view.window
    return window.map { view.transformToWindow.concatenating($0.layer.transformToSuperlayer) }
      ?? view.transformToWindow
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { self }
}
