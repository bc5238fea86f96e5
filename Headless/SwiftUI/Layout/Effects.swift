import UIKit

/// What a modifier of this module does with a view.
@MainActor protocol Effect {
  /// Changes what the view inherits.
  func change(_ environment: inout EnvironmentValues)
  func size(for proposal: ProposedViewSize, of view: Node) -> CGSize
  func place(_ view: Node, in frame: CGRect)
  /// Whether the views below are elements of their own, because the layout is left alone.
  func passesThrough(_ view: Node) -> Bool
}

extension Effect {
  func change(_ environment: inout EnvironmentValues) {}
  func size(for proposal: ProposedViewSize, of view: Node) -> CGSize { view.size(for: proposal) }
  func place(_ view: Node, in frame: CGRect) { view.place(in: frame) }
  func passesThrough(_ view: Node) -> Bool { false }
}

struct Affected<Content: View, Value: Effect>: PrimitiveView {
  let content: Content
  let effect: Value

  func makeNode(_ place: Place) -> ViewNode<Self> { EffectNode(self, place) }
}

private final class EffectNode<Content: View, Value: Effect>: ParentNode<Affected<Content, Value>> {
  override func refresh() {
    var place = below
    view.effect.change(&place.environment)
    slot.show(view.content, at: place)
  }

  override var elements: [Node] {
    guard let inner = slot.node, !inner.elements.isEmpty else { return [] }
    return view.effect.passesThrough(inner) ? inner.elements : [self]
  }

  /// The one view that is changed.
  private var element: Node {
    let elements = slot.elements
    precondition(elements.count == 1, "\(Value.self) of several views at once is not modelled: use a stack")
    return elements[0]
  }

  override var views: [UIView] { element.views }
  override func size(for proposal: ProposedViewSize) -> CGSize {
    view.effect.size(for: proposal, of: element)
  }
  override func place(in frame: CGRect) { view.effect.place(element, in: frame) }
}

struct EnvironmentEffect: Effect {
  let transform: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { transform(&environment) }
  func passesThrough(_ view: Node) -> Bool { true }
}

struct PaddingEffect: Effect {
  let insets: UIEdgeInsets

  func size(for proposal: ProposedViewSize, of view: Node) -> CGSize {
    let size = view.size(for: proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  func place(_ view: Node, in frame: CGRect) { view.place(in: frame.inset(by: insets)) }
}

struct FrameEffect: Effect {
  let width: FrameLength
  let height: FrameLength
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  func size(for proposal: ProposedViewSize, of view: Node) -> CGSize {
    let (size, offered) = (view.size(for: inner(proposal)), inner(proposal))
    return CGSize(
      width: width.outer(size.width, offered: offered.width),
      height: height.outer(size.height, offered: offered.height))
  }

  func place(_ view: Node, in frame: CGRect) {
    view.place(in: alignment.frame(of: view.size(for: inner(ProposedViewSize(frame.size))), in: frame))
  }
}

/// A length of a frame, or its limits.
struct FrameLength {
  var fixed: CGFloat?
  var least: CGFloat?
  var most: CGFloat?

  /// The length that the view in the frame is proposed.
  func inner(_ offered: CGFloat?) -> CGFloat? { fixed ?? offered.map { min($0, most ?? .infinity) } }

  /// A frame with both limits takes what it is offered; with a largest length, at least that.
  func outer(_ own: CGFloat, offered: CGFloat?) -> CGFloat {
    if let fixed { return fixed }
    return switch (least, most, offered) {
    case (let least?, .some, let offered?): max(offered, least)
    case (nil, .some, let offered?): max(own, offered)
    case (let least?, _, _): max(own, least)
    case (nil, _, _): own
    }
  }
}

/// Changes the views of UIKit.
struct ViewEffect: Effect {
  let apply: @MainActor (UIView) -> Void

  func place(_ view: Node, in frame: CGRect) {
    view.place(in: frame)
    for view in view.views { apply(view) }
  }
}

/// An outline. Other than rectangles none is modelled.
public struct Path: Sendable {
  let rect: CGRect

  public init(_ rect: CGRect) { self.rect = rect }
}

public protocol Shape: Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}

/// What an outline does in a layout from right to left: it depends on the app's deployment target (F792).
public enum ShapeMirroring: CaseIterable, Sendable {
  case fixed, mirrors

  @TaskLocal public static var current = fixed
}

/// Limits the touches of a view (F792).
private struct ContentShape: Effect {
  let shape: any Shape
  let isMirrored: Bool

  func place(_ view: Node, in frame: CGRect) {
    view.place(in: frame)
    for view in view.views {
      var rect = shape.path(in: view.bounds).rect
      if isMirrored { rect.origin.x = view.bounds.width - rect.maxX }
      (view as? RepresentativeHost)?.shape = rect
    }
  }
}

private struct Shaped<Content: View>: View {
  let content: Content
  let shape: any Shape
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isMirrored = direction == .rightToLeft && ShapeMirroring.current == .mirrors
    content.affected(by: ContentShape(shape: shape, isMirrored: isMirrored))
  }
}

extension View {
  public func contentShape(_ shape: some Shape) -> some View { Shaped(content: self, shape: shape) }

  func affected<Value: Effect>(by effect: Value) -> some View { Affected(content: self, effect: effect) }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { affected(by: EnvironmentEffect { $0[keyPath: keyPath] = value }) }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { affected(by: EnvironmentEffect { transform(&$0[keyPath: keyPath]) }) }

  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    affected(by: EnvironmentEffect { $0.set(object, as: Object.self) })
  }

  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    affected(by: EnvironmentEffect { $0.set(object, as: Object.self) })
  }

  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return affected(
      by: PaddingEffect(
        insets: UIEdgeInsets(
          top: inset(.top), left: inset(.leading), bottom: inset(.bottom), right: inset(.trailing))))
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    affected(
      by: FrameEffect(width: .init(fixed: width), height: .init(fixed: height), alignment: alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    affected(
      by: FrameEffect(
        width: .init(least: minWidth, most: maxWidth), height: .init(least: minHeight, most: maxHeight),
        alignment: alignment))
  }

  public func opacity(_ opacity: Double) -> some View {
    affected(by: ViewEffect { if $0.alpha != opacity { $0.alpha = opacity } })
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    affected(by: ViewEffect { $0.accessibilityElementsHidden = hidden })
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    affected(by: ViewEffect { $0.isUserInteractionEnabled = enabled })
  }
}
