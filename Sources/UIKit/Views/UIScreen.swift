import Foundation

/// The simulated display.
@MainActor public final class UIScreen: NSObject {
  private let device: Device
  unowned let simulator: Simulator

  init(device: Device, simulator: Simulator) {
    self.device = device
    self.simulator = simulator
  }

  public static var main: UIScreen { Simulator.running.screen }

  /// In the orientation of the interface (F195).
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: simulator.orientation)) }
  public var scale: CGFloat { device.scale }
}

/// A view or the screen, with coordinates of its own (F292).
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

  /// All conversions go through the screen's coordinates.
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
