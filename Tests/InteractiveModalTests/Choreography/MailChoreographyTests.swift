import Foundation
import Testing

@testable import InteractiveModal

@Suite("What Mail's card and the screen behind do")
struct MailChoreographyTests {
  private let mail = ModalConfiguration.mail.mailChoreography

  // MARK: Presented

  /// A screen of height h, scaled to 92 %, loses 4 % above; its edge is to be at the safe area.
  @Test(
    "presented, the screen behind has stepped back by these figures",
    arguments: zip(MailRoom.narrow, [-6.68, 17.52, 13.24, 24.92, 23.76, -23.2] as [CGFloat]))
  func presented(in room: MailRoom, offset: CGFloat) {
    let pose = mail.pose(at: 0, on: room.stage)
    #expect(pose.cardOffset == 0)
    #expect(pose.cardStretch == 0)
    #expect((pose.backdropScale - 0.92).magnitude < 1e-12)
    #expect((pose.backdropOffset - offset).magnitude < 1e-9)
    #expect(pose.backdropRadius == 10)
    #expect(pose.dimmingOpacity == 0.2)
  }

  @Test(
    "the upper edge of the screen behind shows exactly the gap above the card",
    arguments: MailRoom.narrow, [0, 4, 10, 37.5] as [CGFloat])
  func edge(in room: MailRoom, gap: CGFloat) {
    for scale in [0.5, 0.8, 0.92, 1] as [CGFloat] {
      var mail = mail
      (mail.topGap, mail.backdropScale) = (gap, scale)
      for backdrop in [room.stage.backdrop, room.card, CGRect(x: 0, y: 20, width: 300, height: 400)] {
        var stage = room.stage
        stage.backdrop = backdrop
        let edge = upperEdge(of: backdrop, in: mail.pose(at: 0, on: stage))
        #expect((edge + gap - mail.layout(on: stage).card.minY).magnitude < 1e-9)
      }
    }
  }

  /// Where the upper edge of the screen behind is seen: its way to the centre shrinks, then all of it moves.
  private func upperEdge(of backdrop: CGRect, in pose: CardPose) -> CGFloat {
    let center = backdrop.minY + backdrop.height / 2
    return center + (backdrop.minY - center) * pose.backdropScale + pose.backdropOffset
  }

  @Test("over a card, that card steps back to the same edge")
  func overCard() {
    var stage = MailRoom.iPhone15.stage
    stage.backdrop = MailRoom.iPhone15.card
    stage.backdropRadius = 10
    let pose = mail.pose(at: 0, on: stage)
    #expect((pose.backdropScale - 0.92).magnitude < 1e-12)
    // 783 points, scaled, end 31.32 lower: at 100.32, where 59 is wanted.
    #expect((pose.backdropOffset + 41.32).magnitude < 1e-9)
    for fraction in [0, 0.3, 1] as [CGFloat] {
      #expect(mail.pose(at: fraction, on: stage).backdropRadius == 10)
    }
  }

  @Test("on its side and on a tablet the screen behind only darkens", arguments: MailRoom.low + MailRoom.wide)
  func noScaling(in room: MailRoom) {
    for radius in [0, 18] as [CGFloat] {
      var stage = room.stage
      stage.backdropRadius = radius
      for fraction in [-0.2, 0, 0.4, 1, 1.2] as [CGFloat] {
        let pose = mail.pose(at: fraction, on: stage)
        #expect(pose.backdropScale == 1)
        #expect(pose.backdropOffset == 0)
        #expect(pose.backdropRadius == radius)
      }
      #expect(mail.pose(at: 0, on: stage).dimmingOpacity == 0.2)
    }
  }

  // MARK: On the way

  @Test("gone, the screen behind is as if nothing had been", arguments: MailRoom.all, [0, 39] as [CGFloat])
  func gone(in room: MailRoom, radius: CGFloat) {
    var stage = room.stage
    stage.backdropRadius = radius
    let untouched = CardPose(
      cardOffset: room.travel, cardOpacity: 1, cardStretch: 0, cardOverhang: 0, dimmingOpacity: 0,
      backdropRadius: radius)
    #expect(mail.pose(at: 1, on: stage) == untouched)
  }

  @Test("every figure goes its way evenly", arguments: MailRoom.all, [0.1, 0.25, 0.5, 0.9] as [CGFloat])
  func evenly(in room: MailRoom, fraction: CGFloat) {
    let (start, end) = (mail.pose(at: 0, on: room.stage), mail.pose(at: 1, on: room.stage))
    let pose = mail.pose(at: fraction, on: room.stage)
    let figures: [KeyPath<CardPose, CGFloat>] = [
      \.cardOffset, \.cardStretch, \.backdropScale, \.backdropOffset, \.backdropRadius, \.dimmingOpacity,
    ]
    for figure in figures {
      let expected = start[keyPath: figure] * (1 - fraction) + end[keyPath: figure] * fraction
      #expect((pose[keyPath: figure] - expected).magnitude < 1e-9)
    }
  }

