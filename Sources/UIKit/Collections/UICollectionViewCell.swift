import Foundation

/// A view of a collection view that is used again for other items.
@MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The initializer that a collection view calls: Linux can call only a `required` one on a class
  /// known at run time.
  public required convenience init(reuseIdentifier: String) {
    self.init(frame: .zero)
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
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.place(at: bounds)
  }
}
