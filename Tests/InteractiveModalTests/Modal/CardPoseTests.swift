import Foundation
import Testing

@testable import InteractiveModal

@Suite("The pose of Mail's card and of the screen behind")
struct CardPoseTests {
  private let mail = ModalConfiguration.mail.cardGeometry
  private static let values: [KeyPath<CardPose, CGFloat> & Sendable] = [
    \.cardOffset, \.cardStretch, \.presenterScale, \.presenterOffset, \.presenterRadius, \.dimmingOpacity,
  ]

  // MARK: Open

  /// A screen of height h, scaled to 92 %, loses 4 % above; its edge is to be at the safe area.
  @Test(
    "behind an open card the screen has these scales and offsets",
    arguments: zip(MailRoom.compactWidth, [-6.68, 17.52, 13.24, 24.92, 23.76, -23.2] as [CGFloat]))
  func presented(in room: MailRoom, offset: CGFloat) {
    let pose = mail.pose(at: 1, in: room.context)
    #expect(pose.cardOffset == 0)
    #expect(pose.cardStretch == 0)
    #expect((pose.presenterScale - 0.92).magnitude < 1e-12)
    #expect((pose.presenterOffset - offset).magnitude < 1e-9)
    #expect(pose.presenterRadius == 10)
    #expect(pose.dimmingOpacity == 0.2)
  }

  @Test(
    "the upper edge of the screen behind shows exactly the gap above the card",
    arguments: MailRoom.compactWidth, [0, 4, 10, 37.5] as [CGFloat])
  func edge(in room: MailRoom, gap: CGFloat) {
    for scale in [0.5, 0.8, 0.92, 0.999] as [CGFloat] {
      var mail = mail
      (mail.size.topGap, mail.presenter.scale) = (gap, scale)
      for frame in [room.context.presenterFrame, room.card, CGRect(x: 0, y: 20, width: 300, height: 400)] {
        var context = room.context
        context.presenterFrame = frame
        let edge = upperEdge(of: frame, in: mail.pose(at: 1, in: context))
        #expect((edge + gap - mail.layout(in: context).card.minY).magnitude < 1e-9)
      }
    }
  }

  @Test(
    "a card that is smaller than the distances from the edges has no size, and its place is finite",
    arguments: [393, 40] as [CGFloat], [852, 40] as [CGFloat])
  func tiny(width: CGFloat, height: CGFloat) {
    var geometry = mail
    (geometry.card.floatingInset, geometry.detents) = (30, [.medium])
    var context = MailRoom.iPhone15.context
    (context.size, context.safeTop, context.safeBottom) = (CGSize(width: width, height: height), 0, 0)
    let layout = geometry.layout(in: context)
    let placement = CardPlacement(geometry.pose(at: 1, in: context), in: layout)
    #expect(placement.clipSize.width == max(width - 60, 0))
    #expect(abs(placement.clipSize.height - max(layout.card.height - 30, 0)) < 1e-9)
    #expect(placement.clipFoot.x.isFinite && placement.clipFoot.y.isFinite)
  }

  @Test("a screen behind that is not scaled does not move", arguments: MailRoom.compactWidth)
  func unscaled(in room: MailRoom) {
    var mail = mail
    mail.presenter.scale = 1
    #expect(mail.layout(in: room.context).presenter == .stays(radius: room.context.presenterRadius))
  }

  /// Upper edge of the screen behind as it is seen. The screen shrinks about its centre, then
  /// moves.
  private func upperEdge(of frame: CGRect, in pose: CardPose) -> CGFloat {
    let center = frame.minY + frame.height / 2
    return center + (frame.minY - center) * pose.presenterScale + pose.presenterOffset
  }

  @Test(
    "on a tablet and on a phone on its side the screen behind is only dimmed",
    arguments: MailRoom.compactHeight + MailRoom.regular, [0, 18] as [CGFloat])
  func noScaling(in room: MailRoom, radius: CGFloat) {
    var context = room.context
    context.presenterRadius = radius
    let pose = mail.pose(at: 1, in: context)
    #expect(pose.presenterScale == 1 && pose.presenterOffset == 0)
    #expect(pose.presenterRadius == radius && pose.dimmingOpacity == 0.2)
  }

