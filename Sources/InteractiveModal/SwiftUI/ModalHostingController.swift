#if canImport(SwiftUI)
  import SwiftUI

  /// The controller of a modal with SwiftUI content.
  final class ModalHostingController<Content: View>: UIHostingController<HostedContent<Content>> {
    /// The height that is offered to the content when it is measured, in points: more than any screen.
    private static var unlimitedHeight: CGFloat { 10_000 }

    /// Whether a height depends on the content. Measuring content costs a layout of it.
    private let measuresContent: Bool

    init(
      _ content: Content, _ hosted: HostedModal, as configuration: ModalConfiguration,
      from presenter: UIViewController
    ) {
      measuresContent = configuration.detents.contains {
        $0.identifier != .large && $0.identifier != .medium
      }
      super.init(rootView: HostedContent(state: HostedModalState(hosted), content: content))
      if let window = presenter.viewIfLoaded?.window {
        measure(in: min(window.bounds.width, configuration.maximumWidth))
      }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      measure(in: view.bounds.width)
    }

    /// Tells the kit how high the content is. A scroll view that gets any height it asks for is as
    /// high as what it scrolls.
    private func measure(in width: CGFloat) {
      guard measuresContent, width > 0 else { return }
      let size = sizeThatFits(in: CGSize(width: width, height: Self.unlimitedHeight))
      // Heights of detents are those without the safe area at the bottom.
      let height = size.height - view.safeAreaInsets.bottom
      guard height != preferredContentSize.height else { return }
      preferredContentSize = CGSize(width: width, height: height)
    }
  }

  /// The content of a modal, with the modal in its environment.
  struct HostedContent<Content: View>: View {
    @ObservedObject var state: HostedModalState
    var content: Content

    var body: some View {
      content.environment(\.modal, ModalProxy(hosted: state.modal, revision: state.revision))
    }
  }

  /// Counts what SwiftUI has to hear of a modal.
  @MainActor final class HostedModalState: ObservableObject {
    let modal: HostedModal
    @Published private(set) var revision = 0

    init(_ modal: HostedModal) {
      self.modal = modal
      modal.onChange = { [weak self] in self?.revision += 1 }
    }
  }
#endif
