/// A part of the interface, described by other views.
@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A view without a body was asked for it") }
}

/// A view of this module that makes its node itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  func makeNode(_ place: Place) -> ViewNode<Self>
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }

  func makeAnyNode(_ place: Place) -> Node { makeNode(place) }
}

/// Takes no space and shows nothing.
public struct EmptyView: PrimitiveView {
  public init() {}

  func makeNode(_ place: Place) -> ViewNode<EmptyView> { GroupNode(self, place) { _, _ in } }
}

/// A view whose type is hidden. Another type inside begins a new life.
public struct AnyView: PrimitiveView {
  let content: any View

  public init<V: View>(_ view: V) { content = view }

  func makeNode(_ place: Place) -> ViewNode<AnyView> {
    GroupNode(self, place) { $1.show($0.content, at: 0) }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  func makeNode(_ place: Place) -> ViewNode<Self> {
    GroupNode(self, place) { view, group in view.map { group.show($0, at: 0) } }
  }
}

/// One view for each element of a collection; the identity of an element is that of its view.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data, id: \.id, content: content) }

  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data, id: \.self, content: content) }

  func makeNode(_ place: Place) -> ViewNode<ForEach> {
    GroupNode(self, place) { view, group in
      for element in view.data { group.show(view.content(element), at: element[keyPath: view.id]) }
    }
  }
}

/// Views for Xcode's canvas. Nothing here shows them.
@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
