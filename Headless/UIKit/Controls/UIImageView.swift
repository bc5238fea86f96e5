import Foundation

/// Shows a system symbol in the tint colour.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      markNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// A view of the image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  override func setUpView() {
    super.setUpView()
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  // MARK: Content

  open override func layoutSubviews() {
    super.layoutSubviews()
    showImage()
  }

  override func redraw() { markNeedsLayout() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    markNeedsLayout()
  }

  private func showImage() {
    guard let image else { return show(nil) }
    let symbol = LayerContents.symbol(
      name: isRightToLeft ? SystemSymbol.mirrored(image.symbolName) : image.symbolName,
      color: resolved(tintColor ?? .systemBlue), frame: frame(of: image))
    show(symbol)
  }

  /// As large as the bounds allow, with the symbol's proportions kept.
  private func frame(of image: UIImage) -> CGRect {
    let size = image.size
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
