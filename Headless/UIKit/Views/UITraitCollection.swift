import Foundation

/// A view's environment: size classes, idiom, style, direction, text size and contrast.
/// Immutable (F231).
public final class UITraitCollection: NSObject, Sendable {
  /// The traits; at first none is specified.
  fileprivate struct Values: Hashable, Sendable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var textSize = UIContentSizeCategory.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var scale: CGFloat = 0

    /// Takes over what other traits specify.
    mutating func take(_ other: Values) {
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.level != .unspecified { level = other.level }
      if other.horizontal != .unspecified { horizontal = other.horizontal }
      if other.vertical != .unspecified { vertical = other.vertical }
      if other.style != .unspecified { style = other.style }
      if other.direction != .unspecified { direction = other.direction }
      if other.textSize != .unspecified { textSize = other.textSize }
      if other.contrast != .unspecified { contrast = other.contrast }
      if other.scale != 0 { scale = other.scale }
    }
  }

  private let values: Values

  fileprivate init(_ values: Values) { self.values = values }

  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(Values(level: level))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(textSize: preferredContentSizeCategory))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// The traits of all collections; a later one precedes.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: Values()) { $0.take($1.values) })
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var displayScale: CGFloat { values.scale }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }

  /// These traits with what `other` specifies (F281).
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    other.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }

  /// The simulator's traits; there is no narrower context here.
  public class var current: UITraitCollection {
    MainActor.assumeIsolated { Simulator.running.traitCollection }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
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
      Values(
        idiom: device.idiom, level: .base, horizontal: isWide ? .regular : .compact,
        vertical: isPad || !isLandscape ? .regular : .compact, style: settings.style,
        direction: settings.direction == .rightToLeft ? .rightToLeft : .leftToRight,
        textSize: settings.textSize, contrast: settings.increasesContrast ? .high : .normal,
        scale: device.scale))
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
