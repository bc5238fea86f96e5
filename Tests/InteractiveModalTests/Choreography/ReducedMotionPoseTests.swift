import Foundation
import Testing

@testable import InteractiveModal

@Suite("What is seen where motion is reduced")
struct ReducedMotionPoseTests {
  private let mail = ModalConfiguration.mail.mailChoreography

  @Test(
    "up to its limit the card slides, beyond it fades where it stands",
    arguments: [
      // fraction, limit, slid so far, opacity
      (0, 0, 0, 1), (0.25, 0, 0, 0.75), (0.9, 0, 0, 0.1), (1, 0, 0, 0), (1.4, 0, 0, 0), (-0.1, 0, 0, 1),
      (0.3, 0.4, 0.3, 1), (0.4, 0.4, 0.4, 1), (0.7, 0.4, 0.4, 0.5), (1, 0.4, 0.4, 0),
      (0.5, 1, 0.5, 1), (1, 1, 1, 1), (1.1, 1, 1, 0), (1.1, 1.05, 1.05, 0),
      (0.5, .infinity, 0.5, 1), (1, .infinity, 1, 1), (1.2, .infinity, 1.2, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func limit(fraction: CGFloat, limit: CGFloat, slid: CGFloat, opacity: CGFloat) {
    for room in MailRoom.all {
      let pose = mail.pose(at: fraction, slidingTo: limit, on: room.stage)
      #expect((pose.cardOffset - slid * room.travel).magnitude < 1e-9)
      #expect((pose.cardOpacity - opacity).magnitude < 1e-12)
    }
  }

  @Test("all but the card is as without a limit", arguments: [-0.2, 0, 0.3, 0.8, 1, 1.3] as [CGFloat])
  func rest(fraction: CGFloat) {
    for room in MailRoom.all {
      var pose = mail.pose(at: fraction, slidingTo: 0.5, on: room.stage)
      let free = mail.pose(at: fraction, on: room.stage)
      (pose.cardOffset, pose.cardOpacity) = (free.cardOffset, free.cardOpacity)
      #expect(pose == free)
    }
  }

  @Test("nothing jumps at the limit", arguments: [0, 0.2, 0.5, 0.75] as [CGFloat])
  func steady(limit: CGFloat) {
    let step: CGFloat = 0.001
    let stage = MailRoom.iPhone15.stage
    let poses = (-300...1300).map { mail.pose(at: CGFloat($0) * step, slidingTo: limit, on: stage) }
    for (pose, next) in zip(poses, poses.dropFirst()) {
      #expect((0...783 * step * 1.001).contains(next.cardOffset - pose.cardOffset))
      #expect((0...step * 1.001 / (1 - limit)).contains(pose.cardOpacity - next.cardOpacity))
    }
  }

  @Test("the screen behind only darkens, as ever", arguments: MailRoom.all, [0, 18] as [CGFloat])
  func behind(in room: MailRoom, radius: CGFloat) {
    var stage = room.stage
    stage.backdropRadius = radius
    let moving = [-0.2, 0, 0.4, 1].map { mail.pose(at: $0, on: stage).dimmingOpacity }
    stage.reducesMotion = true
    for (fraction, dimming) in zip([-0.2, 0, 0.4, 1] as [CGFloat], moving) {
      let pose = mail.pose(at: fraction, on: stage)
      #expect(pose.backdropScale == 1)
      #expect(pose.backdropOffset == 0)
      #expect(pose.backdropRadius == radius)
      #expect(pose.dimmingOpacity == dimming)
    }
  }

  @Test("the card has the same place, and the screen behind is not clipped", arguments: MailRoom.all)
  func layout(in room: MailRoom) {
    var stage = room.stage
    stage.reducesMotion = true
    var expected = mail.layout(on: room.stage)
    expected.screenBehind = .stays(radius: stage.backdropRadius)
    #expect(mail.layout(on: stage) == expected)
  }
}
