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
    @State private var area = ContentSource<CGRect>()
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      let (source, content) = (source, content)
      let work = UpdateWork { source.show(content, in: $0) }
      AccessoryRepresentative(content: content, source: source, area: area, alignment: alignment, work: work)
        .environment(\.layoutDirection, direction)
        .modifier(AccessoryShape(area: area))
        // SwiftUI may mirror a shape; this one has UIKit's coordinates.
        .environment(\.layoutDirection, .leftToRight)
        .performing(work).ignoresSafeArea()
    }
  }

  /// Leaves touches beside the accessory to the view behind: SwiftUI may take those in the whole frame of a
  /// representative, whatever its view does (F792).
  private struct AccessoryShape: ViewModifier {
    @ObservedObject var area: ContentSource<CGRect>

    func body(content: Content) -> some View { content.contentShape(Outline(frame: area.content ?? .zero)) }

    private struct Outline: Shape {
      let frame: CGRect

      nonisolated func path(in rect: CGRect) -> Path { Path(frame) }
    }
  }

  private struct AccessoryRepresentative<Content: View>: UIViewControllerRepresentable {
    let content: Content
    let source: ContentSource<Content>
    let area: ContentSource<CGRect>
    let alignment: HorizontalAlignment
    let work: UpdateWork

    func makeUIViewController(context: Context) -> AccessoryController<Content> {
      source.show(content, in: context.transaction)
      return AccessoryController(source, in: area)
    }

    func updateUIViewController(_ controller: AccessoryController<Content>, context: Context) {
      work.transaction = context.transaction
      controller.align(at: alignment)
    }
  }
#endif
