import UIKit

/// A node that is updated when its view is rendered, or asked for its size (F760).
@MainActor protocol Rendered: AnyObject {
  func render()
}

/// Which touches come to a representative. Sources tell of both (F792).
public enum RepresentativeTouches: CaseIterable, Sendable {
  /// Those that its view takes.
  case ofView
  /// All in its frame, or in its content shape.
  case ofFrame

  @TaskLocal public static var current = ofView
}

/// The view in which SwiftUI puts that of a representative, and which takes all touches.
final class RepresentativeHost: UIView {
  var shape: CGRect?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape?.contains(point) ?? super.point(inside: point, with: event)
  }

  func hold(_ view: UIView) -> UIView {
    guard view.superview !== self else { return self }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return self
  }
}

/// A node that shows what a representative makes of UIKit, and has it updated (F581).
final class RepresentativeNode<Representable: View, Shown: AnyObject, Coordinator>: ViewNode<Representable>,
  Rendered
{
  /// What differs between representatives of views and of controllers.
  struct Kind {
    let coordinator: (Representable) -> Coordinator
    let make: (RepresentativeNode) -> Shown
    let update: (RepresentativeNode, Shown) -> Void
    let uiView: (Shown) -> UIView
    /// Returns `nil` for what has no size of its own.
    let size: (RepresentativeNode, Shown, ProposedViewSize) -> CGSize?
    let end: (Shown, Coordinator) -> Void
  }

  private let kind: Kind
  private let dependencies = Dependencies()
  private lazy var coordinator = kind.coordinator(view)
  private var shown: Shown?
  private var isStale = false

  init(_ view: Representable, _ place: Place, _ kind: Kind) {
    self.kind = kind
    super.init(view, place)
  }

  override func refresh() {
    guard !isStale else { return }
    isStale = true
    host.render(self)
  }

  func render() {
    guard isStale, !isRemoved else { return }
    isStale = false
    dependencies.track(in: self) {
      dependencies.install(view, in: self)
      let shown = shown ?? kind.make(self)
      self.shown = shown
      kind.update(self, shown)
    }
  }

  var context: (Coordinator, Transaction, EnvironmentValues) {
    (coordinator, host.transaction, dependencies.environment(of: self))
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    let isAffected = dependencies.differ(self.environment, environment)
    self.environment = environment
    if isAffected { refresh() }
  }

  private lazy var touches =
    RepresentativeTouches.current == .ofFrame ? RepresentativeHost(frame: .zero) : nil

  override var views: [UIView] {
    shown.map { shown in [touches?.hold(kind.uiView(shown)) ?? kind.uiView(shown)] } ?? []
  }

  /// Without a size of its own it takes what it is proposed (F580).
  override func size(for proposal: ProposedViewSize) -> CGSize {
    render()
    return shown.flatMap { kind.size(self, $0, proposal) } ?? proposal.replacingUnspecifiedDimensions()
  }

  override func place(in frame: CGRect) {
    for view in views where view.frame != frame { view.frame = frame }
  }

  override func remove() {
    super.remove()
    guard let shown else { return }
    let (kind, coordinator) = (kind, coordinator)
    host.afterUpdate { kind.end(shown, coordinator) }
  }
}