  // MARK: On the way

  @Test(
    "behind a closed card the screen is as without the card", arguments: MailRoom.all, [0, 39] as [CGFloat])
  func closed(in room: MailRoom, radius: CGFloat) {
    var context = room.context
    context.presenterRadius = radius
    let untouched = CardPose(
      cardOffset: room.travel, cardOpacity: 1, cardStretch: 0, cardOverhang: 0, dimmingOpacity: 0,
      presenterRadius: radius)
    #expect(mail.pose(at: 0, in: context) == untouched)
  }

  @Test(
    "every value of the pose is linear in progress", arguments: MailRoom.all,
    [0.1, 0.25, 0.5, 0.9] as [CGFloat])
  func linear(in room: MailRoom, progress: CGFloat) {
    let (closed, open) = (mail.pose(at: 0, in: room.context), mail.pose(at: 1, in: room.context))
    let pose = mail.pose(at: progress, in: room.context)
    for value in Self.values {
      let expected = closed[keyPath: value] * (1 - progress) + open[keyPath: value] * progress
      #expect((pose[keyPath: value] - expected).magnitude < 1e-9)
    }
  }

  // MARK: Beyond the travel

  @Test(
    "a card beyond its open position stretches, up to the gap above it",
    arguments: MailRoom.all.filter { $0.context.sizeClass != .compactHeight },
    [1e-6, 0.01, 0.1, 0.5, 0.99] as [CGFloat])
  func stretch(in room: MailRoom, overshoot: CGFloat) {
    let pose = mail.pose(at: 1 + overshoot, in: room.context)
    #expect((pose.cardStretch - min(overshoot * room.travel, 10)).magnitude < 1e-9)
    var rest = pose
    rest.cardStretch = 0
    #expect(rest == mail.pose(at: 1, in: room.context), "nothing else changes")
  }

  @Test(
    "a short card stretches by 4 % of its length at most, so that its text keeps its look",
    arguments: [100, 200, 300], [10, 300, 5000] as [CGFloat])
  func shortStretch(length: CGFloat, pull: CGFloat) {
    var geometry = mail
    geometry.detents = [.height(length, named: "short")]
    let pose = geometry.pose(at: 1 + pull / (length + 34), in: MailRoom.iPhone15.context)
    // With the lower safe area.
    #expect(abs(pose.cardStretch - min(pull, (length + 34) * 0.04)) < 1e-9)
  }

  @Test(
    "a drawer that is pulled beyond its open position gets longer instead, and does not stretch",
    arguments: [TravelDirection.left, .right])
  func drawer(to direction: TravelDirection) {
    var context = MailRoom.iPhone15.context
    context.direction = direction
    let pose = ModalConfiguration.drawer().cardGeometry.pose(at: 1.1, in: context)
    #expect(pose.cardStretch == 0)
    #expect(pose.cardOffset < -1 && pose.cardOffset == pose.cardOverhang)
  }

  @Test("a card without a gap above it does not stretch", arguments: MailRoom.compactHeight)
  func noGap(in room: MailRoom) {
    #expect(mail.pose(at: 1.5, in: room.context) == mail.pose(at: 1, in: room.context))
    var geometry = mail
    geometry.size.topGap = 0
    let context = MailRoom.iPhone15.context
    #expect(geometry.pose(at: 1.4, in: context) == geometry.pose(at: 1, in: context))
  }

  @Test("off the screen only the card moves on", arguments: MailRoom.all, [-0.001, -0.2, -2] as [CGFloat])
  func fall(in room: MailRoom, progress: CGFloat) {
    var pose = mail.pose(at: progress, in: room.context)
    #expect((pose.cardOffset - (1 - progress) * room.travel).magnitude < 1e-9)
    pose.cardOffset = room.travel
    #expect(pose == mail.pose(at: 0, in: room.context))
  }

  // MARK: Reduce Motion

