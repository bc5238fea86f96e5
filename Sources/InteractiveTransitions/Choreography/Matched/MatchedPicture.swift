import UIKit

extension UIImageView {
  /// The rectangle of the whole image, in the view's coordinates; `nil` without an image.
  var pictureFrame: CGRect? {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return nil }
    let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
    func place(_ scale: CGFloat = 1, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
        width: width, height: height)
    }
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(min(horizontal, vertical))
    case .scaleAspectFill: return place(max(horizontal, vertical))
    case .center: return place()
    case .top: return place(1, 0.5, 0)
    case .bottom: return place(1, 0.5, 1)
    case .left: return place(1, 0, 0.5)
    case .right: return place(1, 1, 0.5)
    case .topLeft: return place(1, 0, 0)
    case .topRight: return place(1, 1, 0)
    case .bottomLeft: return place(1, 0, 1)
    case .bottomRight: return place(1, 1, 1)
    @unknown default: return nil
    }
  }
}

extension CGRect {
  /// Returns the rectangle that this one becomes when one rectangle is moved and scaled to another.
  func moved(with rect: CGRect, to other: CGRect) -> CGRect {
    let (horizontal, vertical) = (other.width / rect.width, other.height / rect.height)
    return CGRect(
      x: other.minX + (minX - rect.minX) * horizontal, y: other.minY + (minY - rect.minY) * vertical,
      width: width * horizontal, height: height * vertical)
  }
}
