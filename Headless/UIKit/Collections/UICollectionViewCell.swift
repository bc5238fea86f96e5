import Foundation

/// A view of a collection view that is used again for other items.
@MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The initializer that a collection view calls: Linux can call only a `required` one on a class
  /// known at run time.
  public required convenience init(reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is used for another item.
  open func prepareForReuse() {}
}

/// One item of a collection view. Subclasses put their own views into `contentView`.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds  // Subclasses lay out by it in their initializers (F487).
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
