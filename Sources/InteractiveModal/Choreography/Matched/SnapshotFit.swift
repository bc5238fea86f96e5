import Foundation

/// How a picture fills the copy that flies, whose sides change on the way.
public enum SnapshotFit: Equatable, Sendable {
  /// As wide as the copy, as high as that makes it, at the upper edge: a row that grows into a page.
  case width
  /// As small as covers the copy, in the middle of it: a photo.
  case cover
  /// As wide and as high as the copy, whatever becomes of it.
  case stretch

  /// Returns where a picture lies in a copy.
  ///
  /// - Parameters:
  ///   - picture: The picture's own size. One without width or height is stretched.
  ///   - copy: The copy's size.
  func frame(of picture: CGSize, in copy: CGSize) -> CGRect {
    guard picture.width > 0, picture.height > 0 else { return CGRect(origin: .zero, size: copy) }
    let (across, down) = (copy.width / picture.width, copy.height / picture.height)
    switch self {
    case .width: return CGRect(x: 0, y: 0, width: copy.width, height: picture.height * across)
    case .cover: return centered(picture, scaledBy: max(across, down), in: copy)
    case .stretch: return CGRect(origin: .zero, size: copy)
    }
  }

  private func centered(_ picture: CGSize, scaledBy scale: CGFloat, in copy: CGSize) -> CGRect {
    let size = CGSize(width: picture.width * scale, height: picture.height * scale)
    return CGRect(
      x: (copy.width - size.width) / 2, y: (copy.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
