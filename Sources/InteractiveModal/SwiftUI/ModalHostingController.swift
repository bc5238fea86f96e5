#if canImport(SwiftUI)
  import SwiftUI

  /// The controller of a modal with SwiftUI content.
  final class ModalHostingController<Content: View>: UIHostingController<HostedContent<Content>> {
    private let hosted: HostedModal
    private let source = ContentSource<HostedContent<Content>.Inner>()
    /// The colour scheme of the presenter's views.
    private var presenterStyle: UIUserInterfaceStyle
    /// That scheme, if it is not the window's.
    private var inheritedStyle = UIUserInterfaceStyle.unspecified
    /// The scheme that the content prefers (F601).
    private var preferredStyle = UIUserInterfaceStyle.unspecified
    /// In how many frames the content is still measured.
    private var framesLeft = 0
    private let nextFrame = NextFrame()

    init(
      _ content: HostedContent<Content>.Inner, _ hosted: HostedModal, from presenter: UIViewController
    ) {
      self.hosted = hosted
      presenterStyle = content.inherited.style
      source.show(content, in: Transaction())
      super.init(rootView: HostedContent(state: HostedModalState(hosted), source: source))
      if let window = presenter.viewIfLoaded?.window { adoptColorScheme(in: window) }
      hosted.onConfigure = { [weak self] in self?.showConfiguration() }
      hosted.onEnter = { [weak self] in self?.view.layoutIfNeeded() }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      modalInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      showConfiguration()
    }

    /// Shows the presenter's present content.
    func show(_ content: HostedContent<Content>.Inner, in transaction: Transaction) {
      presenterStyle = content.inherited.style
      adoptColorScheme(in: view.window)
      source.show(content, in: transaction)
    }

    private func showConfiguration() {
      guard let view = viewIfLoaded else { return }
      // The view of a hosting controller is opaque at first (F589).
      let background = hosted.configuration.isClear ? UIColor.clear : .systemBackground
      if view.backgroundColor != background { view.backgroundColor = background }
      // Measuring costs a layout of the content.
      if hosted.configuration.measuresContent { view.setNeedsLayout() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      adoptColorScheme(in: view.window)
    }

    /// SwiftUI sets the scheme that the content prefers.
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { super.overrideUserInterfaceStyle }
      set {
        preferredStyle = newValue
        applyColorScheme()
      }
    }

    /// Gives the content the colour scheme that the app has set for the presenter's views: by traits, so that
    /// views of UIKit have it, too (F600).
    private func adoptColorScheme(in window: UIWindow?) {
      guard let window else { return }
      let isWindowStyle = presenterStyle == window.traitCollection.userInterfaceStyle
      inheritedStyle = isWindowStyle ? .unspecified : presenterStyle
      applyColorScheme()
    }

    private func applyColorScheme() {
      let style = preferredStyle == .unspecified ? inheritedStyle : preferredStyle
      if super.overrideUserInterfaceStyle != style { super.overrideUserInterfaceStyle = style }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard hosted.configuration.measuresContent else { return }
      if framesLeft == 0 { measureLater() }
      framesLeft = 60
      measure(in: view.bounds.width)
    }

    /// Measures the content with each frame, until it has had one height for half a second at least: frames of an
    /// animation may call no layout (F785).
    private func measureLater() {
      nextFrame.perform { [weak self] in
        guard let self else { return }
        framesLeft -= 1
        measure(in: view.bounds.width)
        if framesLeft > 0 { measureLater() }
      }
    }

    /// Tells the kit how high the content is. Outside of a window SwiftUI renders nothing (F760), so this begins in
    /// the card, before the first frame.
    ///
    /// A height that is proposed would be accepted by scroll views and spacers (F580), so none is. A list has
    /// no height of its own then (F588): it is as high as its rows.
    private func measure(in width: CGFloat) {
      guard hosted.configuration.measuresContent, view.window != nil, width > 0 else { return }
      let size = sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
      let (whole, last) = (max(size.height, view.heightOfLists ?? 0), preferredContentSize.height)
      // Heights of detents are those without the safe area at the bottom. Whether the size counts the keyboard as
      // safe area is open (F790), so the height counts that is nearer to the last one. 0 would be no preference.
      let keyboard = modalSession?.keyboard.space.coveredHeight(of: view.bounds, in: view) ?? 0
      let heights = [0, keyboard].map { max(whole - max($0, view.safeAreaInsets.bottom), 1) }
      let height = heights.min { abs($0 - last) < abs($1 - last) } ?? 1
      guard height != last else { return }
      framesLeft = 60
      preferredContentSize = CGSize(width: width, height: height)
    }
  }

  extension ModalConfiguration {
    /// Whether the card has a background of its own, which the content must not cover.
    fileprivate var isClear: Bool { card.background != nil || card.effect != nil || card.isGlass }
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
    /// The presenter's content and environment.
    struct Inner {
      let content: Content
      let inherited: InheritedEnvironment
    }

    let state: HostedModalState
    @ObservedObject var source: ContentSource<Inner>

    var body: some View {
      if let inner = source.content {
        inner.inherited.transforms.reversed().reduce(AnyView(inner.content)) { $1($0) }
          .environment(\.modal, ModalProxy(hosted: state.modal))
          .modifier(MovingModal(state: state))
          .transformEnvironment(\.self) { inner.inherited.apply(to: &$0) }
      }
    }
  }

  /// Puts the values into the environment that change as the modal moves. The content itself is not updated.
  private struct MovingModal: ViewModifier {
    @ObservedObject var state: HostedModalState

    func body(content: Content) -> some View {
      content
        .environment(\.modalDetent, state.modal.shownDetent)
        .environment(\.modalProgress, ModalProgress(hosted: state.modal, revision: state.revision))
    }
  }

  /// Counts the changes of a modal of which SwiftUI has to hear.
  @MainActor final class HostedModalState: ObservableObject {
    let modal: HostedModal
    @Published private(set) var revision = 0

    init(_ modal: HostedModal) {
      self.modal = modal
      modal.onChange = { [weak self] in self?.revision += 1 }
    }
  }
#endif
