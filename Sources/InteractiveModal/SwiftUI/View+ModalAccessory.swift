#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows a view in front of this one that rides on the card over it, as the buttons of Maps do.
    ///
    /// ```swift
    /// MapView()
    ///   .modalAccessory(alignment: .trailing) { Button("Locate", action: locate).padding(8) }
    /// ```
    ///
    /// Its lower edge is the upper edge of ``UIKit/UIViewController/modalLayoutGuide``: at the card at rest, under a
    /// finger and in flight, or else at the lower edge of the safe area. It has its ideal size, and at most the
    /// width of the safe area.
    ///
    /// - Parameters:
    ///   - alignment: Where it is in the safe area, `.leading`, `.center` or `.trailing`; other guides count as
    ///     `.center`, the default.
    ///   - content: The accessory.
    public func modalAccessory<Accessory: View>(
      alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Accessory
    ) -> some View {
      let content = content()
      return overlay { ModalAccessory(content: content, alignment: alignment) }
    }
  }

  private struct ModalAccessory<Content: View>: View {
    let content: Content
    let alignment: HorizontalAlignment
    @Environment(\.self) private var environment

    var body: some View {
      let centered = content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .ignoresSafeArea()
      AccessoryHost(
        content: WholeEnvironment(content: centered, environment: environment), alignment: alignment)
    }
  }

  private struct AccessoryHost<Content: View>: View {
    let content: Content
    let alignment: HorizontalAlignment
    @State private var source = ContentSource<Content>()

    var body: some View {
      let (source, content) = (source, content)
      let work = UpdateWork { source.show(content, in: $0) }
      AccessoryRepresentative(content: content, source: source, alignment: alignment, work: work)
        .performing(work).ignoresSafeArea()
    }
  }

  private struct AccessoryRepresentative<Content: View>: UIViewControllerRepresentable {
    let content: Content
    let source: ContentSource<Content>
    let alignment: HorizontalAlignment
    let work: UpdateWork

    func makeUIViewController(context: Context) -> AccessoryController<Content> {
      source.show(content, in: context.transaction)
      return AccessoryController(source)
    }

    func updateUIViewController(_ controller: AccessoryController<Content>, context: Context) {
      work.transaction = context.transaction
      controller.align(at: alignment)
    }
  }
#endif
