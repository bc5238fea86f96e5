import Foundation

/// A device by its measures: the table after F201.
public struct Device: Equatable, Sendable {
  public let name: String
  /// Size in points, portrait.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Top and bottom safe area in portrait.
  let portraitInsets: (top: CGFloat, bottom: CGFloat)
  /// Side, top and bottom safe area in landscape.
  let landscapeInsets: (side: CGFloat, top: CGFloat, bottom: CGFloat)
  /// Radius of the corners of the display, in points; for pictures, and for views whose corners follow it.
  public let cornerRadius: CGFloat
  public let maximumFramesPerSecond: Int
  public let idiom: UIUserInterfaceIdiom

  public static func == (one: Device, other: Device) -> Bool { one.name == other.name }

  /// The safe area that the system's bars and the device's shape leave, by orientation.
  public func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    guard orientation.isLandscape else {
      return UIEdgeInsets(top: portraitInsets.top, left: 0, bottom: portraitInsets.bottom, right: 0)
    }
    let (side, top, bottom) = landscapeInsets
    return UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
  }

  /// Size of the screen in an orientation.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The device of that name, letters' case and spaces aside.
  public static func named(_ name: String) -> Device? {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return all.first { plain($0.name) == plain(name) }
  }
}

extension Device {
  public static let all: [Device] = [
    .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone13Mini, .iPhone14, .iPhone15,
    .iPhone15Plus,
    .iPhone16Pro, .iPhone16ProMax, .iPad, .iPadAir, .iPadPro11, .iPadPro13,
  ]

  public static let iPhoneSE = classic("iPhone SE", 375, 667, scale: 2)
  public static let iPhone8 = classic("iPhone 8", 375, 667, scale: 2)
  public static let iPhone8Plus = classic("iPhone 8 Plus", 414, 736, scale: 3)
  public static let iPhoneX = notch("iPhone X", 375, 812, top: 44, corner: 39)
  public static let iPhone11 = notch("iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5)
  public static let iPhone13Mini = notch("iPhone 13 mini", 375, 812, top: 50, corner: 44)
  public static let iPhone14 = notch("iPhone 14", 390, 844, top: 47, corner: 47.3)
  public static let iPhone15 = notch("iPhone 15", 393, 852, top: 59, corner: 55)
  public static let iPhone15Plus = notch("iPhone 15 Plus", 430, 932, top: 59, corner: 55)
  public static let iPhone16Pro = notch("iPhone 16 Pro", 402, 874, top: 62, corner: 62, frames: 120)
  public static let iPhone16ProMax = notch("iPhone 16 Pro Max", 440, 956, top: 62, corner: 62, frames: 120)
  public static let iPad = tablet("iPad", 810, 1080, top: 20, bottom: 0, corner: 0)
  public static let iPadAir = tablet("iPad Air", 820, 1180, top: 24, bottom: 20, corner: 18)
  public static let iPadPro11 = tablet("iPad Pro 11", 834, 1194, top: 24, bottom: 20, corner: 18, frames: 120)
  public static let iPadPro13 = tablet(
    "iPad Pro 13", 1024, 1366, top: 24, bottom: 20, corner: 18, frames: 120)

  private static func classic(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale, portraitInsets: (20, 0),
      landscapeInsets: (0, 0, 0), cornerRadius: 0, maximumFramesPerSecond: 60, idiom: .phone)
  }

  private static func notch(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, corner: CGFloat,
    frames: Int = 60
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale, portraitInsets: (top, 34),
      landscapeInsets: (top, 0, 21), cornerRadius: corner, maximumFramesPerSecond: frames, idiom: .phone)
  }

  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, corner: CGFloat,
    frames: Int = 60
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 2, portraitInsets: (top, bottom),
      landscapeInsets: (0, top, bottom), cornerRadius: corner, maximumFramesPerSecond: frames, idiom: .pad)
  }
}
