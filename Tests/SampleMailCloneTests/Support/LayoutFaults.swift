import UIKit

@testable import SampleMailClone

/// Layout faults of a view and its descendants, each as a sentence.
@MainActor struct LayoutFaults {
  let root: UIView

  /// Truncated texts; previews of messages may be truncated.
  var truncatedTexts: [String] {
    labels.filter { !$0.isPreview && $0.isTruncated }.map { "“\($0.text ?? "")” is truncated in \($0.frame)" }
  }

  /// Sibling texts, fields and buttons that overlap.
  var overlaps: [String] {
    root.visibleTree.flatMap { view in
      let parts = view.subviews.filter { !$0.isHidden && $0.isPart }
      return parts.indices.flatMap { index in
        parts[..<index].filter { $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(parts[index].frame) }
          .map { "\($0) overlaps \(parts[index])" }
      }
    }
  }

  /// Texts, fields and buttons that extend beyond their superview.
  var overflows: [String] {
    root.visibleTree.filter(\.isPart).compactMap { part in
      guard let box = part.superview?.bounds.insetBy(dx: -0.5, dy: -0.5) else { return nil }
      return box.contains(part.frame) || part.superview is UIScrollView
        ? nil : "\(part) is outside its superview"
    }
  }

  /// Lines that are not one pixel wide, or do not lie on the pixels of the root.
  var blurredLines: [String] {
    let scale = root.traitCollection.displayScale
    func isOnPixel(_ length: CGFloat) -> Bool { abs((length * scale).rounded() - length * scale) < 0.01 }
    return root.visibleTree.filter(\.isLine).compactMap { line in
      let frame = line.convert(line.bounds, to: root)
      let (start, width) = frame.width > frame.height ? (frame.minY, frame.height) : (frame.minX, frame.width)
      let isSharp = abs(width * scale - 1) < 0.01 && isOnPixel(start)
      return isSharp ? nil : "the line \(frame) in \(line.superview ?? line)"
    }
  }

  private var labels: [UILabel] { root.visibleTree.compactMap { $0 as? UILabel } }
}

extension UILabel {
  /// Whether the label is a preview of two lines.
  fileprivate var isPreview: Bool { numberOfLines == 2 }

  fileprivate var isTruncated: Bool {
    guard let text, !text.isEmpty else { return false }
    guard case .text(let shown)? = layer.contents as? LayerContents else { return true }
    return shown.lines.last?.range.upperBound != text.utf16.count
      || shown.lines.contains { $0.string.hasSuffix("…") } || shown.bounds.height > bounds.height + 1
  }
}

extension UIView {
  /// Whether the view is a separator or a line of a bar.
  fileprivate var isLine: Bool {
    let (thin, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return thin > 0 && thin <= 1 && long > 20 && backgroundColor != nil
  }

  /// Whether the view has content of its own, and is not a container or a separator.
  fileprivate var isPart: Bool {
    self is UILabel || self is UIControl || self is UIImageView || self is AvatarView
  }
}

extension CGRect {
  /// Returns whether every edge is at most some points from the same edge of another rectangle.
  func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    let edges = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return edges.allSatisfy { abs($0) <= distance }
  }
}
