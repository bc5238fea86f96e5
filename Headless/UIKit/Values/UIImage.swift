import Foundation

/// A system symbol by its name. Pictures made of pixels are not modelled.
public final class UIImage: NSObject, Sendable {
  let symbolName: String
  let pointSize: CGFloat
  public let size: CGSize

  private init?(symbolName: String, pointSize: CGFloat) {
    guard let size = SystemSymbol.size(of: symbolName, pointSize: pointSize) else { return nil }
    self.symbolName = symbolName
    self.pointSize = pointSize
    self.size = size
  }

  /// The symbol in the size of body text; `nil` for an unknown name.
  public convenience init?(systemName name: String) {
    self.init(symbolName: name, pointSize: 17)
  }

  /// The symbol in the size of `configuration`; `nil` for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(symbolName: name, pointSize: configuration?.pointSize ?? 17)
  }

  /// The size of a symbol; weights and scales are not modelled.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat

    /// The size of a symbol beside text of `pointSize`.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return symbolName == other.symbolName && pointSize == other.pointSize
  }

  public override var hash: Int { symbolName.hashValue }
}
