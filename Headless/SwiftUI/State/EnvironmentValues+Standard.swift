import UIKit

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
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

/// Opens a link on a device; here it only goes from one environment to another.
public struct OpenURLAction {}

/// A key of this module: its value type tells it apart.
private struct Standard<Name, Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

private enum Names {
  enum Plain {}
  enum Horizontal {}
  enum Vertical {}
  enum Presented {}
  enum Enabled {}
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Standard<Names.Plain, ColorScheme>.self] ?? .light }
    set { self[Standard<Names.Plain, ColorScheme>.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Standard<Names.Plain, LayoutDirection>.self] ?? .leftToRight }
    set { self[Standard<Names.Plain, LayoutDirection>.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Standard<Names.Plain, DynamicTypeSize>.self] ?? .large }
    set { self[Standard<Names.Plain, DynamicTypeSize>.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Standard<Names.Horizontal, UserInterfaceSizeClass>.self] }
    set { self[Standard<Names.Horizontal, UserInterfaceSizeClass>.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Standard<Names.Vertical, UserInterfaceSizeClass>.self] }
    set { self[Standard<Names.Vertical, UserInterfaceSizeClass>.self] = newValue }
  }
  public var locale: Locale {
    get { self[Standard<Names.Plain, Locale>.self] ?? .current }
    set { self[Standard<Names.Plain, Locale>.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Standard<Names.Plain, Calendar>.self] ?? .current }
    set { self[Standard<Names.Plain, Calendar>.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Standard<Names.Plain, TimeZone>.self] ?? .current }
    set { self[Standard<Names.Plain, TimeZone>.self] = newValue }
  }
  public var font: Font? {
    get { self[Standard<Names.Plain, Font>.self] }
    set { self[Standard<Names.Plain, Font>.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Standard<Names.Plain, Int>.self] }
    set { self[Standard<Names.Plain, Int>.self] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[Standard<Names.Plain, OpenURLAction>.self] ?? OpenURLAction() }
    set { self[Standard<Names.Plain, OpenURLAction>.self] = newValue }
  }
  /// An app of SwiftUI's life cycle writes it; elsewhere it is `background` (F763).
  public var scenePhase: ScenePhase {
    get { self[Standard<Names.Plain, ScenePhase>.self] ?? .background }
    set { self[Standard<Names.Plain, ScenePhase>.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[Standard<Names.Enabled, Bool>.self] ?? true }
    set { self[Standard<Names.Enabled, Bool>.self] = newValue }
  }
  public internal(set) var dismiss: DismissAction {
    get { self[Standard<Names.Plain, DismissAction>.self] ?? DismissAction {} }
    set { self[Standard<Names.Plain, DismissAction>.self] = newValue }
  }
  /// The page around a view.
  var page: Page? {
    get { self[Standard<Names.Plain, Page>.self] }
    set { self[Standard<Names.Plain, Page>.self] = newValue }
  }
  public internal(set) var isPresented: Bool {
    get { self[Standard<Names.Presented, Bool>.self] ?? false }
    set { self[Standard<Names.Presented, Bool>.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Takes over what UIKit carries (F584).
  @MainActor mutating func take(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    if let index = Simulator.contentSizeCategories.firstIndex(of: traits.preferredContentSizeCategory) {
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
  }

  /// The font's size class in UIKit.
  @MainActor var contentSizeCategory: UIContentSizeCategory {
    Simulator.contentSizeCategories[dynamicTypeSize.rawValue]
  }
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