  @Test("nothing jumps, and nothing goes back while the card goes on", arguments: MailRoom.all)
  func steady(in room: MailRoom) {
    let step: CGFloat = 0.001
    let poses = (-500...1500).map { mail.pose(at: CGFloat($0) * step, on: room.stage) }
    for (pose, next) in zip(poses, poses.dropFirst()) {
      #expect((0...room.travel * step * 1.001).contains(next.cardOffset - pose.cardOffset))
      #expect((0...room.travel * step * 1.001).contains(pose.cardStretch - next.cardStretch))
      #expect((0...0.08 * step * 1.001).contains(next.backdropScale - pose.backdropScale))
      #expect((0...0.2 * step * 1.001).contains(pose.dimmingOpacity - next.dimmingOpacity))
      #expect((0...10 * step * 1.001).contains(pose.backdropRadius - next.backdropRadius))
      #expect((next.backdropOffset - pose.backdropOffset).magnitude < 60 * step)
    }
  }

  // MARK: Beyond

  @Test(
    "pulled up, the card stretches by less than the gap above it and nothing else changes",
    arguments: MailRoom.all.filter { $0.stage.room != .low }, [-1e-6, -0.01, -0.1, -0.5, -0.99] as [CGFloat])
  func stretch(in room: MailRoom, fraction: CGFloat) {
    let pose = mail.pose(at: fraction, on: room.stage)
    // The rubber band of a gap of 10 points that gives freely at first: (1 − 1/(x/10 + 1))·10.
    let expected = (1 - 1 / (-fraction * room.travel / 10 + 1)) * 10
    #expect((pose.cardStretch - expected).magnitude < 1e-9)
    #expect(pose.cardStretch > 0)
    #expect(pose.cardStretch < 10)
    var rest = pose
    rest.cardStretch = 0
    #expect(rest == mail.pose(at: 0, on: room.stage))
  }

  @Test("a card that reaches the top of the screen has nothing to stretch into", arguments: MailRoom.all)
  func fullHeight(in room: MailRoom) {
    guard room.stage.room == .low else { return }
    #expect(mail.pose(at: -0.5, on: room.stage) == mail.pose(at: 0, on: room.stage))
  }

  @Test("without a gap there is nothing to stretch into")
  func noGap() {
    var mail = mail
    mail.topGap = 0
    #expect(mail.pose(at: -0.4, on: MailRoom.iPhone15.stage) == mail.pose(at: 0, on: MailRoom.iPhone15.stage))
  }

  @Test("off the screen only the card falls on", arguments: MailRoom.all, [1.001, 1.2, 3] as [CGFloat])
  func fall(in room: MailRoom, fraction: CGFloat) {
    var pose = mail.pose(at: fraction, on: room.stage)
    #expect((pose.cardOffset - fraction * room.travel).magnitude < 1e-9)
    pose.cardOffset = room.travel
    #expect(pose == mail.pose(at: 1, on: room.stage))
  }

  // MARK: Odd rooms

  @Test(
    "no room is too small or too large for finite figures",
    arguments: [0, 1e-9, 0.5, 3, 1e7, 1e30] as [CGFloat], [0, 1e-9, 0.5, 3, 1e7, 1e30] as [CGFloat])
  func extremes(width: CGFloat, height: CGFloat) {
    for room in [LayoutContext.Room.narrow, .low, .wide] {
      for safe in [0, 59, 1e9] as [CGFloat] {
        let size = CGSize(width: width, height: height)
        let backdrop = CGRect(origin: .zero, size: size)
        let stage = LayoutContext(
          size: size, safeTop: safe, safeBottom: safe, room: room, backdrop: backdrop, backdropRadius: 0)
        expectFinite(on: stage)
      }
    }
    expectFinite(on: .empty)
  }

  private func expectFinite(on stage: LayoutContext) {
    let layout = mail.layout(on: stage)
    let card = layout.card
    #expect(card.minX.isFinite && card.minY.isFinite && card.width.isFinite && card.height.isFinite)
    #expect(card.size.width >= 0 && card.size.height >= 0)
    #expect(layout.travel.isFinite && layout.travel >= 1)
    for fraction in [-0.9, 0, 0.5, 1, 2] as [CGFloat] {
      let pose = mail.pose(at: fraction, on: stage)
      #expect(pose.cardOffset.isFinite && pose.cardStretch.isFinite && pose.dimmingOpacity.isFinite)
      #expect(pose.backdropScale.isFinite && pose.backdropOffset.isFinite && pose.backdropRadius.isFinite)
    }
  }
}
