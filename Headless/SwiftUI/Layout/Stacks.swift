import UIKit

/// Views in a line.
@MainActor protocol LineStack: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var spacing: CGFloat { get }
  var axis: Axis { get }
  /// Where views lie across the line: 0 at the start, 1 at the end.
  var share: CGFloat { get }
}

extension LineStack {
  func makeNode(_ place: Place) -> ViewNode<Self> { StackNode(self, place) }
}

public struct VStack<Content: View>: LineStack {
  let content: Content
  let spacing: CGFloat
  let share: CGFloat
  let axis = Axis.vertical

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { (self.content, self.spacing, share) = (content(), spacing ?? 8, alignment.share) }
}

public struct HStack<Content: View>: LineStack {
  let content: Content
  let spacing: CGFloat
  let share: CGFloat
  let axis = Axis.horizontal

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { (self.content, self.spacing, share) = (content(), spacing ?? 8, alignment.share) }
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

private final class StackNode<Stack: LineStack>: ViewNode<Stack> {
  private var slot = Slot()

  override func refresh() {
    slot.show(view.content, at: below)
    for case let spacer as SpacerNode in slotElements { spacer.axis = view.axis }
  }

  private var slotElements: [Node] { slot.node?.elements ?? [] }
  override var views: [UIView] { slotElements.flatMap(\.views) }

  override func remove() {
    super.remove()
    slot.remove()
  }

  /// The least flexible view chooses first; each is proposed an equal share of what is left (F580).
  private func sizes(for proposal: ProposedViewSize) -> [CGSize] {
    let (axis, elements) = (view.axis, slotElements)
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
    for spacer in slotElements.compactMap({ $0 as? SpacerNode }) { spacer.axis = view.axis }
    var position = view.axis == .vertical ? frame.minY : frame.minX
    for (node, size) in zip(slotElements, sizes(for: ProposedViewSize(frame.size))) {
      let start = view.axis == .vertical ? frame.minX : frame.minY
      let across = start + (frame.size[view.axis.other] - size[view.axis.other]) * view.share
      let origin =
        view.axis == .vertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
      node.place(in: CGRect(origin: origin, size: size))
      position += size[view.axis] + view.spacing
    }
  }
}
