import Foundation
import Testing

@testable import InteractiveModal

/// A device in an orientation, with the card's frame worked out by hand.
///
/// The card is 10 points below the safe area, at most 704 points wide on a tablet, and fills the
/// screen of a phone on its side.
struct MailRoom: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var context: LayoutContext
  /// Frame of the card in its open position.
  var card: CGRect
  /// Distance from there to just out of the screen, in points.
  var travel: CGFloat { context.size.height - card.minY }

  private init(
    _ name: String, _ sizeClass: LayoutContext.SizeClass, _ width: CGFloat, _ height: CGFloat,
    safe: (CGFloat, CGFloat), card: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  ) {
    testDescription = name
    context = LayoutContext(
      size: CGSize(width: width, height: height), safeTop: safe.0, safeBottom: safe.1, safeLeft: 0,
      safeRight: 0, sizeClass: sizeClass,
      presenterFrame: CGRect(x: 0, y: 0, width: width, height: height), presenterRadius: 0)
    self.card = CGRect(x: card.x, y: card.y, width: card.width, height: card.height)
  }

  static let compactWidth = [
    MailRoom("iPhone SE", .compactWidth, 375, 667, safe: (20, 0), card: (0, 30, 375, 637)),
    MailRoom("iPhone 13 mini", .compactWidth, 375, 812, safe: (50, 34), card: (0, 60, 375, 752)),
    MailRoom("iPhone 14", .compactWidth, 390, 844, safe: (47, 34), card: (0, 57, 390, 787)),
    iPhone15,
    MailRoom("iPhone 16 Pro Max", .compactWidth, 440, 956, safe: (62, 34), card: (0, 72, 440, 884)),
    MailRoom("iPad, a third", .compactWidth, 375, 1180, safe: (24, 20), card: (0, 34, 375, 1146)),
  ]

  static let iPhone15 = MailRoom(
    "iPhone 15", .compactWidth, 393, 852, safe: (59, 34), card: (0, 69, 393, 783))

  static let compactHeight = [
    MailRoom("iPhone SE, sideways", .compactHeight, 667, 375, safe: (0, 0), card: (0, 0, 667, 375)),
    MailRoom("iPhone 15, sideways", .compactHeight, 852, 393, safe: (0, 21), card: (0, 0, 852, 393)),
    MailRoom("iPhone 16 Pro Max, sideways", .compactHeight, 956, 440, safe: (0, 21), card: (0, 0, 956, 440)),
  ]

  static let regular = [
    MailRoom("iPad", .regular, 810, 1080, safe: (20, 0), card: (53, 30, 704, 1040)),
    MailRoom("iPad Air", .regular, 820, 1180, safe: (24, 20), card: (58, 34, 704, 1116)),
    MailRoom("iPad Air, sideways", .regular, 1180, 820, safe: (24, 20), card: (238, 34, 704, 756)),
    MailRoom("iPad mini", .regular, 744, 1133, safe: (24, 20), card: (20, 34, 704, 1069)),
    MailRoom("iPad Pro 13, sideways", .regular, 1366, 1024, safe: (24, 20), card: (331, 34, 704, 960)),
    MailRoom("iPad, two thirds", .regular, 694, 1180, safe: (24, 20), card: (0, 34, 694, 1116)),
  ]

  static let all = compactWidth + compactHeight + regular
}
