import UIKit

/// What a representative knows of the update.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view of UIKit in a hierarchy of views.
@MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  func makeRepresentative(_ place: Place) -> Node { RepresentativeNode(self, place) }
}

/// A node that shows a view of UIKit, and has it updated (F581).
final class RepresentativeNode<Representable: UIViewRepresentable>: ViewNode<Representable> {
  private let dependencies = Dependencies()
  private lazy var coordinator = view.makeCoordinator()
  private var shown: Representable.UIViewType?

  override func refresh() {
    dependencies.track(in: self) {
      dependencies.install(view, in: self)
      let shown = shown ?? view.makeUIView(context: context)
      self.shown = shown
      view.updateUIView(shown, context: context)
    }
  }

  private var context: Representable.Context {
    Representable.Context(
      coordinator: coordinator, transaction: host.transaction,
      environment: dependencies.environment(of: self))
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    let isAffected = dependencies.differ(self.environment, environment)
    self.environment = environment
    if isAffected { refresh() }
  }

  override var views: [UIView] { shown.map { [$0] } ?? [] }

  /// Without a size of its own it takes what it is proposed (F580).
  override func size(for proposal: ProposedViewSize) -> CGSize {
    if let shown, let size = view.sizeThatFits(proposal, uiView: shown, context: context) { return size }
    return proposal.replacingUnspecifiedDimensions()
  }

  override func place(in frame: CGRect) {
    if let shown, shown.frame != frame { shown.frame = frame }
  }

  override func remove() {
    super.remove()
    guard let shown else { return }
    let coordinator = coordinator
    host.afterUpdate {
      shown.removeFromSuperview()
      Representable.dismantleUIView(shown, coordinator: coordinator)
    }
  }
}
