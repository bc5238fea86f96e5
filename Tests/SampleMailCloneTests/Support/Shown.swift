import UIKit

@testable import SampleMailClone

/// What can be wrong with what a screen shows, a sentence each.
@MainActor struct Shown {
  let root: UIView

  /// Texts that are not shown whole; the beginnings of messages never are.
  var cutTexts: [String] {
    labels.filter { !$0.isPreview && $0.isCut }.map { "“\($0.text ?? "")” is cut in \($0.frame)" }
  }

  /// Texts, fields and buttons side by side that share room.
  var overlaps: [String] {
    root.visibleTree.flatMap { view in
      let parts = view.subviews.filter { !$0.isHidden && $0.isPart }
      return parts.indices.flatMap { index in
        parts[..<index].filter { $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(parts[index].frame) }
          .map { "\($0) is over \(parts[index])" }
      }
    }
  }

  /// Parts that hang out of what they are in.
  var strays: [String] {
    root.visibleTree.filter(\.isPart).compactMap { part in
      guard let box = part.superview?.bounds.insetBy(dx: -0.5, dy: -0.5) else { return nil }
      return box.contains(part.frame) || part.superview is UIScrollView ? nil : "\(part) hangs out"
    }
  }

  private var labels: [UILabel] { root.visibleTree.compactMap { $0 as? UILabel } }
}

extension UILabel {
  /// Two lines of a text that is longer.
  fileprivate var isPreview: Bool { numberOfLines == 2 }

  fileprivate var isCut: Bool {
    guard let text, !text.isEmpty else { return false }
    guard case .text(let shown)? = layer.contents as? LayerContents else { return true }
    return shown.lines.last?.range.upperBound != text.utf16.count
      || shown.lines.contains { $0.string.hasSuffix("…") } || shown.bounds.height > bounds.height + 1
  }
}

extension UIView {
  /// Whether it shows something, rather than hold or divide.
  fileprivate var isPart: Bool {
    self is UILabel || self is UIControl || self is UIImageView || self is AvatarView
  }
}
