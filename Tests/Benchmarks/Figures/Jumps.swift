import HeadlessHosts
import UIKit

@testable import InteractiveModal
@testable import UIKit

/// The jump of a card's position and velocity when finger, spring or code take it over.
struct Jumps: Figure {
  /// Where a card is and how fast it moves, or how much of that changes at once.
  private struct Motion {
    var place: CGFloat
    var speed: CGFloat
  }

  let recordings: [GestureRecording]

  func rows() -> [Row] {
    let caught = catching()
    let handoffs = recordings.compactMap(release) + [reversal(), retarget()]
    let resizes = [resize(isHeld: true), resize(isHeld: false)]
    let moments = "at release, reversal, retarget"
    return [
      row("jump in place \(moments), catch", "pt", handoffs.map(\.place) + [caught.place], limit: 0.25),
      row("jump in speed \(moments)", "pt/s", handoffs.map(\.speed), limit: 1),
      row("speed of a card that a standing finger has caught", "pt/s", [caught.speed], limit: 0),
      row("jump in place at a resize", "travels", resizes.map(\.place), limit: 3e-4),
      row("jump in speed at a resize", "travels/s", resizes.map(\.speed), limit: 1e-6),
    ]
  }

  private func row(_ figure: String, _ unit: String, _ jumps: [CGFloat], limit: Double) -> Row {
    Row(
      figure: figure, unit: unit, measured: jumps.map { Double(abs($0)) }.worst,
      limit: .atMost(limit))
  }

  /// A recorded finger lets go; `nil` where it drags nothing.
  private func release(_ recording: GestureRecording) -> Motion? {
    let desk = Desk()
    let playback = Playback(recording, on: desk)
    playback.drag()
    let (place, count) = (desk.cardTop, desk.delegate.updates.count)
    desk.finger.up()
    guard let held = desk.delegate.updates.last(where: { $0.phase == .held }),
      let free = desk.delegate.updates.dropFirst(count).first(where: { $0.phase != .held })
    else { return nil }
    return Motion(place: desk.cardTop - place, speed: free.velocity - held.velocity)
  }

  /// A finger that stands takes hold of a card that leaves: then that stands, too.
  private func catching() -> Motion {
    let desk = Desk()
    desk.drafts[0].dismiss(animated: true)
    desk.clock.advance(by: 0.12)
    let place = desk.cardTop
    desk.touch()
    return Motion(place: desk.cardTop - place, speed: desk.delegate.updates.last?.velocity ?? .nan)
  }

  /// A card that is thrown back is dismissed.
  private func reversal() -> Motion {
    let desk = thrownBack()
    return jump(of: desk) { desk.drafts[0].dismiss(animated: true) }
  }

  /// A card that is bound for one height is sent to another.
  private func retarget() -> Motion {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium, .large]
    let desk = Desk(configuration: configuration)
    desk.drafts[0].selectModalDetent(.large)
    desk.clock.advance(by: 0.1)
    desk.clock.advance(to: desk.clock.nextFrame)
    return jump(of: desk) { desk.drafts[0].selectModalDetent(.medium) }
  }

  private func jump(of desk: Desk, when action: () -> Void) -> Motion {
    let before = desk.motion
    action()
    desk.clock.runTurns()
    let after = desk.motion
    return Motion(place: after.place - before.place, speed: after.speed - before.speed)
  }

  /// The window is resized under a card that is held, or settles: the card keeps its progress.
  private func resize(isHeld: Bool) -> Motion {
    let desk = isHeld ? Desk() : thrownBack()
    if isHeld {
      desk.touch()
      desk.drag(by: 300, in: 30)
    }
    let (progress, speed) = (desk.progress, desk.flightSpeed)
    desk.simulator.resize(to: CGSize(width: 852, height: 393))
    return Motion(place: desk.progress - progress, speed: desk.flightSpeed - speed)
  }

  /// A desk whose card is on its way back up, fast.
  private func thrownBack() -> Desk {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 400, in: 40)
    desk.drag(by: -60, in: 5)
    desk.finger.up()
    desk.clock.advance(by: 0.05)
    desk.clock.advance(to: desk.clock.nextFrame)
    return desk
  }
}

extension Desk {
  /// In points, and points a second.
  fileprivate var motion: (place: CGFloat, speed: CGFloat) {
    (cardTop, delegate.updates.last?.velocity ?? .nan)
  }

  /// In travels a second; 0 for a card that nothing but a finger moves.
  fileprivate var flightSpeed: CGFloat {
    guard case .settling(let flight, _) = driver.interaction.phase else { return 0 }
    return flight.velocity(at: max(driver.interaction.shownTime, flight.startTime))
  }
}
