import UIKit

/// The frames of the views in a ``MessageCell``.
///
/// The date is beside the sender, or below if both do not fit on one line.
@MainActor struct MessageCellLayout {
  static let dotSize = CGSize(width: 10, height: 10)

  private(set) var dot = CGRect.zero
  private(set) var avatar = CGRect.zero
  private(set) var sender = CGRect.zero
  private(set) var received = CGRect.zero
  private(set) var receivedAlignment = NSTextAlignment.natural
  private(set) var chevron = CGRect.zero
  private(set) var flag = CGRect.zero
  private(set) var subject = CGRect.zero
  private(set) var preview = CGRect.zero
  private(set) var height: CGFloat = 0

  private static let gutterWidth: CGFloat = 32
  private static let avatarGap: CGFloat = 12
  private static let gap: CGFloat = 6
  private static let padding: CGFloat = 9

  init(of cell: MessageCell, width: CGFloat) {
    let direction = cell.effectiveUserInterfaceLayoutDirection
    let line = cell.scaled(20, as: .subheadline)
    var box = CGRect(x: 0, y: Self.padding, width: width, height: .greatestFiniteMagnitude)
    let gutter = box.cutLeading(Self.gutterWidth, direction)
    _ = box.cutTrailing(16, direction)
    if !cell.avatar.isHidden {
      avatar = box.cutLeading(AvatarView.side, direction)
      avatar.size.height = AvatarView.side
      _ = box.cutLeading(Self.avatarGap, direction)
    }
    layOutTop(of: cell, in: &box, gutter: gutter, direction)
    subject = box.cutTop(cell.subject.height(inWidth: box.width, atLeast: line))
    flag = CGRect(x: gutter.minX, y: subject.minY, width: gutter.width, height: line)
      .centered(cell.flag.image?.size ?? .zero)
    let strip = box.cutTop(cell.scaled(38, as: .subheadline))
    preview = strip
    preview.size.height = min(cell.preview.sizeThatFits(strip.size).height, strip.height)
    height = strip.maxY + Self.padding
  }

  /// Returns the distance of the texts from the leading edge, in points.
  static func textInset(hasAvatar: Bool) -> CGFloat {
    gutterWidth + (hasAvatar ? AvatarView.side + avatarGap : 0)
  }

  private mutating func layOutTop(
    of cell: MessageCell, in box: inout CGRect, gutter: CGRect,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let line = cell.scaled(22, as: .headline)
    var top = box
    top.size.height = line
    dot = CGRect(x: gutter.minX, y: top.minY, width: gutter.width, height: line).centered(Self.dotSize)
    chevron = top.cutTrailing(12, direction).centered(cell.chevron.image?.size ?? .zero)
    _ = top.cutTrailing(Self.gap, direction)
    let receivedWidth = cell.received.lineWidth + Self.gap
    let isOneLine = cell.sender.lineWidth + receivedWidth <= top.width
    if isOneLine {
      received = top.cutTrailing(receivedWidth, direction)
      receivedAlignment = direction == .leftToRight ? .right : .left
    }
    sender = top
    sender.size.height = box.cutTop(cell.sender.height(inWidth: top.width, atLeast: line)).height
    if !isOneLine { received = box.cutTop(cell.scaled(20, as: .subheadline)) }
  }
}
