import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The travel that the overlay shows") struct CardTrackTests {
    /// A card with a frame of its own.
    private final class Card: UIPresentationController {
      static var frame = CGRect.zero
      override var frameOfPresentedViewInContainerView: CGRect { Self.frame }
    }

    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
    }

    private let simulator = Simulator()
    private let transitions = Transitions()

    /// The track of a card that is moved away from its open position.
    private func track(_ frame: CGRect, movedBy offset: CGVector) throws -> CardTrack {
      let (root, card) = (UIViewController(), UIViewController())
      let window = simulator.launch(root: root)
      #expect(CardTrack(in: window) == nil)
      Card.frame = frame
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transitions
      root.present(card, animated: false)
      simulator.clock.runUntilIdle()
      card.view.frame = frame.offsetBy(dx: offset.dx, dy: offset.dy)
      return try #require(CardTrack(in: window))
    }

    @Test(
      "a card leaves by the side at which it is, and every other card downwards",
      arguments: [
        (CGRect(x: 0, y: 52, width: 393, height: 800), CGVector(dx: 0, dy: 200), .down, 0.25),
        (CGRect(x: 0, y: 0, width: 393, height: 852), CGVector(dx: 0, dy: 213), .down, 0.25),
        (CGRect(x: 93, y: 0, width: 300, height: 852), CGVector(dx: 150, dy: 0), .right, 0.5),
        (CGRect(x: 0, y: 0, width: 300, height: 852), CGVector(dx: -150, dy: 0), .left, 0.5),
        (CGRect(x: 0, y: 0, width: 393, height: 400), CGVector(dx: 0, dy: -100), .up, 0.25),
        (CGRect(x: 0, y: 452, width: 393, height: 400), CGVector(dx: 0, dy: -50), .down, 0),
      ] as [(CGRect, CGVector, CardTrack.Direction, CGFloat)])
    func direction(
      frame: CGRect, offset: CGVector, direction: CardTrack.Direction, progress: CGFloat
    ) throws {
      let track = try track(frame, movedBy: offset)
      #expect(track.direction == direction && abs(track.progress - progress) < 0.001)
      #expect(track.thresholds == [(track.rest + track.end) / 2])
      let svg = CardTrackDrawing.elements(for: track).map(SVGWriter.text).joined()
      #expect(svg.contains(">\((Double(progress) * 100).text(places: 0)) %<"))
    }

    @Test("the answer turns half-way between two positions at which the card has stood")
    func stands() throws {
      let open = try track(CGRect(x: 0, y: 52, width: 393, height: 800), movedBy: .zero)
      let medium = try track(CGRect(x: 0, y: 52, width: 393, height: 800), movedBy: CGVector(dx: 0, dy: 400))
      var stands = CardStands()
      stands.note(open)
      #expect(stands.completing(open).thresholds == [452])
      stands.note(medium)
      stands.note(medium)
      #expect(stands.completing(open).thresholds == [252, 652])
      let other = try track(CGRect(x: 93, y: 0, width: 300, height: 852), movedBy: .zero)
      #expect(stands.completing(other).thresholds == [243])
      stands.note(other)
      #expect(stands.completing(other).thresholds == [243] && stands.completing(open).thresholds == [452])
    }

    @Test("a page that a finger pops has a travel from side to side", arguments: [false, true])
    func pop(isRightToLeft: Bool) throws {
      simulator.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      let window = simulator.launch(root: navigation)
      #expect(CardTrack(in: window) == nil)
      let finger = simulator.makeFinger()
      let side: CGFloat = isRightToLeft ? 392 : 1
      finger.down(at: CGPoint(x: side, y: 400))
      for step in 1...20 {
        simulator.clock.advance(by: 0.016)
        finger.move(to: CGPoint(x: side + CGFloat(step) * (isRightToLeft ? -10 : 10), y: 400))
      }
      let track = try #require(CardTrack(in: window))
      #expect(track.direction == (isRightToLeft ? .left : .right))
      #expect((0.4...0.55).contains(track.progress) && track.velocity != nil)
      finger.cancel()
      simulator.clock.runUntilIdle()
      #expect(CardTrack(in: window) == nil)
    }
  }
}
