import Foundation

/// A view's environment: size classes, idiom, style, direction, text size and contrast.
/// Immutable (F231).
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceLevel: UIUserInterfaceLevel
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let accessibilityContrast: UIAccessibilityContrast

  init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    settings: Settings, scale: CGFloat
  ) {
    userInterfaceIdiom = idiom
    userInterfaceLevel = .base
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = settings.style
    layoutDirection = settings.direction == .rightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = settings.textSize
    accessibilityContrast = settings.increasesContrast ? .high : .normal
    displayScale = scale
  }

  /// Traits of which only the level is specified.
  public init(userInterfaceLevel level: UIUserInterfaceLevel) {
    userInterfaceIdiom = .unspecified
    userInterfaceLevel = level
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    userInterfaceStyle = .unspecified
    layoutDirection = .unspecified
    preferredContentSizeCategory = .unspecified
    accessibilityContrast = .unspecified
    displayScale = 0
  }

  private init(_ traits: UITraitCollection, level: UIUserInterfaceLevel) {
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceLevel = level
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceStyle = traits.userInterfaceStyle
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    accessibilityContrast = traits.accessibilityContrast
    displayScale = traits.displayScale
  }

  /// These traits with the specified traits of `other` (F281); only the level can be overridden.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let level = other?.userInterfaceLevel, level != .unspecified else { return self }
    return UITraitCollection(self, level: level)
  }

  /// The simulator's traits; there is no narrower context here.
  public class var current: UITraitCollection {
    MainActor.assumeIsolated { Simulator.running.traitCollection }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceLevel == other.userInterfaceLevel
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
  }

  public override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }
}

extension UITraitCollection {
  /// The size classes of F200: an iPad of enough width is regular, a phone on its side is compact
  /// in height, and a large phone is then regular in width.
  convenience init(device: Device, windowSize size: CGSize, settings: Settings) {
    let isLandscape = size.width > size.height
    let isPad = device.idiom == .pad
    let isLarge = device.size.width >= 414
    let isWide = isPad ? size.width >= 600 : isLandscape && isLarge
    self.init(
      idiom: device.idiom, horizontal: isWide ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact, settings: settings, scale: device.scale)
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight = 0, rightToLeft = 1
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone = 0, pad = 1 }

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The level of window content, or of content above it.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
