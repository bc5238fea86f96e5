import Foundation

/// Where a collection view shows its items. Only flow layouts are modelled.
@MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Headless/UIKit/README.md")
  }

  /// Makes the collection view place its items again at the next layout.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

  /// Returns the frames of so many items, and the size of all.
  func grid(of count: Int, width: CGFloat) -> ItemGrid {
    preconditionFailure("only a UICollectionViewFlowLayout is modelled")
  }
}

/// Lines of items of one size, one below the other (F412).
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least distance between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  override func grid(of count: Int, width: CGFloat) -> ItemGrid {
    ItemGrid(
      count: count, width: width, itemSize: itemSize, lineSpacing: minimumLineSpacing,
      itemSpacing: minimumInteritemSpacing, inset: sectionInset)
  }
}
