import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a card lies in the dock")
struct DockGeometryTests {
  private func place(foot: CGFloat = 0, depth: Int) -> DockPlace {
    DockPlace(barHeight: 44, foot: foot, count: depth + 1, depth: depth, isSpread: false)
  }

  /// How far a card reaches above the bottom of its container in the dock, in points.
  private func height(_ layout: CardLayout) throws -> CGFloat {
    try #require(layout.stops.dockedProgress) * layout.travel
  }

  @Test(
    "a bar stands above the safe area or the bar at the bottom, and two more show above it by 8 points each",
    arguments: [
      (MailRoom.iPhone15, 0, 0, 78), (MailRoom.iPhone15, 0, 1, 86), (MailRoom.iPhone15, 0, 2, 94),
      (MailRoom.iPhone15, 0, 5, 94),
      (MailRoom.iPhone15, 83, 0, 127), (MailRoom.iPhone15, 83, 1, 135), (MailRoom.iPhone15, 20, 0, 78),
      (MailRoom.compactHeight[1], 0, 0, 65), (MailRoom.compactHeight[1], 0, 3, 65),
      (MailRoom.compactHeight[1], 53, 1, 97),
      (MailRoom.regular[1], 0, 0, 64), (MailRoom.regular[1], 0, 1, 72), (MailRoom.regular[1], 0, 9, 80),
    ] as [(MailRoom, CGFloat, Int, CGFloat)])
  func height(room: MailRoom, foot: CGFloat, depth: Int, expected: CGFloat) throws {
    var context = room.context
    context.dock = place(foot: foot, depth: depth)
    let docked = try height(ModalConfiguration.mail.cardGeometry.layout(in: context))
    #expect(abs(docked - expected) < 1e-9)
  }

  @Test("a card that cannot be docked has no place in the dock, and one from the top has none")
  func withoutDock() {
    var context = MailRoom.iPhone15.context
    let geometry = ModalConfiguration.mail.cardGeometry
    #expect(geometry.layout(in: context).stops.dockedProgress == nil)
    (context.dock, context.direction) = (place(depth: 0), .up)
    #expect(geometry.layout(in: context).stops.dockedProgress == nil)
  }

  /// Safe areas of a tablet of 1366 points left and right, the card's width, how many bars lie in front of it, the
  /// distance of its trailing edge from that of the safe area, and how many bars show it over others.
  @Test(
    "on a tablet bars begin ten points from the trailing edge, side by side while there is room",
    arguments: [
      ((0, 0), 340, 0, 10, 0), ((0, 0), 340, 1, 360, 0), ((0, 0), 340, 2, 710, 0), ((0, 0), 340, 3, 710, 1),
      ((0, 0), 340, 4, 710, 2), ((0, 0), 340, 7, 710, 2), ((200, 300), 340, 1, 360, 0),
      ((200, 300), 340, 2, 360, 1), ((0, 0), 704, 0, 10, 0), ((0, 0), 704, 1, 10, 1),
      // Three bars need 10 + 3 × 350 points.
      ((306, 0), 340, 2, 710, 0), ((307, 0), 340, 2, 360, 1), ((0, 306), 340, 2, 710, 0),
      ((0, 307), 340, 2, 360, 1),
    ] as [((CGFloat, CGFloat), CGFloat, Int, CGFloat, CGFloat)])
  func columns(safe: (CGFloat, CGFloat), width: CGFloat, depth: Int, distance: CGFloat, steps: CGFloat) throws
  {
    for isRightToLeft in [false, true] {
      var (configuration, context) = (ModalConfiguration.mail, MailRoom.regular[4].context)
      configuration.size.maximumWidth = width
      (context.safeLeft, context.safeRight) = isRightToLeft ? (safe.1, safe.0) : safe
      (context.isRightToLeft, context.dock) = (isRightToLeft, place(depth: depth))
      let layout = configuration.cardGeometry.layout(in: context)
      let docked = layout.card.offsetBy(dx: layout.dockShift, dy: 0)
      let edge = isRightToLeft ? docked.minX - context.safeLeft : 1366 - context.safeRight - docked.maxX
      #expect(abs(edge - distance) < 1e-9)
      #expect(abs(try height(layout) - 64 - 8 * steps) < 1e-9)
    }
  }

  @Test(
    "a phone's card goes straight down into the dock",
    arguments: MailRoom.compactWidth + MailRoom.compactHeight)
  func phone(room: MailRoom) {
    var context = room.context
    context.dock = place(depth: 1)
    #expect(ModalConfiguration.mail.cardGeometry.layout(in: context).dockShift == 0)
  }

  @Test("a container without a size has a dock of finite numbers", arguments: [0, 10] as [CGFloat])
  func empty(gap: CGFloat) {
    var (configuration, context) = (ModalConfiguration.mail, LayoutContext.empty)
    configuration.size.topGap = gap
    (context.sizeClass, context.dock) = (.regular, place(depth: 2))
    let layout = configuration.cardGeometry.layout(in: context)
    #expect(layout.dockShift.isFinite && layout.stops.positions.allSatisfy(\.progress.isFinite))
  }

  @Test(
    "the bar appears from three fifths of the way on, and its title when the bar is there",
    arguments: [
      (0, 0, 0), (0.6, 0, 0), (0.65, 0.25, 0), (0.7, 0.5, 0), (0.8, 1, 0), (0.85, 1, 0.25), (0.9, 1, 0.5),
      (1, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func opacity(docking: CGFloat, bar: CGFloat, title: CGFloat) {
    let opacity = CardLayout.barOpacity(docking: docking)
    #expect(abs(opacity.bar - bar) < 1e-9 && abs(opacity.title - title) < 1e-9)
  }

  @Test("a card begins to go into the dock at its lowest detent")
  func docking() {
    var (configuration, context) = (ModalConfiguration.mail, MailRoom.iPhone15.context)
    configuration.detents = [.large, .height(300)]
    context.dock = place(depth: 0)
    let layout = configuration.cardGeometry.layout(in: context)
    // The card of 300 points reaches 300 + 34 points above the bottom, the bar 78.
    for (points, share) in [(783, 0), (334, 0), (206, 0.5), (78, 1), (40, 1)] as [(CGFloat, CGFloat)] {
      let pose = configuration.cardGeometry.pose(at: points / layout.travel, in: layout)
      #expect(abs(layout.docking(at: pose) - share) < 1e-9, "\(points)")
    }
  }
}
