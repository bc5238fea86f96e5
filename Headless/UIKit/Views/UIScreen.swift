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
  fileprivate var transformToScreen: CGAffineTransform {
    if let portrait = self as? PortraitSpace { return portrait.transform }
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
  /// In portrait, in whatever orientation the interface is (F438).
  public var fixedCoordinateSpace: any UICoordinateSpace { PortraitSpace(device, simulator) }
}

/// The screen's coordinates in portrait.
private final class PortraitSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  /// To the coordinates of the interface's orientation.
  let transform: CGAffineTransform

  init(_ device: Device, _ simulator: Simulator) {
    bounds = CGRect(origin: .zero, size: device.size(in: .portrait))
    let turn = InterfaceTurn(old: .portrait, new: simulator.orientation, size: bounds.size)
    let (origin, right) = (turn.place(of: .zero), turn.place(of: CGPoint(x: 1, y: 0)))
    let down = turn.place(of: CGPoint(x: 0, y: 1))
    transform = CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
  }
}
