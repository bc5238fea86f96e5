import UIKit

// Values that change the look of views. Here they only go from one environment to another.

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large }
public enum Prominence: Sendable { case standard, increased }

extension Text {
  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
}

/// Images are not modelled, only how large they would be.
public enum Image {
  public enum Scale: Sendable { case small, medium, large }
}

public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

private struct Look<Name, Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

private enum Looks {
  enum RedactionReasons {}
  enum MultilineTextAlignment {}
  enum TruncationMode {}
  enum LineSpacing {}
  enum AllowsTightening {}
  enum MinimumScaleFactor {}
  enum TextCase {}
  enum AutocorrectionDisabled {}
  enum ImageScale {}
  enum SymbolVariants {}
  enum ControlSize {}
  enum HeaderProminence {}
  enum DefaultMinListRowHeight {}
  enum DefaultMinListHeaderHeight {}
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[Look<Looks.RedactionReasons, RedactionReasons>.self] ?? [] }
    set { self[Look<Looks.RedactionReasons, RedactionReasons>.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Look<Looks.MultilineTextAlignment, TextAlignment>.self] ?? .leading }
    set { self[Look<Looks.MultilineTextAlignment, TextAlignment>.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Look<Looks.TruncationMode, Text.TruncationMode>.self] ?? .tail }
    set { self[Look<Looks.TruncationMode, Text.TruncationMode>.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[Look<Looks.LineSpacing, CGFloat>.self] ?? 0 }
    set { self[Look<Looks.LineSpacing, CGFloat>.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[Look<Looks.AllowsTightening, Bool>.self] ?? false }
    set { self[Look<Looks.AllowsTightening, Bool>.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Look<Looks.MinimumScaleFactor, CGFloat>.self] ?? 1 }
    set { self[Look<Looks.MinimumScaleFactor, CGFloat>.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Look<Looks.TextCase, Text.Case>.self] }
    set { self[Look<Looks.TextCase, Text.Case>.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[Look<Looks.AutocorrectionDisabled, Bool>.self] ?? false }
    set { self[Look<Looks.AutocorrectionDisabled, Bool>.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[Look<Looks.ImageScale, Image.Scale>.self] ?? .medium }
    set { self[Look<Looks.ImageScale, Image.Scale>.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[Look<Looks.SymbolVariants, SymbolVariants>.self] ?? .none }
    set { self[Look<Looks.SymbolVariants, SymbolVariants>.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Look<Looks.ControlSize, ControlSize>.self] ?? .regular }
    set { self[Look<Looks.ControlSize, ControlSize>.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[Look<Looks.HeaderProminence, Prominence>.self] ?? .standard }
    set { self[Look<Looks.HeaderProminence, Prominence>.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[Look<Looks.DefaultMinListRowHeight, CGFloat>.self] ?? 44 }
    set { self[Look<Looks.DefaultMinListRowHeight, CGFloat>.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[Look<Looks.DefaultMinListHeaderHeight, CGFloat>.self] }
    set { self[Look<Looks.DefaultMinListHeaderHeight, CGFloat>.self] = newValue }
  }
}
