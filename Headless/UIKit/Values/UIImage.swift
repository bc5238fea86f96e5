import Foundation

/// A system symbol, or a drawing of the app's asset catalogue. Pictures made of pixels are not modelled.
public final class UIImage: NSObject, Sendable {
  /// What the image shows.
  enum Content: Hashable, Sendable {
    case symbol(name: String, pointSize: CGFloat)
    case drawing(VectorDrawing)
  }

  let content: Content
  public let size: CGSize

  private init(_ content: Content, size: CGSize) { (self.content, self.size) = (content, size) }

  /// The symbol in the size of body text; `nil` for an unknown name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol in the size of `configuration`; `nil` for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let pointSize = configuration?.pointSize ?? 17
    guard let size = SystemSymbol.size(of: name, pointSize: pointSize) else { return nil }
    self.init(.symbol(name: name, pointSize: pointSize), size: size)
  }

  /// The image set of the asset catalogue, which has one SVG file; `nil` for an unknown name.
  public convenience init?(named name: String) {
    guard let drawing = VectorDrawing(named: name) else { return nil }
    self.init(.drawing(drawing), size: drawing.size)
  }

  /// The size of a symbol; weights and scales are not modelled.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat

    /// The size of a symbol beside text of `pointSize`.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  /// A symbol of the default size in another size; other images as they are.
  func sized(_ pointSize: CGFloat) -> UIImage? {
    guard case .symbol(let name, 17) = content else { return self }
    return UIImage(systemName: name, withConfiguration: SymbolConfiguration(pointSize: pointSize))
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.content == content }

  public override var hash: Int { content.hashValue }
}
