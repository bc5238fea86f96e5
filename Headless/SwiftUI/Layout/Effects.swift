import UIKit

/// What a modifier of this module does with a view.
@MainActor protocol Effect {
  /// Changes what the view inherits.
  func change(_ environment: inout EnvironmentValues)
  func size(for proposal: ProposedViewSize, of view: Node) -> CGSize
  func place(_ view: Node, in frame: CGRect)
  /// Whether the views below are elements of their own, because the layout is left alone.
  func passesThrough(_ view: Node) -> Bool
  /// The effect on the way from another one, 0 to 1; `nil` if there is no way, or no difference.
  func passing(from other: Self, at progress: CGFloat) -> Self?
}

extension Effect {
  func change(_ environment: inout EnvironmentValues) {}
  func size(for proposal: ProposedViewSize, of view: Node) -> CGSize { view.size(for: proposal) }
  func place(_ view: Node, in frame: CGRect) { view.place(in: frame) }
  func passesThrough(_ view: Node) -> Bool { false }
  func passing(from other: Self, at progress: CGFloat) -> Self? { nil }
}

struct Affected<Content: View, Value: Effect>: PrimitiveView {
  let content: Content
  let effect: Value

  func makeNode(_ place: Place) -> ViewNode<Self> { EffectNode(self, place) }
}

private final class EffectNode<Content: View, Value: Effect>: ParentNode<Affected<Content, Value>> {
  private var last: Value?
  /// The animated change that goes on (F785).
  private var passage: (from: Value, start: TimeInterval, duration: TimeInterval)?

  override func refresh() {
    if let last, view.effect.passing(from: last, at: 0) != nil {
      passage = host.beginFrames().map { (effect(towards: last), $0.start, $0.duration) }
    }
    last = view.effect
    var place = below
    view.effect.change(&place.environment)
    slot.show(view.content, at: place)
  }

  private func effect(towards target: Value) -> Value {
    guard let passage else { return target }
    let progress = (Simulator.running.clock.now - passage.start) / passage.duration
    return progress < 1 ? target.passing(from: passage.from, at: progress) ?? target : target
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
    effect(towards: view.effect).size(for: proposal, of: element)
  }
  override func place(in frame: CGRect) { effect(towards: view.effect).place(element, in: frame) }
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

  func passing(from other: FrameEffect, at progress: CGFloat) -> FrameEffect? {
    guard width != other.width || height != other.height else { return nil }
    return FrameEffect(
      width: width.passing(from: other.width, at: progress),
      height: height.passing(from: other.height, at: progress), alignment: alignment)
  }
}

/// A length of a frame, or its limits.
struct FrameLength: Equatable {
  var fixed: CGFloat?
  var least: CGFloat?
  var most: CGFloat?

  func passing(from other: FrameLength, at progress: CGFloat) -> FrameLength {
    guard let fixed, let start = other.fixed else { return self }
    return FrameLength(fixed: start + (fixed - start) * progress)
  }

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
