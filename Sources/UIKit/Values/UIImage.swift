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

  /// The symbol of that name beside body text; nil where there is none.
  public convenience init?(systemName name: String) {
    self.init(symbolName: name, pointSize: 17)
  }

  /// The symbol of that name in the size that `configuration` gives; nil where there is none.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(symbolName: name, pointSize: symbol?.pointSize ?? 17)
  }

  public var isSymbolImage: Bool { true }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return symbolName == other.symbolName && pointSize == other.pointSize
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(symbolName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
