import UIKit

/// A view with others behind it or in front of it, which are proposed its size.
struct Accompanied<Content: View, Other: View>: PrimitiveView {
  let content: Content
  let other: Other
  var isInFront = false
  let alignment: Alignment

  func makeNode(_ place: Place) -> ViewNode<Self> { AccompaniedNode(self, place) }
}

private final class AccompaniedNode<Content: View, Other: View>: ParentNode<Accompanied<Content, Other>> {
  override func refresh() {
    slot.show(view.content, at: below)
    second.show(view.other, at: below)
  }

  private var content: Layers { Layers(elements: slot.elements, alignment: .center) }
  private var other: Layers { Layers(elements: second.elements, alignment: view.alignment) }

  override var elements: [Node] { [self] }
  override var views: [UIView] {
    view.isInFront ? content.views + other.views : other.views + content.views
  }

  override func size(for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func place(in frame: CGRect) {
    content.place(in: frame)
    other.place(in: frame)
  }
}

extension View {
  public func background<Other: View>(_ background: Other, alignment: Alignment = .center) -> some View {
    Accompanied(content: self, other: background, alignment: alignment)
  }

  public func overlay<Other: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Other
  ) -> some View { Accompanied(content: self, other: content(), isInFront: true, alignment: alignment) }
}
