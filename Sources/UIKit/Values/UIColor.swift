import Foundation

/// A colour, fixed or answering to the traits of where it is used (F231).
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked as on Apple's systems, where subclasses exist; nothing here changes after `init`.
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

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgba = RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    self.init(source: .fixed(CGColor(rgba, isGray: false)))
  }

  public convenience init(cgColor: CGColor) {
    self.init(source: .fixed(cgColor))
  }

  /// A colour that is asked for anew wherever it is used.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// The fixed colour that this one is under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour under the current traits, fixed from then on.
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

  /// Writes the colour's parts into the variables given; false where it has none.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
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
