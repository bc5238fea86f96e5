import Foundation
import Testing

@testable import InteractiveModal

@Suite("The pose of the card with Reduce Motion")
struct ReducedMotionPoseTests {
  private let mail = ModalConfiguration.mail.cardGeometry

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
  func rest(progress: CGFloat) {
    for room in MailRoom.all {
      var pose = mail.pose(at: progress, slidingTo: 0.5, in: room.context)
      let free = mail.pose(at: progress, in: room.context)
      (pose.cardOffset, pose.cardOpacity) = (free.cardOffset, free.cardOpacity)
      #expect(pose == free)
    }
  }

  @Test("the screen behind is only dimmed", arguments: MailRoom.all, [0, 18] as [CGFloat])
  func behind(in room: MailRoom, radius: CGFloat) {
    var context = room.context
    context.presenterRadius = radius
    let dimmings = [1.2, 1, 0.6, 0].map { mail.pose(at: $0, in: context).dimmingOpacity }
    context.reducesMotion = true
    for (progress, dimming) in zip([1.2, 1, 0.6, 0] as [CGFloat], dimmings) {
      let pose = mail.pose(at: progress, in: context)
      #expect(pose.presenterScale == 1)
      #expect(pose.presenterOffset == 0)
      #expect(pose.presenterRadius == radius)
      #expect(pose.dimmingOpacity == dimming)
    }
  }

  @Test("the card has the same frame, and the screen behind is not clipped", arguments: MailRoom.all)
  func layout(in room: MailRoom) {
    var context = room.context
    context.reducesMotion = true
    var expected = mail.layout(in: room.context)
    expected.presenter = .stays(radius: context.presenterRadius)
    if expected.statusBar.background == .black { expected.statusBar = .init(background: .presenter, from: 0) }
    #expect(mail.layout(in: context) == expected)
  }
}
