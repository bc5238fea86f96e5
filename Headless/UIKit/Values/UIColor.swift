import Foundation

/// A colour: fixed, or depending on traits (F231).
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked as on Apple's systems, which have subclasses; nothing changes after `init`.
  private enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  private init(source: Source) {
    self.source = source
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha)))
  }

  public convenience init(cgColor: CGColor) {
    self.init(source: .fixed(cgColor))
  }

  /// A colour that the closure gives for each set of traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// The fixed colour under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The fixed colour under the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The same colour with another alpha; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(source: .fixed(color.copy(alpha: alpha) ?? color))
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.fixed, .dynamic), (.dynamic, .fixed), (.dynamic, .dynamic): return self === other
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
