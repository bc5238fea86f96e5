import UIKit

/// The safe area while views are laid out, in the coordinates of the view of UIKit that has them.
struct SafeArea {
  var frame = CGRect.zero
  /// How far the view of UIKit reaches beyond the frame.
  var insets = UIEdgeInsets.zero
  /// The length that `safeAreaInset` has added at the lower edge; UIKit does not know of it.
  var added: CGFloat = 0

  /// A frame that reaches to the edges of the screen where it reaches to the safe area's.
  func extended(_ frame: CGRect) -> CGRect {
    var edges = UIEdgeInsets.zero
    if frame.minY == self.frame.minY { edges.top = -insets.top }
    if frame.maxY == self.frame.maxY { edges.bottom = -insets.bottom }
    if frame.minX == self.frame.minX { edges.left = -insets.left }
    if frame.maxX == self.frame.maxX { edges.right = -insets.right }
    return frame.inset(by: edges)
  }

  /// The length at the lower edge of a frame that UIKit does not know of.
  func added(to frame: CGRect) -> CGFloat { frame.maxY == self.frame.maxY ? added : 0 }
}

struct SafeAreaIgnored: Effect {
  func place(_ view: Node, in frame: CGRect) {
    let frame = view.host.safeArea.extended(frame)
    view.host.inSafeArea(SafeArea(frame: frame)) { view.place(in: frame) }
  }
}

/// A view with another one at its lower edge, which belongs to its safe area (F612).
struct Inset<Content: View, Other: View>: PrimitiveView {
  let content: Content
  let other: Other
  let alignment: HorizontalAlignment
  let spacing: CGFloat

  func makeNode(_ place: Place) -> ViewNode<Self> { InsetNode(self, place) }
}

private final class InsetNode<Content: View, Other: View>: ParentNode<Inset<Content, Other>> {
  override func refresh() {
    slot.show(view.content, at: below)
    second.show(view.other, at: below)
  }

  private var content: Layers { Layers(elements: slot.elements, alignment: .center) }
  private var other: Layers { Layers(elements: second.elements, alignment: .center) }

  override var elements: [Node] { [self] }
  override var views: [UIView] { content.views + other.views }

  /// The size of the other view in a width; it has its ideal height.
  private func otherSize(in width: CGFloat?) -> CGSize {
    other.size(for: ProposedViewSize(width: width, height: nil))
  }

  override func size(for proposal: ProposedViewSize) -> CGSize {
    let length = otherSize(in: proposal.width).height + view.spacing
    let size = content.size(for: proposal.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)))
    return CGSize(width: size.width, height: size.height + length)
  }

  override func place(in frame: CGRect) {
    let (size, outer) = (otherSize(in: frame.width), host.safeArea)
    let length = size.height + view.spacing
    let isAtEdge = frame.maxY == outer.frame.maxY
    var inner = frame
    inner.size.height -= length
    var area = outer
    area.frame.size.height = inner.maxY - outer.frame.minY
    area.insets.bottom = length + (isAtEdge ? outer.insets.bottom : 0)
    area.added = length + (isAtEdge ? outer.added : 0)
    host.inSafeArea(area) { content.place(in: inner) }
    let alignment = Alignment(horizontal: view.alignment, vertical: .bottom)
    other.place(in: alignment.frame(of: size, in: frame))
  }
}

/// An edge at which a view can be inset. The upper one is not modelled.
public enum VerticalEdge: Sendable { case bottom }

extension View {
  /// Reaches beyond the safe area to the edges of the screen.
  public func ignoresSafeArea() -> some View { affected(by: SafeAreaIgnored()) }

  public func safeAreaInset<Other: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Other
  ) -> some View { Inset(content: self, other: content(), alignment: alignment, spacing: spacing ?? 8) }
}
