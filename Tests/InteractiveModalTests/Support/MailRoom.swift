import Foundation
import Testing

@testable import InteractiveModal

/// A device in an orientation, and by hand where the card stands in it: 10 points below the safe area, at most
/// 704 wide on a tablet, all over the screen of a phone on its side.
struct MailRoom: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var stage: LayoutContext
  /// Where the card stands, by hand.
  var card: CGRect
  /// How far it is from there to out of the screen, by hand.
  var travel: CGFloat

  private init(
    _ name: String, _ room: LayoutContext.Room, _ width: CGFloat, _ height: CGFloat, safe: (CGFloat, CGFloat),
    card: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat), travel: CGFloat
  ) {
    testDescription = name
    stage = LayoutContext(
      size: CGSize(width: width, height: height), safeTop: safe.0, safeBottom: safe.1, room: room,
      backdrop: CGRect(x: 0, y: 0, width: width, height: height), backdropRadius: 0)
    self.card = CGRect(x: card.x, y: card.y, width: card.width, height: card.height)
    self.travel = travel
  }

  static let narrow = [
    MailRoom(
      "iPhone SE", .narrow, 375, 667, safe: (20, 0),
      card: (0, 30, 375, 637), travel: 637),
    MailRoom(
      "iPhone 13 mini", .narrow, 375, 812, safe: (50, 34),
      card: (0, 60, 375, 752), travel: 752),
    MailRoom(
      "iPhone 14", .narrow, 390, 844, safe: (47, 34),
      card: (0, 57, 390, 787), travel: 787),
    iPhone15,
    MailRoom(
      "iPhone 16 Pro Max", .narrow, 440, 956, safe: (62, 34),
      card: (0, 72, 440, 884), travel: 884),
    MailRoom(
      "iPad, a third", .narrow, 375, 1180, safe: (24, 20),
      card: (0, 34, 375, 1146), travel: 1146),
  ]

  static let iPhone15 = MailRoom(
    "iPhone 15", .narrow, 393, 852, safe: (59, 34),
    card: (0, 69, 393, 783), travel: 783)

  static let low = [
    MailRoom(
      "iPhone SE, sideways", .low, 667, 375, safe: (0, 0),
      card: (0, 0, 667, 375), travel: 375),
    MailRoom(
      "iPhone 15, sideways", .low, 852, 393, safe: (0, 21),
      card: (0, 0, 852, 393), travel: 393),
    MailRoom(
      "iPhone 16 Pro Max, sideways", .low, 956, 440, safe: (0, 21),
      card: (0, 0, 956, 440), travel: 440),
  ]

  static let wide = [
    MailRoom(
      "iPad", .wide, 810, 1080, safe: (20, 0),
      card: (53, 30, 704, 1040), travel: 1050),
    MailRoom(
      "iPad Air", .wide, 820, 1180, safe: (24, 20),
      card: (58, 34, 704, 1116), travel: 1146),
    MailRoom(
      "iPad Air, sideways", .wide, 1180, 820, safe: (24, 20),
      card: (238, 34, 704, 756), travel: 786),
    MailRoom(
      "iPad mini", .wide, 744, 1133, safe: (24, 20),
      card: (20, 34, 704, 1069), travel: 1099),
    MailRoom(
      "iPad Pro 13, sideways", .wide, 1366, 1024, safe: (24, 20),
      card: (331, 34, 704, 960), travel: 990),
    MailRoom(
      "iPad, two thirds", .wide, 694, 1180, safe: (24, 20),
      card: (0, 34, 694, 1116), travel: 1146),
  ]

  static let all = narrow + low + wide
}
