#if canImport(SwiftUI)
  import SwiftUI

  /// The controller of a modal with SwiftUI content.
  final class ModalHostingController<Content: View>: UIHostingController<HostedContent<Content>> {
    private var configuration: ModalConfiguration

    init(
      _ content: HostedContent<Content>.Inner, _ hosted: HostedModal, as configuration: ModalConfiguration,
      from presenter: UIViewController
    ) {
      self.configuration = configuration
      super.init(rootView: HostedContent(state: HostedModalState(hosted), inner: content))
      if let window = presenter.viewIfLoaded?.window {
        let width = min(window.bounds.width, configuration.maximumWidth)
        if configuration.measuresContent {
          // Lists know their height after a layout.
          view.frame = CGRect(x: 0, y: 0, width: width, height: window.bounds.height)
          view.layoutIfNeeded()
        }
        measure(in: width)
      }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }

    override func viewDidLoad() {
      super.viewDidLoad()
      showBackground()
    }

    /// Shows what the presenter says now.
    func show(_ content: HostedContent<Content>.Inner, as configuration: ModalConfiguration) {
      rootView.inner = content
      self.configuration = configuration
      showBackground()
      // Measuring costs a layout of the content.
      if configuration.measuresContent { view.setNeedsLayout() }
    }

    /// The view of a hosting controller is opaque at first (F589), in the colour scheme of its traits. The
    /// content has the presenter's.
    private func showBackground() {
      let style = rootView.inner.inherited.style
      let traits = UITraitCollection(traitsFrom: [
        traitCollection, UITraitCollection(userInterfaceStyle: style),
      ])
      let isPlain = style == traitCollection.userInterfaceStyle
      let background = UIColor.systemBackground
      view.backgroundColor =
        configuration.isClear ? .clear : isPlain ? background : background.resolvedColor(with: traits)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      measure(in: view.bounds.width)
    }

    /// Tells the kit how high the content is.
    ///
    /// A height that is proposed would be accepted by scroll views and spacers (F580), so none is. A list has
    /// no height of its own then (F588): it is as high as its rows.
    private func measure(in width: CGFloat) {
      guard configuration.measuresContent, width > 0 else { return }
      let size = sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
      // Heights of detents are those without the safe area at the bottom.
      let height = max(size.height, view.heightOfLists ?? 0) - view.safeAreaInsets.bottom
      guard height != preferredContentSize.height else { return }
      preferredContentSize = CGSize(width: width, height: height)
    }
  }

  extension ModalConfiguration {
    /// Whether the card has a background of its own, which the content must not cover.
    fileprivate var isClear: Bool { cardBackground != nil || cardEffect != nil }
  }

  extension UIView {
    /// The height at which the highest list in this view needs not scroll; `nil` without a list.
    fileprivate var heightOfLists: CGFloat? {
      guard self is UICollectionView || self is UITableView, let list = self as? UIScrollView else {
        return subviews.compactMap { view in
          view.heightOfLists.map { $0 + bounds.height - view.bounds.height }
        }.max()
      }
      list.layoutIfNeeded()
      let insets = list.adjustedContentInset
      return list.contentSize.height + insets.top + insets.bottom
    }
  }

  /// The content of a modal, with the modal in its environment.
  struct HostedContent<Content: View>: View {
    /// What the presenter says.
    struct Inner {
      let content: Content
      let inherited: InheritedEnvironment
    }

    let state: HostedModalState
    var inner: Inner

    var body: some View {
      inner.inherited.transforms.reversed().reduce(AnyView(inner.content)) { $1($0) }
        .environment(\.modal, ModalProxy(hosted: state.modal))
        .modifier(MovingModal(state: state))
        .transformEnvironment(\.self) { inner.inherited.apply(to: &$0) }
    }
  }

  /// Puts into the environment what changes as the modal moves. The content itself is not updated.
  private struct MovingModal: ViewModifier {
    @ObservedObject var state: HostedModalState

    func body(content: Content) -> some View {
      content
        .environment(\.modalDetent, state.modal.detent)
        .environment(\.modalProgress, ModalProgress(hosted: state.modal, revision: state.revision))
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
