import Foundation

/// The environment of a view: size classes, idiom, style, direction, text size, contrast. An immutable value that
/// is `Sendable` (F231).
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

  /// Says nothing but the level.
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

  /// What the other says comes before what this says (F281). It can say nothing but the level.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let level = other?.userInterfaceLevel, level != .unspecified else { return self }
    return UITraitCollection(self, level: level)
  }

  /// The traits of the running simulator: there is no narrower context here.
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
  /// Size classes by F200: an iPad is regular where it is wide enough, a phone on its side is compact in height,
  /// and the large phones are then regular in width.
  convenience init(
    device: Device, windowSize size: CGSize, settings: Settings
  ) {
    let isLandscape = size.width > size.height
    let isPad = device.idiom == .pad
    let isLarge = device.size.width >= 414
    let isWide = isPad ? size.width >= 600 : isLandscape && isLarge
    self.init(
      idiom: device.idiom, horizontal: isWide ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact, settings: settings, scale: device.scale)
  }
}
