import UIKit

/// The outline of a device and its marks over the screen: enough to tell devices apart.
struct DeviceFrame: Equatable, Sendable {
  /// Width of the device's edge, in points.
  static let edge: CGFloat = 12
  private static let squareRadius: CGFloat = 30
  /// The layers of the edge from the outside in: the distance from the screen, and the colour. Metal shines in its
  /// middle.
  private static let rim: [(CGFloat, String)] = [
    (edge, "#6e6e73"), (edge - 0.75, "#d1d1d6"), (edge - 2, "#8e8e93"), (edge - 3, "#000000"),
  ]
  /// The buttons of a phone: left edge, top and height, from the corner of the upright screen.
  private static let buttons: [(CGFloat, CGFloat, CGFloat)] = [
    (-edge - 2.5, 150, 30), (-edge - 2.5, 208, 56), (-edge - 2.5, 280, 56), (edge - 1.5, 232, 88),
  ]

  let device: Device
  let orientation: UIInterfaceOrientation
  let bars: SystemBars
  /// The colour of the status bar's text: 0 black, 1 white.
  private let lightness: CGFloat

  @MainActor init(of simulator: Simulator) {
    device = simulator.device
    orientation = simulator.orientation
    bars = simulator.systemBars
    lightness = simulator.statusBarLightness
  }

  var screen: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }
  private var insets: UIEdgeInsets { device.safeArea(in: orientation) }

  /// How far the device is turned from upright, in degrees clockwise.
  var turn: Int {
    switch orientation {
    case .portrait, .unknown: 0
    case .landscapeLeft: 90
    case .portraitUpsideDown: 180
    case .landscapeRight: 270
    }
  }

  /// The glass, for clipping what it shows.
  var glass: CornerShape { CornerShape(screen, radius: device.cornerRadius) }

  /// The device behind the glass, with its shadow.
  var body: SVGElement {
    let corner = device.cornerRadius > 0 ? device.cornerRadius : Self.squareRadius - Self.edge
    let rim = Self.rim.map { distance, color in
      CornerShape(screen.insetBy(dx: -distance, dy: -distance), radius: corner + distance).element
        .adding(["fill": color])
    }
    return .group(["filter": "drop-shadow(0 12px 16px #00000059)"], buttons + rim)
  }

  private var buttons: [SVGElement] {
    guard device.idiom == .phone else { return [] }
    return Self.buttons.map { left, top, height in
      let x = left < 0 ? left : device.size.width + left
      return CornerShape(turned(CGRect(x: x, y: top, width: 4, height: height)), radius: 1.5).element
        .adding(["fill": "#6e6e73"])
    }
  }

  /// The screen where no window draws: black.
  var backdrop: [SVGElement] { [CornerShape(screen).element] }

  /// The system's marks over the app: cutout, status bar and home indicator.
  ///
  /// The home indicator inverts the colours below it.
  var marks: [SVGElement] {
    guard !homeIndicator.isEmpty else { return cutout + statusBar }
    let indicator = SVGElement.group(
      ["fill": "#ffffff", "style": "mix-blend-mode:difference"], homeIndicator)
    return cutout + statusBar + [indicator]
  }

  // MARK: Status bar

  /// In the colour that the app wants.
  var statusBar: [SVGElement] {
    let height = device.safeArea(in: orientation).top
    guard height > 0, !bars.isStatusBarHidden else { return [] }
    let isTall = height >= 40
    let middle = isTall ? height / 2 + 5 : height / 2
    let margin = isTall ? screen.width * 0.14 : 30
    let level = String(Int((lightness * 255).rounded()), radix: 16)
    let color = "#" + String(repeating: level.count < 2 ? "0" + level : level, count: 3)
    return [
      .group(
        ["fill": color, "stroke": color, "stroke-width": "0"],
        [clock(at: CGPoint(x: margin, y: middle), size: isTall ? 17 : 12)]
          + StatusSymbols(battery: screen.width - margin, middle: middle, height: isTall ? 12 : 9).elements)
    ]
  }

  private func clock(at middle: CGPoint, size: CGFloat) -> SVGElement {
    .text("9:41", at: CGPoint(x: middle.x, y: middle.y + size * 0.36)).adding([
      "font-size": SVGValue.number(size), "font-weight": "600", "text-anchor": "middle",
    ])
  }

  // MARK: Marks of the device

  var homeIndicator: [SVGElement] {
    guard insets.bottom > 0, !bars.isHomeIndicatorHidden else { return [] }
    let width = min(screen.width * 0.36, 150)
    let box = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    return [CornerShape(box, radius: 2.5).element]
  }

  /// The island or the notch, at the edge that is the device's top.
  ///
  /// Its edge is visible on black.
  var cutout: [SVGElement] {
    let shape: SVGElement? =
      switch device.safeArea(in: .portrait).top {
      case 51...: island
      case 40...: notch
      default: nil
      }
    return shape.map { [$0.adding(["stroke": "#ffffff", "stroke-opacity": "0.16"])] } ?? []
  }

  private var island: SVGElement {
    let box = CGRect(x: device.size.width / 2 - 62.5, y: 11, width: 125, height: 37)
    return CornerShape(turned(box), radius: 18.5).element
  }

  private var notch: SVGElement {
    let box = CGRect(x: device.size.width / 2 - 90, y: 0, width: 180, height: 31)
    let corners: CACornerMask =
      switch orientation {
      case .landscapeRight: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      case .landscapeLeft: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      case .portraitUpsideDown: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      case .portrait, .unknown: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      }
    return CornerShape(turned(box), radius: 18, corners: corners).element
  }

  /// A place of the upright device as this orientation sees it.
  private func turned(_ box: CGRect) -> CGRect {
    let turn = InterfaceTurn(old: .portrait, new: orientation, size: device.size)
    let (one, other) = (turn.place(of: box.origin), turn.place(of: CGPoint(x: box.maxX, y: box.maxY)))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
}
