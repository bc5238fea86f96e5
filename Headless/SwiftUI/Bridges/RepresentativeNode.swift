import UIKit

/// A node that is updated when its view is rendered, or asked for its size (F760).
@MainActor protocol Rendered: AnyObject {
  func render()
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

  override var views: [UIView] { shown.map { [kind.uiView($0)] } ?? [] }

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
