import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a card stands on a tablet, and how large it is")
struct TabletCardTests {
  /// Width of the container, its safe areas left and right, and the left edge of a card of at most 704
  /// points that stands beside the left edge, and beside the right one.
  @Test(
    "a card stands in the middle, or ten points from the safe area of a side, mirrored in right-to-left",
    arguments: [
      (820, (0, 0), 10, 106), (1180, (0, 0), 10, 466), (820, (20, 30), 30, 76), (730, (0, 0), 10, 16),
      (712, (0, 0), 4, 4), (730, (40, 0), 13, 16), (704, (0, 0), 0, 0), (694, (0, 0), 0, 0),
    ] as [(CGFloat, (CGFloat, CGFloat), CGFloat, CGFloat)])
  func placement(width: CGFloat, safe: (CGFloat, CGFloat), left: CGFloat, right: CGFloat) {
    for isRightToLeft in [false, true] {
      var context = MailRoom.regular[1].context
      context.size.width = width
      (context.safeLeft, context.safeRight) = safe
      context.isRightToLeft = isRightToLeft
      let card = min(width, 704)
      let (first, last) = isRightToLeft ? (right, left) : (left, right)
      for (placement, x) in [(.center, (width - card) / 2), (.leading, first), (.trailing, last)]
        as [(ModalPlacement, CGFloat)]
      {
        let mail = ModalConfiguration.mail.placed(placement).cardGeometry
        let expected = CGRect(x: x, y: 34, width: card, height: 1116)
        #expect(mail.layout(in: context).card == expected, "\(placement)")
      }
    }
  }

  @Test(
    "a phone, and a card from a side, have no placement and no maximum height",
    arguments: ModalPlacement.allCases)
  func withoutSpace(placement: ModalPlacement) {
    var small = ModalConfiguration.mail.placed(placement)
    small.size.maximumHeight = 300
    for room in MailRoom.compactWidth + MailRoom.compactHeight {
      #expect(small.cardGeometry.layout(in: room.context).card == room.card)
    }
    for room in MailRoom.regular {
      var context = room.context
      context.direction = .right
      let mail = ModalConfiguration.mail.cardGeometry
      #expect(small.cardGeometry.layout(in: context) == mail.layout(in: context))
    }
  }

  @Test(
    "a card is no higher than its maximum, and stands in the middle of what is free, on whole pixels",
    arguments: [
      (1, 620, 282, 620), (2, 620, 102, 620), (2, 800, 34, 756), (1, 10_000, 34, 1116), (1, 621, 281.5, 621),
      (1, 621.5, 281.5, 621.5),
    ] as [(Int, CGFloat, CGFloat, CGFloat)])
  func height(tablet: Int, maximum: CGFloat, top: CGFloat, height: CGFloat) {
    var (configuration, context) = (ModalConfiguration.mail, MailRoom.regular[tablet].context)
    configuration.size.maximumHeight = maximum
    context.displayScale = 2
    for direction in [TravelDirection.down, .up] {
      context.direction = direction
      let layout = configuration.cardGeometry.layout(in: context)
      #expect(layout.card.minY == top && layout.card.height == height)
      #expect(layout.travel == (direction == .down ? context.size.height - top : top + height))
    }
  }

  @Test(
    "the detents are those of the lower card, and all end at its foot beside the edge",
    arguments: ModalPlacement.allCases)
  func detents(placement: ModalPlacement) {
    var form = ModalConfiguration.form.placed(placement)
    form.detents = [.medium, .large, .height(80, named: "strip")]
    let layout = form.cardGeometry.layout(in: MailRoom.regular[1].context)
    let x: CGFloat = [.center: 140, .leading: 10, .trailing: 270][placement] ?? .nan
    let cards = layout.stops.detents.map { layout.visibleCard(at: $0.progress) }
    #expect(cards.map { ($0.height * 1000).rounded() / 1000 } == [620, 310, 80])
    #expect(cards.allSatisfy { abs($0.maxY - 902) < 1e-9 && $0.minX == x && $0.width == 540 })
  }

  @Test("a form is 540 × 620 points in the middle of a tablet that has them, and Mail's card on a phone")
  func form() {
    let form = ModalConfiguration.form.cardGeometry
    for room in MailRoom.regular {
      let card = form.layout(in: room.context).card
      #expect(card.size == CGSize(width: 540, height: 620))
      #expect(abs(card.midX - room.card.midX) < 1e-9 && abs(card.midY - room.card.midY) < 1e-9)
    }
    let room = MailRoom.iPhone15
    #expect(form.layout(in: room.context) == ModalConfiguration.mail.cardGeometry.layout(in: room.context))
  }
}

extension ModalConfiguration {
  fileprivate func placed(_ placement: ModalPlacement) -> ModalConfiguration {
    var configuration = self
    configuration.size.placement = placement
    return configuration
  }
}
