import UIKit

/// What a representative knows of the update.
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

  func makeRepresentative(_ place: Place) -> Node { ControllerNode(self, place) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A node that shows a child of the hosting controller.
final class ControllerNode<Representable: UIViewControllerRepresentable>: ViewNode<Representable> {
  private let dependencies = Dependencies()
  private lazy var coordinator = view.makeCoordinator()
  private var shown: Representable.UIViewControllerType?

  override func refresh() {
    dependencies.track(in: self) {
      dependencies.install(view, in: self)
      let context = Representable.Context(
        coordinator: coordinator, transaction: host.transaction,
        environment: dependencies.environment(of: self))
      let shown = shown ?? view.makeUIViewController(context: context)
      if self.shown == nil { host.controller?.adopt(shown) }
      self.shown = shown
      view.updateUIViewController(shown, context: context)
    }
  }

  override var views: [UIView] { shown.map { [$0.view] } ?? [] }
  override func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func place(in frame: CGRect) {
    let frame = host.extended(frame)
    if let view = shown?.view, view.frame != frame { view.frame = frame }
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

extension UIViewController {
  func adopt(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }

  func abandon() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
