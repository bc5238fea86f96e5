import Foundation

/// Shows a system symbol in the tint colour.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image != oldValue { markNeedsLayout() } }
  }
  /// Symbols keep their proportions in every mode.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { markNeedsLayout() } }
  }

  /// Makes a view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  // MARK: Content

  open override func layoutSubviews() {
    super.layoutSubviews()
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { markNeedsLayout() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    markNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    markNeedsLayout()
  }

  private func showImage() {
    guard let image else { return show(nil) }
    let symbol = LayerContents.symbol(
      name: isRightToLeft ? SystemSymbol.mirrored(image.symbolName) : image.symbolName,
      color: resolved(tintColor ?? .systemBlue), frame: frame(of: image))
    show(symbol)
  }

  private func frame(of image: UIImage) -> CGRect {
    let size = image.size
    let scale: CGFloat =
      switch contentMode {
      case .scaleToFill, .scaleAspectFit:
        min(bounds.width / size.width, bounds.height / size.height)
      case .center: 1
      }
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }
}
