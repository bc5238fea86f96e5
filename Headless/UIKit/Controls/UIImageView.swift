import Foundation

/// Shows a drawing, or a system symbol in the tint colour.
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

  /// A view in a control, whose frame is rounded to pixels: its symbol keeps its proportions.
  static func symbol() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    return view
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
    switch image.content {
    case .drawing(let drawing): show(.drawing(drawing, frame: frame(of: image)))
    case .symbol(let name, _):
      show(
        .symbol(
          name: isRightToLeft ? SystemSymbol.mirrored(name) : name,
          color: resolved(tintColor ?? .systemBlue), frame: frame(of: image)))
    }
  }

  private func frame(of image: UIImage) -> CGRect { contentMode.frame(of: image.size, in: bounds) }
}

extension UIView {
  /// Where the content of a view is in its bounds (F770).
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
      let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit: return place(size, times: min(horizontal, vertical), in: bounds)
      case .scaleAspectFill: return place(size, times: max(horizontal, vertical), in: bounds)
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
        return place(size, times: 1, in: bounds)
      }
    }

    private func place(_ size: CGSize, times scale: CGFloat, in bounds: CGRect) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      let (x, y) = spaceBefore
      return CGRect(
        x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
        width: width, height: height)
    }

    /// The shares of the free space that lie to the left of the content and above it.
    private var spaceBefore: (x: CGFloat, y: CGFloat) {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .topLeft: (0, 0)
      case .topRight: (1, 0)
      case .bottomLeft: (0, 1)
      case .bottomRight: (1, 1)
      }
    }
  }
}
