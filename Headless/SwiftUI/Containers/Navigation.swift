import UIKit

/// A navigation bar above one page. Pushing pages is not modelled.
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  func makeNode(_ place: Place) -> ViewNode<NavigationStack> { NavigationNode(self, place) }
}

/// The same before iOS 16.
public typealias NavigationView<Root: View> = NavigationStack<Root>

/// Columns side by side, as in a regular width.
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  let sidebar: Sidebar
  let detail: Detail

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    (self.sidebar, self.detail) = (sidebar(), detail())
  }

  public var body: some View {
    HStack(spacing: 0) {
      NavigationStack { sidebar }.frame(width: 320)
      NavigationStack { detail }
    }
  }
}

private final class NavigationNode<Root: View>: ParentNode<NavigationStack<Root>> {
  private let page = Page()
  private lazy var navigation = UINavigationController(rootViewController: page)

  override func refresh() {
    if navigation.parent == nil { host.controller?.adopt(navigation) }
    var place = below
    place.environment.page = page
    slot.show(view.root, at: place)
    page.host = host
    page.elements = { [weak self] in self?.slot.elements ?? [] }
    page.viewIfLoaded?.setNeedsLayout()
  }

  override var elements: [Node] { [self] }
  override var views: [UIView] { [navigation.view] }
  override func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func place(in frame: CGRect) {
    navigation.additionalSafeAreaInsets.bottom = host.safeArea.added(to: frame)
    let frame = host.safeArea.extended(frame)
    if navigation.view.frame != frame { navigation.view.frame = frame }
    page.view.setNeedsLayout()
  }

  override func remove() {
    super.remove()
    navigation.abandon()
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

/// The page below a navigation bar.
final class Page: UIViewController {
  weak var host: ViewHost?
  var elements: () -> [Node] = { [] }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.window != nil else { return }
    host?.place(Layers(elements: elements(), alignment: .center), in: view)
  }
}

/// Content that says something about the bar above it.
struct Barred<Content: View, Items: View>: PrimitiveView {
  let content: Content
  var title: String?
  let items: Items

  func makeNode(_ place: Place) -> ViewNode<Self> { BarredNode(self, place) }
}

private final class BarredNode<Content: View, Items: View>: ParentNode<Barred<Content, Items>> {
  override func refresh() {
    slot.show(view.content, at: below)
    second.show(view.items, at: below)
    guard let page = environment.page else { return }
    if let title = view.title { page.title = title }
    let items = second.elements
    guard !items.isEmpty else { return }
    page.navigationItem.rightBarButtonItems = items.map { item in
      guard let choice = item.choice else {
        preconditionFailure("A toolbar of other views than buttons is not modelled")
      }
      return UIBarButtonItem(primaryAction: UIAction(title: choice.title) { _ in choice.action() })
    }
  }
}

extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Barred(content: self, title: titleKey.text, items: EmptyView())
  }

  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    Barred(content: self, title: nil, items: content())
  }
}
