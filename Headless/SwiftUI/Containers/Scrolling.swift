import UIKit

/// Content that scrolls up and down. Other axes are not modelled.
public struct ScrollView<Content: View>: ScrollingView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var rowBackground: UIColor? { nil }
}

/// Rows that scroll.
public struct List<Selection: Hashable, Content: View>: ScrollingView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) where Selection == Never { self.content = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Selection == Never, Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  var rowBackground: UIColor? { .systemBackground }
}

/// Rows of controls that scroll.
public struct Form<Content: View>: ScrollingView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var rowBackground: UIColor? { .secondarySystemBackground }
}

/// Rows with a header.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView { (header, self.content) = (Text(titleKey), content()) }

  public var body: some View {
    header.font(.footnote)
    content
  }
}

@MainActor protocol ScrollingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// The background of rows; `nil` for content that is no rows.
  var rowBackground: UIColor? { get }
}

extension ScrollingView {
  func makeNode(_ place: Place) -> ViewNode<Self> { ScrollNode(self, place) }
}

private final class ScrollNode<Scrolling: ScrollingView>: ParentNode<Scrolling> {
  private lazy var scrollView = makeScrollView()
  private lazy var container = UIView()
  private static var rowInsets: UIEdgeInsets { UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
  private static var rowHeight: CGFloat { 44 }

  override func refresh() {
    slot.show(view.content, at: below)
    if container.superview == nil { scrollView.addSubview(container) }
    scrollView.alwaysBounceVertical = true
    if let background = view.rowBackground { scrollView.backgroundColor = background }
  }

  private var hasRows: Bool { view.rowBackground != nil }

  private func makeScrollView() -> UIScrollView {
    guard hasRows else { return UIScrollView(frame: .zero) }
    return RowsView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private var rows: [Node] { slot.elements }
  override var elements: [Node] { [self] }
  override var views: [UIView] { [scrollView] }

  private func contentSize(width: CGFloat?) -> CGSize {
    if hasRows {
      return CGSize(width: width ?? 10, height: rows.map { rowHeight($0, width) }.reduce(0, +))
    }
    return Layers(elements: rows, alignment: .top).size(for: ProposedViewSize(width: width, height: nil))
  }

  private func rowHeight(_ row: Node, _ width: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(width: width, height: nil).inset(by: Self.rowInsets)
    return max(Self.rowHeight, row.size(for: proposal).height + Self.rowInsets.top + Self.rowInsets.bottom)
  }

  /// A scroll view is as high as it is proposed (F580). Without a proposal it is as high as its content,
  /// and a list has no height of its own (F588).
  override func size(for proposal: ProposedViewSize) -> CGSize {
    if hasRows { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: contentSize(width: proposal.width))
  }

  override func place(in frame: CGRect) {
    let added = host.safeArea.added(to: frame)
    if scrollView.contentInset.bottom != added { scrollView.contentInset.bottom = added }
    let frame = host.safeArea.extended(frame)
    if scrollView.frame != frame { scrollView.frame = frame }
    let content = contentSize(width: frame.width)
    container.frame = CGRect(x: 0, y: 0, width: frame.width, height: content.height)
    if hasRows {
      placeRows(width: frame.width)
    } else {
      Layers(elements: rows, alignment: .top).place(in: container.bounds)
    }
    container.mount(rows.flatMap(\.views))
    let size = CGSize(width: frame.width, height: content.height)
    (scrollView as? RowsView)?.rowsSize = size
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func placeRows(width: CGFloat) {
    var top: CGFloat = 0
    for row in rows {
      let height = rowHeight(row, width)
      let cell = CGRect(x: 0, y: top, width: width, height: height).inset(by: Self.rowInsets)
      let size = row.size(for: ProposedViewSize(cell.size))
      row.place(in: Alignment.leading.frame(of: size, in: cell))
      top += height
    }
  }

  override func remove() {
    super.remove()
    scrollView.removeFromSuperview()
  }
}

/// The collection view of a list (F588). Its rows are always there.
private final class RowsView: UICollectionView {
  var rowsSize = CGSize.zero

  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = rowsSize }
  }
}
