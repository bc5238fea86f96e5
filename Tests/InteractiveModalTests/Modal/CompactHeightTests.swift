import Foundation
import Testing

@testable import InteractiveModal

@Suite("A card on a phone on its side")
struct CompactHeightTests {
  private var configuration: ModalConfiguration {
    var configuration = ModalConfiguration.mail
    (configuration.size.fillsCompactHeight, configuration.size.maximumWidth) = (false, 400)
    configuration.detents = [.large, .medium, ModalDetent("dock") { $0.isCompactHeight ? nil : 80 }]
    return configuration
  }

  /// A phone of 852 × 393 points on its side, with safe areas at the sides and at the bottom.
  private var context: LayoutContext {
    var context = MailRoom.compactHeight[1].context
    (context.safeLeft, context.safeRight, context.displayScale) = (59, 59, 3)
    return context
  }

  @Test(
    "it is no wider than its maximum and the safe area, in the middle or beside an edge",
    arguments: [
      (400, .center, 226, 226, 400), (400, .leading, 69, 383, 400), (400, .trailing, 383, 69, 400),
      (704, .center, 74, 74, 704), (900, .center, 59, 59, 734), (900, .leading, 59, 59, 734),
    ] as [(CGFloat, ModalPlacement, CGFloat, CGFloat, CGFloat)])
  func width(maximum: CGFloat, placement: ModalPlacement, left: CGFloat, mirrored: CGFloat, width: CGFloat) {
    var (configuration, context) = (configuration, context)
    (configuration.size.maximumWidth, configuration.size.placement) = (maximum, placement)
    for (isRightToLeft, x) in [(false, left), (true, mirrored)] {
      context.isRightToLeft = isRightToLeft
      let layout = configuration.cardGeometry.layout(in: context)
      #expect(layout.card == CGRect(x: x, y: 10, width: width, height: 383))
      #expect(layout.frame == layout.card && layout.leavesSpaceBeside)
      #expect(layout.cardRadius == 10 && layout.cardCorners == .far && !layout.presenter.isClipped)
    }
  }

  @Test("it has no width where the safe area leaves none")
  func noWidth() {
    var context = context
    context.size.width = 100
    #expect(configuration.cardGeometry.layout(in: context).card.width == 0)
  }

  @Test("it has its gap and all its heights, from the bottom and from the top")
  func heights() {
    for direction in [TravelDirection.down, .up] {
      var context = context
      context.direction = direction
      let layout = configuration.cardGeometry.layout(in: context)
      let safe: CGFloat = direction == .down ? 21 : 0
      let lengths = layout.stops.detents.map {
        direction.length(of: layout.visibleCard(at: $0.progress).size)
      }
      let highest = direction == .down ? 383 : 362 as CGFloat
      let half = context.onPixels((highest - safe) / 2) + safe
      #expect(layout.stops.detents.map(\.stop) == [.large, .medium, "dock"].map { .detent($0) })
      #expect(zip(lengths, [highest, half, 80 + safe]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(lengths)")
    }
  }

  @Test(
    "by default it fills the screen, with its highest height alone if the others leave it",
    arguments: [false, true])
  func fills(fills: Bool) {
    var configuration = configuration
    configuration.size.fillsCompactHeight = fills
    let layout = configuration.cardGeometry.layout(in: context)
    #expect((layout.card.size == context.size) == fills && (layout.stops.detents.count == 1) == fills)
    #expect(layout.leavesSpaceBeside != fills)
  }

  @Test("upright phones, tablets and cards from a side do not depend on it")
  func elsewhere() {
    var filling = configuration
    filling.size.fillsCompactHeight = true
    for room in MailRoom.compactWidth + MailRoom.regular {
      #expect(
        configuration.cardGeometry.layout(in: room.context) == filling.cardGeometry.layout(in: room.context))
    }
    var context = context
    for direction in [TravelDirection.left, .right] {
      context.direction = direction
      #expect(configuration.cardGeometry.layout(in: context) == filling.cardGeometry.layout(in: context))
    }
  }

  @Test("it floats below full height if the app says so")
  func floats() {
    var configuration = configuration
    configuration.card.floatingInset = 8
    let layout = configuration.cardGeometry.layout(in: context)
    #expect(layout.floating == .belowTop(inset: 8, from: layout.stops.secondProgress))
  }
}
