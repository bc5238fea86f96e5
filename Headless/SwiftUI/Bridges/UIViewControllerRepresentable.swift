import UIKit

/// What a representative knows of the update.
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues

  init(_ values: (Representable.Coordinator, Transaction, EnvironmentValues)) {
    (coordinator, transaction, environment) = values
  }
}

/// A controller of UIKit in a hierarchy of views, a child of the controller around it (F613).
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

  func makeRepresentative(_ place: Place) -> Node {
    RepresentativeNode<Self, UIViewControllerType, Coordinator>(
      self, place,
      .init(
        coordinator: { $0.makeCoordinator() },
        make: { node in
          let made = node.view.makeUIViewController(context: Context(node.context))
          (node.environment.page ?? node.host.controller)?.adopt(made)
          return made
        },
        update: { $0.view.updateUIViewController($1, context: Context($0.context)) },
        uiView: { $0.view }, size: { _, _, _ in nil },
        end: { controller, coordinator in
          controller.abandon()
          Self.dismantleUIViewController(controller, coordinator: coordinator)
        }))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
