/// Makes one view of the views of a closure.
@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
    .first(first)
  }
  public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
    .second(second)
  }
}

/// Views side by side; each has the identity of its position.
public struct TupleView<T>: PrimitiveView {
  let views: [any View]

  func makeNode(_ place: Place) -> ViewNode<TupleView> {
    GroupNode(self, place) { view, group in
      for (index, content) in view.views.enumerated() { group.show(content, at: index) }
    }
  }
}

/// The view of one branch of an `if`. The other branch begins a new life.
public enum _ConditionalContent<True: View, False: View>: PrimitiveView {
  case first(True)
  case second(False)

  func makeNode(_ place: Place) -> ViewNode<Self> {
    GroupNode(self, place) { view, group in
      switch view {
      case .first(let content): group.show(content, at: true)
      case .second(let content): group.show(content, at: false)
      }
    }
  }
}