  @Test(
    "the card slides above the start of its fade, and fades in its place below",
    arguments: [
      // progress, start of the fade, share of the travel that the card has slid, opacity
      (1, 1, 0, 1), (0.75, 1, 0, 0.75), (0.1, 1, 0, 0.1), (0, 1, 0, 0), (-0.4, 1, 0, 0), (1.1, 1, 0, 1),
      (0.7, 0.6, 0.3, 1), (0.6, 0.6, 0.4, 1), (0.3, 0.6, 0.4, 0.5), (0, 0.6, 0.4, 0),
      (0.5, 0, 0.5, 1), (0, 0, 1, 1), (-0.1, 0, 1, 0), (-0.1, -0.05, 1.05, 0),
      (0.5, -.infinity, 0.5, 1), (0, -.infinity, 1, 1), (-0.2, -.infinity, 1.2, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func fade(progress: CGFloat, slideEnd: CGFloat, slid: CGFloat, opacity: CGFloat) {
    for room in MailRoom.all {
      let pose = mail.pose(at: progress, slidingTo: slideEnd, in: room.context)
      #expect((pose.cardOffset - slid * room.travel).magnitude < 1e-9)
      #expect((pose.cardOpacity - opacity).magnitude < 1e-12)
    }
  }

  @Test("the fade changes nothing but the card", arguments: [1.2, 1, 0.7, 0.2, 0, -0.3] as [CGFloat])
  func fadeAlone(progress: CGFloat) {
    for room in MailRoom.all {
      var pose = mail.pose(at: progress, slidingTo: 0.5, in: room.context)
      let free = mail.pose(at: progress, in: room.context)
      (pose.cardOffset, pose.cardOpacity) = (free.cardOffset, free.cardOpacity)
      #expect(pose == free)
    }
  }

  @Test(
    "with Reduce Motion the card has the same frame, and the screen behind is not clipped",
    arguments: MailRoom.all)
  func reducedMotion(in room: MailRoom) {
    var context = room.context
    context.reducesMotion = true
    var expected = mail.layout(in: room.context)
    expected.presenter = .stays(radius: context.presenterRadius)
    if expected.statusBar.background == .black { expected.statusBar = .init(background: .presenter, from: 0) }
    #expect(mail.layout(in: context) == expected)
  }

  // MARK: Extreme containers

  @Test(
    "in a container of any size the card has finite values, ends in it, and has a travel of at least a point",
    arguments: [0, 1e-9, 0.5, 3, 390, 1e7, 1e30] as [CGFloat], [0, 1e-9, 0.5, 3, 20, 1e7, 1e30] as [CGFloat])
  func extremes(width: CGFloat, height: CGFloat) {
    for sizeClass in [LayoutContext.SizeClass.compactWidth, .compactHeight, .regular] {
      for safe in [0, 59, 1e9] as [CGFloat] {
        let size = CGSize(width: width, height: height)
        let context = LayoutContext(
          size: size, safeTop: safe, safeBottom: safe, safeLeft: 0, safeRight: 0, sizeClass: sizeClass,
          presenterFrame: CGRect(origin: .zero, size: size), presenterRadius: 0)
        expectFinite(in: context)
      }
    }
    expectFinite(in: .empty)
  }

  private func expectFinite(in context: LayoutContext) {
    let layout = mail.layout(in: context)
    #expect(layout.card.isFinite && layout.card.size.width >= 0 && layout.card.size.height >= 0)
    #expect(layout.card.minY <= context.size.height && layout.card.maxY <= context.size.height)
    #expect(layout.travel.isFinite && layout.travel >= 1)
    for progress in [1.9, 1, 0.5, 0, -1] as [CGFloat] {
      let pose = mail.pose(at: progress, in: context)
      #expect(Self.values.allSatisfy { pose[keyPath: $0].isFinite })
    }
  }

  @Test("a modal whose highest detent is undimmed never dims", arguments: [1, 0.5, 0] as [CGFloat])
  func neverDimmed(progress: CGFloat) {
    var configuration = ModalConfiguration.mail
    configuration.dimming.largestUndimmedDetent = .large
    let pose = configuration.cardGeometry.pose(at: progress, in: MailRoom.iPhone15.context)
    #expect(pose.dimmingOpacity == 0)
    #expect(pose.leavesPresenterInUse)
  }

  @Test("a pose has at most 128 bytes, on a processor of 64 bits")
  func size() { #expect(MemoryLayout<CardPose>.size <= 128) }
}
