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
      x: origin.x + placement.clipFoot.x - foot.x * size.width,
      y: origin.y + placement.clipFoot.y - foot.y * size.height, width: size.width,
      height: size.height)
  }

  private let mail = ModalConfiguration.mail.cardGeometry

  /// The pose of a card that shrinks into a rectangle; into the source by default.
  private func pose(
    at progress: CGFloat, from end: CGFloat = 1, into source: CGRect? = nil, in layout: CardLayout
  ) -> CardPose {
    let shrinking = CardShrinking(into: source ?? self.source, from: end, in: layout)
    return mail.pose(at: progress, slidingTo: end, .shrinks(shrinking), in: layout)
  }

  @Test("it is opaque until it is smaller than half its size, and fades gently where a finger may hold it")
  func fades() {
    let layout = mail.layout(in: MailRoom.compactWidth[0].context)
    let poses = (0...1000).map { pose(at: CGFloat($0) / 1000, in: layout) }
    for (lower, pose) in zip(poses, poses.dropFirst()) {
      if visible(pose, in: layout).width > layout.card.width / 2 { #expect(pose.cardOpacity == 1) }
      #expect(pose.cardOpacity >= lower.cardOpacity)
    }
    // A card that is let go there disappears within a frame.
    #expect(poses[20].cardOpacity < 0.05)
  }

  private static let directions = [TravelDirection.down, .up, .left, .right]

  @Test(
    "it begins where a card stands, opaque, and ends in the middle of the source, as large as fits, unseen",
    arguments: MailRoom.compactWidth + MailRoom.regular, directions)
  func ends(in room: MailRoom, direction: TravelDirection) {
    var context = room.context
    context.direction = direction
    let layout = mail.layout(in: context)
    for end in [1, 0.6] as [CGFloat] {
      let start = pose(at: end, from: end, in: layout)
      let slid = visible(mail.pose(at: end, in: layout), in: layout)
      let first = visible(start, in: layout)
      #expect(abs(first.minX - slid.minX) < 1e-9 && abs(first.minY - slid.minY) < 1e-9)
      #expect(abs(first.width - slid.width) < 1e-9 && abs(first.height - slid.height) < 1e-9)
      #expect(start.cardOpacity == 1)
      for progress in [0, -0.2] as [CGFloat] {
        let gone = pose(at: progress, from: end, in: layout)
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
    let layout = mail.layout(in: context)
    let (end, step) = (0.6 as CGFloat, 1e-5 as CGFloat)
    let here = visible(pose(at: end, from: end, in: layout), in: layout)
    let slides = visible(mail.pose(at: end - step, in: layout), in: layout)
    let shrinks = visible(pose(at: end - step, from: end, in: layout), in: layout)
    let gap = hypot(slides.midX - shrinks.midX, slides.midY - shrinks.midY)
    let way = hypot(slides.midX - here.midX, slides.midY - here.midY)
    #expect(gap / step < 0.1 && here.width - shrinks.width < step)
    #expect(way / step > 300)
  }

  @Test("from a height at which the card stands it goes straight")
  func straight() {
    var geometry = mail
    geometry.detents = [.medium, .large]
    let layout = geometry.layout(in: MailRoom.iPhone15.context)
    for detent in layout.stops.detents.map(\.progress) {
      let start = visible(pose(at: detent, from: detent, in: layout), in: layout)
      for share in stride(from: 0.1, through: 0.9, by: 0.2) as StrideThrough<CGFloat> {
        let shown = visible(pose(at: detent * share, from: detent, in: layout), in: layout)
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
    let layout = mail.layout(in: MailRoom.iPhone15.context)
    let radii = ([1, 0.5, 0] as [CGFloat]).map { CardPlacement(pose(at: $0, in: layout), in: layout).radius }
    #expect(radii == [10, 21.65625, 196.5])
  }

  @Test(
    "a card fits into a source of any size, but is never smaller than a fiftieth, nor as large as it was",
    arguments: [(0, 0.02), (1e-9, 0.02), (78.3, 0.1), (5000, 0.99), (.nan, 0.99)] as [(CGFloat, CGFloat)])
  func sizes(side: CGFloat, expected: CGFloat) {
    let layout = mail.layout(in: MailRoom.iPhone15.context)
    let pose = pose(at: 0, into: CGRect(x: 10, y: 10, width: side, height: side), in: layout)
    #expect(abs(CardPlacement(pose, in: layout).stretch.width - expected) < 1e-9)
  }
}
