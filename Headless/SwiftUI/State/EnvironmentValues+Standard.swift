import UIKit

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// A text size of the system.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// Dismisses the presentation that surrounds a view.
public struct DismissAction {
  let dismiss: () -> Void

  @MainActor public func callAsFunction() { dismiss() }
}

/// Opens a link. Here only handlers of the app do.
public struct OpenURLAction {
  public enum Result: Sendable { case handled, discarded }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// A key of this module: its value type tells it apart.
private struct Standard<Name, Value: StandardValue>: EnvironmentKey {
  static var defaultValue: Value { Value.standard }
}

private protocol StandardValue { static var standard: Self { get } }

extension Optional: StandardValue { fileprivate static var standard: Wrapped? { nil } }
extension ColorScheme: StandardValue { fileprivate static var standard: ColorScheme { .light } }
extension LayoutDirection: StandardValue { fileprivate static var standard: LayoutDirection { .leftToRight } }
extension DynamicTypeSize: StandardValue { fileprivate static var standard: DynamicTypeSize { .large } }
extension Locale: StandardValue { fileprivate static var standard: Locale { .current } }
extension Calendar: StandardValue { fileprivate static var standard: Calendar { .current } }
extension TimeZone: StandardValue { fileprivate static var standard: TimeZone { .current } }

private enum Names {
  enum Plain {}
  enum Horizontal {}
  enum Vertical {}
  enum Presented {}
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Standard<Names.Plain, ColorScheme>.self] }
    set { self[Standard<Names.Plain, ColorScheme>.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Standard<Names.Plain, LayoutDirection>.self] }
    set { self[Standard<Names.Plain, LayoutDirection>.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Standard<Names.Plain, DynamicTypeSize>.self] }
    set { self[Standard<Names.Plain, DynamicTypeSize>.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Standard<Names.Horizontal, UserInterfaceSizeClass?>.self] }
    set { self[Standard<Names.Horizontal, UserInterfaceSizeClass?>.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Standard<Names.Vertical, UserInterfaceSizeClass?>.self] }
    set { self[Standard<Names.Vertical, UserInterfaceSizeClass?>.self] = newValue }
  }
  public var locale: Locale {
    get { self[Standard<Names.Plain, Locale>.self] }
    set { self[Standard<Names.Plain, Locale>.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Standard<Names.Plain, Calendar>.self] }
    set { self[Standard<Names.Plain, Calendar>.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Standard<Names.Plain, TimeZone>.self] }
    set { self[Standard<Names.Plain, TimeZone>.self] = newValue }
  }
  public var font: Font? {
    get { self[Standard<Names.Plain, Font?>.self] }
    set { self[Standard<Names.Plain, Font?>.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Standard<Names.Plain, Int?>.self] }
    set { self[Standard<Names.Plain, Int?>.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[Standard<Names.Plain, OpenURLAction?>.self] ?? OpenURLAction { _ in .discarded } }
    set { self[Standard<Names.Plain, OpenURLAction?>.self] = newValue }
  }
  public internal(set) var dismiss: DismissAction {
    get { self[Standard<Names.Plain, DismissAction?>.self] ?? DismissAction {} }
    set { self[Standard<Names.Plain, DismissAction?>.self] = newValue }
  }
  public internal(set) var isPresented: Bool {
    get { self[Standard<Names.Presented, Bool?>.self] ?? false }
    set { self[Standard<Names.Presented, Bool?>.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Takes over what UIKit carries (F584).
  mutating func take(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    if let index = Self.textSizes.firstIndex(of: traits.preferredContentSizeCategory) {
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
  }

  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The font's size class in UIKit.
  var contentSizeCategory: UIContentSizeCategory { Self.textSizes[dynamicTypeSize.rawValue] }
}

extension UserInterfaceSizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
