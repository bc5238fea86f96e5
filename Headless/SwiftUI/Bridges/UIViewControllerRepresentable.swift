import UIKit

/// What a representative of a controller knows of the update.
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A controller of UIKit in a hierarchy of views.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  func makeRepresentative(_ place: Place) -> Node { ControllerNode(self, place) }
}

/// A node that shows the view of a controller, which is a child of the controller around it (F613).
final class ControllerNode<Representable: UIViewControllerRepresentable>: ViewNode<Representable> {
  private let dependencies = Dependencies()
  private lazy var coordinator = view.makeCoordinator()
  private var shown: Representable.UIViewControllerType?

  override func refresh() {
    dependencies.track(in: self) {
      dependencies.install(view, in: self)
      let shown = shown ?? make()
      self.shown = shown
      view.updateUIViewController(shown, context: context)
    }
  }

  private func make() -> Representable.UIViewControllerType {
    let made = view.makeUIViewController(context: context)
    (environment.page ?? host.controller)?.adopt(made)
    return made
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

  override var views: [UIView] { shown.map { [$0.view] } ?? [] }

  override func size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(in frame: CGRect) {
    if let shown, shown.view.frame != frame { shown.view.frame = frame }
  }

  override func remove() {
    super.remove()
    guard let shown else { return }
    let coordinator = coordinator
    host.afterUpdate {
      shown.abandon()
      Representable.dismantleUIViewController(shown, coordinator: coordinator)
    }
  }
}
