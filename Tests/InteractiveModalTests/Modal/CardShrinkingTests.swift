import Foundation
import Testing

@testable import InteractiveModal

@Suite("A card on its way into its source")
struct CardShrinkingTests {
  private let source = CGRect(x: 320, y: 60, width: 44, height: 44)

  /// Where the user sees the card: its view is anchored at the foot, and scaled.
  private func visible(_ pose: CardPose, in layout: CardLayout) -> CGRect {
    let placement = CardPlacement(pose, in: layout)
    let origin = CGPoint(
      x: placement.center.x - placement.size.width / 2, y: placement.center.y - placement.size.height / 2)
    let foot = layout.direction.foot
    let size = CGSize(
      width: placement.clipSize.width * placement.stretch.width,
      height: placement.clipSize.height * placement.stretch.height)
    return CGRect(
      x: origin.x + placement.clipFoot.x + placement.shift.x - foot.x * size.width,
      y: origin.y + placement.clipFoot.y + placement.shift.y - foot.y * size.height, width: size.width,
      height: size.height)
  }

  private func departure(from end: CGFloat = 1, in layout: CardLayout) -> CardDeparture {
    .shrinks(CardShrinking(into: source, from: end, in: layout))
  }

  private func geometry(_ change: (inout ModalConfiguration) -> Void = { _ in }) -> CardGeometry {
    var configuration = ModalConfiguration.mail
    change(&configuration)
    return configuration.cardGeometry
  }

  @Test("it is opaque until it is smaller than half its size, and fades gently where a finger may hold it")
  func fades() {
    let layout = geometry().layout(in: MailRoom.compactWidth[0].context)
    func opacity(_ progress: CGFloat) -> CGFloat {
      geometry().pose(at: progress, slidingTo: 1, departure(in: layout), in: layout).cardOpacity
    }
    for step in 1...1000 {
      let progress = CGFloat(step) / 1000
      let card = visible(
        geometry().pose(at: progress, slidingTo: 1, departure(in: layout), in: layout), in: layout)
      if card.width > layout.card.width / 2 { #expect(opacity(progress) == 1) }
      #expect(opacity(progress) >= opacity(progress - 0.001))
    }
    // A card that is let go there disappears within a frame.
    #expect(opacity(0.02) < 0.05)
  }

  private static let directions = [TravelDirection.down, .up, .left, .right]

  @Test(
    "it begins where a card stands, opaque, and ends in the middle of the source, as large as fits, unseen",
    arguments: MailRoom.compactWidth + MailRoom.regular, directions)
  func ends(in room: MailRoom, direction: TravelDirection) {
    var context = room.context
    context.direction = direction
    let geometry = geometry()
    let layout = geometry.layout(in: context)
    for end in [1, 0.6] as [CGFloat] {
      let start = geometry.pose(at: end, slidingTo: end, departure(from: end, in: layout), in: layout)
      let slid = visible(geometry.pose(at: end, in: layout), in: layout)
      let first = visible(start, in: layout)
      #expect(abs(first.minX - slid.minX) < 1e-9 && abs(first.minY - slid.minY) < 1e-9)
      #expect(abs(first.width - slid.width) < 1e-9 && abs(first.height - slid.height) < 1e-9)
      #expect(start.cardOpacity == 1)
      for progress in [0, -0.2] as [CGFloat] {
        let gone = geometry.pose(at: progress, slidingTo: end, departure(from: end, in: layout), in: layout)
        let last = visible(gone, in: layout)
        #expect(abs(last.midX - source.midX) < 1e-9 && abs(last.midY - source.midY) < 1e-9)
        let fit = max(last.width / source.width, last.height / source.height)
        #expect(abs(fit - 1) < 1e-9)
        #expect(gone.cardOpacity == 0)
      }
    }
  }

  /// The oracle is the difference quotient of the two ways.
  @Test("a card that a finger let go begins with the velocity of the finger", arguments: directions)
  func smooth(direction: TravelDirection) {
    var context = MailRoom.iPhone15.context
    context.direction = direction
    let geometry = geometry()
    let layout = geometry.layout(in: context)
    let (end, step) = (0.6 as CGFloat, 1e-5 as CGFloat)
    let here = visible(
      geometry.pose(at: end, slidingTo: end, departure(from: end, in: layout), in: layout), in: layout)
    let slides = visible(geometry.pose(at: end - step, in: layout), in: layout)
    let shrinks = visible(
      geometry.pose(at: end - step, slidingTo: end, departure(from: end, in: layout), in: layout), in: layout)
    let difference = CGPoint(x: slides.midX - shrinks.midX, y: slides.midY - shrinks.midY)
    let (gap, way) = (
      hypot(difference.x, difference.y), hypot(slides.midX - here.midX, slides.midY - here.midY)
    )
    #expect(gap / step < 0.1 && here.width - shrinks.width < step)
    #expect(way / step > 300)
  }

  @Test("from a height at which the card stands it goes straight")
  func straight() {
    let geometry = geometry { $0.detents = [.medium, .large] }
    let layout = geometry.layout(in: MailRoom.iPhone15.context)
    for detent in layout.stops.detents.map(\.progress) {
      let start = visible(
        geometry.pose(at: detent, slidingTo: detent, departure(from: detent, in: layout), in: layout),
        in: layout)
      for share in stride(from: 0.1, through: 0.9, by: 0.2) as StrideThrough<CGFloat> {
        let shown = visible(
          geometry.pose(
            at: detent * share, slidingTo: detent, departure(from: detent, in: layout), in: layout),
          in: layout
        )
        let way = CGPoint(x: shown.midX - start.midX, y: shown.midY - start.midY)
        let whole = CGPoint(x: source.midX - start.midX, y: source.midY - start.midY)
        let aside = way.x * whole.y - way.y * whole.x
        let done = hypot(way.x, way.y) / hypot(whole.x, whole.y)
        let expected = (1 - share) * (1 - share)
        #expect(abs(aside) < 1e-6 && abs(done - expected) < 1e-9)
      }
    }
  }

  @Test("its corners become round, up to half of its width")
  func corners() {
    let layout = geometry().layout(in: MailRoom.iPhone15.context)
    let radii = ([1, 0.5, 0] as [CGFloat]).map { progress in
      CardPlacement(
        geometry().pose(at: progress, slidingTo: 1, departure(in: layout), in: layout), in: layout
      ).radius
    }
    #expect(radii == [10, 21.65625, 196.5])
  }

  @Test(
    "a card fits into a source of any size, but is never smaller than a fiftieth, nor larger than it was",
    arguments: [(0, 0.02), (1e-9, 0.02), (78.3, 0.1), (5000, 1), (.nan, 1)] as [(CGFloat, CGFloat)])
  func sizes(side: CGFloat, expected: CGFloat) {
    let rect = CGRect(x: 10, y: 10, width: side, height: side)
    let layout = geometry().layout(in: MailRoom.iPhone15.context)
    let departure = CardDeparture.shrinks(CardShrinking(into: rect, from: 1, in: layout))
    let pose = geometry().pose(at: 0, slidingTo: 1, departure, in: layout)
    let scale = CardPlacement(pose, in: layout).stretch.width
    #expect(abs(scale - expected) < 1e-9)
  }
}
