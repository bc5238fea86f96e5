import UIKit

/// What a representative knows of the update.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues

  init(_ values: (Representable.Coordinator, Transaction, EnvironmentValues)) {
    (coordinator, transaction, environment) = values
  }
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

  func makeRepresentative(_ place: Place) -> Node {
    RepresentativeNode<Self, UIViewType, Coordinator>(
      self, place,
      .init(
        coordinator: { $0.makeCoordinator() },
        make: { $0.view.makeUIView(context: Context($0.context)) },
        update: { $0.view.updateUIView($1, context: Context($0.context)) }, uiView: { $0 },
        size: { $0.view.sizeThatFits($2, uiView: $1, context: Context($0.context)) },
        end: { uiView, coordinator in
          uiView.removeFromSuperview()
          Self.dismantleUIView(uiView, coordinator: coordinator)
        }))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
