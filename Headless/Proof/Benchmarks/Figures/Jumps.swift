import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import UIKit

/// The jump of a card's position and velocity when finger, spring or code take it over, read off the screen.
struct Jumps: Figure {
  private static let looks = "the card on the screen"
  /// Seconds of a flight after which something takes it over.
  private static let moments = stride(from: 0.02, to: 0.16, by: 0.01)

  var promises: [Promise] {
    [
      promise("jump in place at release, reversal, retarget, catch", "pt", limit: 1.8e-6),
      promise("jump in velocity at release", "pt/s", limit: 0.032),
      promise("jump in velocity at reversal, retarget", "pt/s", limit: 3e-4),
      promise("velocity of a card that a standing finger has caught", "pt/s", limit: 0),
      promise("jump in place at a resize", "pt", limit: 1.1e-6),
      promise("jump in velocity at a resize", "travels/s", limit: 4.5e-7),
    ]
  }

  private func promise(_ figure: String, _ unit: String, limit: Double) -> Promise {
    Promise(figure: figure, unit: unit, limit: .atMost(limit), oracle: Self.looks)
  }

  func measure() throws -> [Double?] {
    let catches = Self.moments.map(caught)
    let releases = try RecordedFingers.bothWays().compactMap(release)
    let turns = Self.moments.flatMap { [reversal(after: $0), retarget(after: $0)] }
    let resizes = [resize(dragged())] + Self.moments.map { resize(thrownBack(for: $0)) }
    let figures: [[Double]] = [
      (releases + turns + catches).map(\.position), releases.map(\.velocity), turns.map(\.velocity),
      catches.map(\.velocity), resizes.map(\.position), resizes.map(\.velocity),
    ]
    return figures.map { $0.map(abs).worst }
  }

  /// A finger lets go; `nil` if it has not moved the card.
  ///
  /// Before the release the card has the finger's velocity, times the points that it moves for each point of the
  /// finger.
  private func release(_ finger: FingerPath) throws -> CardMotion? {
    let desk = Desk()
    let (rest, watch) = (desk.cardTop, PanWatch(try CardGauge(of: desk.drafts[0])))
    Playback(finger, on: desk).drag()
    let before = desk.cardTop
    desk.finger.up()
    guard before != rest, let velocity = watch.releaseVelocity else { return nil }
    let after = desk.motionFromNow()
    let nudged = Desk()
    Playback(finger, on: nudged).drag()
    return after - CardMotion(position: before, velocity: velocity * nudged.slope(under: velocity))
  }

  /// A finger that does not move takes hold of a card that leaves: then the card stops.
  private func caught(after seconds: TimeInterval) -> CardMotion {
    let desk = Desk()
    desk.drafts[0].dismiss(animated: true)
    desk.clock.advance(by: seconds)
    let before = desk.cardTop
    desk.touch()
    return desk.motionFromNow() - CardMotion(position: before, velocity: 0)
  }

  /// A card that is thrown back is dismissed.
  private func reversal(after seconds: TimeInterval) -> CardMotion {
    jump(of: thrownBack(for: seconds), to: .dismissed) { $0.dismissModal() }
  }

  /// A card that moves to one height is sent to another.
  private func retarget(after seconds: TimeInterval) -> CardMotion {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium, .large]
    let desk = Desk(configuration: configuration)
    desk.drafts[0].selectModalDetent(.large)
    desk.clock.advance(by: seconds)
    return jump(of: desk, to: .detent(.medium)) { $0.selectModalDetent(.medium) }
  }

  /// No number for a card that hardly moves, or does not go where it is sent.
  private func jump(of desk: Desk, to stop: TransitionStop, by action: (UIViewController) -> Void)
    -> CardMotion
  {
    let before = desk.motionUntilNow()
    action(desk.drafts[0])
    desk.clock.runTurns()
    let isSent = desk.delegate.updates.last?.phase == .settling(stop) && abs(before.velocity) > 100
    return isSent ? desk.motionFromNow() - before : .unknown
  }

  /// The window is resized under a card that is held, or settles. UIKit's animation of the resize begins without
  /// velocity: so the card keeps its velocity in travels.
  private func resize(_ desk: Desk) -> CardMotion {
    let (before, travel) = (desk.motionUntilNow(), desk.session.layout.travel)
    desk.simulator.resize(to: CGSize(width: 852, height: 393))
    let after = desk.motionFromNow()
    return CardMotion(
      position: after.position - before.position,
      velocity: after.velocity / desk.session.layout.travel - before.velocity / travel)
  }

  private func dragged() -> Desk {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 400, in: 40)
    return desk
  }

  /// A desk whose card moves back up, fast.
  private func thrownBack(for seconds: TimeInterval) -> Desk {
    let desk = dragged()
    desk.drag(by: -60, in: 5)
    desk.finger.up()
    desk.clock.advance(by: seconds)
    return desk
  }
}
