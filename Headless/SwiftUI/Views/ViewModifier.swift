/// Makes a view of another one.
@MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: any View

  func makeNode(_ place: Place) -> ViewNode<Self> { GroupNode(self, place) { $1.show($0.content, at: 0) } }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(_ place: Place) -> ViewNode<Self> {
    BodyNode(self, place, properties: { $0.modifier }) {
      $0.modifier.body(content: _ViewModifier_Content(content: $0.content))
    }
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
