#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Names this view, so that a modal grows out of it and shrinks into it.
    ///
    /// ```swift
    /// Button("Compose") { isComposing = true }
    ///   .modalSource(id: "compose", in: namespace)
    /// ```
    ///
    /// ``ModalSource/view(id:in:)`` finds the view in its window; the first one, if several have the name.
    ///
    /// - Parameters:
    ///   - id: The name.
    ///   - namespace: A `@Namespace` in which the name counts.
    public func modalSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
      background(NamedSource(name: SourceName(id: AnyHashable(id), namespace: namespace)).invisible())
    }
  }

  extension ModalSource {
    /// A view of SwiftUI that has the modifier `modalSource(id:in:)`.
    ///
    /// - Parameters:
    ///   - id: The name of the view. Without such a view in the window the card slides.
    ///   - namespace: The `@Namespace` in which the name counts.
    public static func view(id: some Hashable & Sendable, in namespace: Namespace.ID) -> ModalSource {
      found { space in
        space.window?.firstSource(named: SourceName(id: AnyHashable(id), namespace: namespace))
      }
    }
  }

  private struct SourceName: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct NamedSource: UIViewRepresentable {
    let name: SourceName

    func makeUIView(context: Context) -> NamedSourceView { NamedSourceView() }

    func updateUIView(_ view: NamedSourceView, context: Context) { view.name = name }
  }

  /// An invisible view that is as large as the view of SwiftUI in front of it.
  private final class NamedSourceView: InvisibleView {
    var name: SourceName?
  }

  extension UIView {
    fileprivate func firstSource(named name: SourceName) -> UIView? {
      if let source = self as? NamedSourceView { return source.name == name ? source : nil }
      return subviews.lazy.filter { !$0.isHidden }.compactMap { $0.firstSource(named: name) }.first
    }
  }
#endif
