#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Names this view, so that a modal grows out of it and shrinks into it.
    ///
    /// ```swift
    /// Button("Compose") { isComposing = true }
    ///   .modalSource("compose")
    /// ```
    ///
    /// `ModalSource.view(named:)` finds the view. Names are unique in a window; the kit takes the first view
    /// of a name.
    ///
    /// - Parameter name: The name.
    public func modalSource(_ name: some Hashable) -> some View {
      background(NamedSource(name: AnyHashable(name)).accessibilityHidden(true))
    }
  }

  extension ModalSource {
    /// A view of SwiftUI that has the modifier `modalSource(_:)`.
    ///
    /// - Parameter name: The name of the view. Without such a view in the window the card slides.
    public static func view(named name: some Hashable & Sendable) -> ModalSource {
      ModalSource { space in
        let view = space.window?.firstSource(named: AnyHashable(name))
        return view.map { $0.convert($0.bounds, to: space) }
      }
    }
  }

  private struct NamedSource: UIViewRepresentable {
    let name: AnyHashable

    func makeUIView(context: Context) -> NamedSourceView { NamedSourceView() }

    func updateUIView(_ view: NamedSourceView, context: Context) { view.name = name }
  }

  /// An invisible view that is as large as the view of SwiftUI in front of it.
  private final class NamedSourceView: UIView {
    var name: AnyHashable?

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
  }

  extension UIView {
    fileprivate func firstSource(named name: AnyHashable) -> UIView? {
      if let source = self as? NamedSourceView { return source.name == name ? source : nil }
      return subviews.lazy.filter { !$0.isHidden }.compactMap { $0.firstSource(named: name) }.first
    }
  }
#endif
