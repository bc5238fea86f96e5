import UIKit

/// Views in a line, with an alignment across it.
public struct LineStack<Content: View, Across: LineAlignment>: PrimitiveView {
  let content: Content
  let spacing: CGFloat
  let share: CGFloat
  var axis: Axis { Across.axis }

  public init(alignment: Across = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.content, self.spacing, share) = (content(), spacing ?? 8, alignment.share)
  }

  func makeNode(_ place: Place) -> ViewNode<Self> { StackNode(self, place) }
}

public typealias VStack<Content: View> = LineStack<Content, HorizontalAlignment>
public typealias HStack<Content: View> = LineStack<Content, VerticalAlignment>

/// Where views lie across a line: 0 at the start, 1 at the end.
public protocol LineAlignment {
  static var axis: Axis { get }
  static var center: Self { get }
  var share: CGFloat { get }
}

/// Takes the space along a stack that other views leave.
public struct Spacer: PrimitiveView {
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func makeNode(_ place: Place) -> ViewNode<Spacer> { SpacerNode(self, place) }
}

private final class SpacerNode: ViewNode<Spacer> {
  /// The axis of the stack; without one a spacer grows both ways.
  var axis: Axis?

  override func size(for proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for each in Axis.allCases where axis == nil || axis == each {
      size[each] = max(view.minLength ?? 8, proposal[each] ?? 0)
    }
    return size
  }
}

private final class StackNode<Content: View, Across: LineAlignment>: ParentNode<LineStack<Content, Across>> {
  override func refresh() {
    slot.show(view.content, at: below)
    tellSpacers()
  }

  private func tellSpacers() {
    for case let spacer as SpacerNode in slot.elements { spacer.axis = view.axis }
  }

  override var elements: [Node] { [self] }
  override var views: [UIView] { slot.elements.flatMap(\.views) }

  /// The least flexible view chooses first; each is proposed an equal share of what is left (F580).
  private func sizes(for proposal: ProposedViewSize) -> [CGSize] {
    let (axis, elements) = (view.axis, slot.elements)
    guard let length = proposal[axis], length.isFinite else { return elements.map { $0.size(for: proposal) } }
    func probe(_ node: Node, _ length: CGFloat) -> CGFloat {
      var proposal = proposal
      proposal[axis] = length
      return node.size(for: proposal)[axis]
    }
    let flexibility = elements.map { probe($0, .infinity) - probe($0, 0) }
    var left = length - view.spacing * CGFloat(max(0, elements.count - 1))
    var sizes = elements.map { _ in CGSize.zero }
    let order = elements.indices.sorted {
      (flexibility[$0].isNaN ? 0 : flexibility[$0], $0) < (flexibility[$1].isNaN ? 0 : flexibility[$1], $1)
    }
    for (done, index) in order.enumerated() {
      var share = proposal
      share[axis] = max(0, left / CGFloat(elements.count - done))
      sizes[index] = elements[index].size(for: share)
      left -= sizes[index][axis]
    }
    return sizes
  }

  override func size(for proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(for: proposal)
    var size = CGSize.zero
    size[view.axis] =
      sizes.map { $0[view.axis] }.reduce(0, +) + view.spacing * CGFloat(max(0, sizes.count - 1))
    size[view.axis.other] = sizes.map { $0[view.axis.other] }.max() ?? 0
    return size
  }

  override func place(in frame: CGRect) {
    tellSpacers()
    var position = view.axis == .vertical ? frame.minY : frame.minX
    for (node, size) in zip(slot.elements, sizes(for: ProposedViewSize(frame.size))) {
      let start = view.axis == .vertical ? frame.minX : frame.minY
      let across = start + (frame.size[view.axis.other] - size[view.axis.other]) * view.share
      let origin =
        view.axis == .vertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
      node.place(in: CGRect(origin: origin, size: size))
      position += size[view.axis] + view.spacing
    }
  }
}
