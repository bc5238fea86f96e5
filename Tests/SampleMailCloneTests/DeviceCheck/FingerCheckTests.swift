import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Checks that need a finger", .ownWorld)
struct FingerCheckTests {
  private let phone = CheckedPhone()

  private func finding(of fact: Int, eachFrame: @MainActor (Int) -> Void) async -> Finding? {
    let checks = DeviceCheck.all.filter { $0.means == .finger && $0.fact == fact }
    var frame = 0
    let report = await phone.carryOut(phone.makeRun(checks, takesFingers: true)) {
      frame += 1
      eachFrame(frame)
    }
    return report.lines.first?.finding
  }

  /// Plays a drag that begins in frame 90, 4 points in each of the following frames.
  private func drag(
    from start: CGPoint, by count: Int, direction: CGFloat = 1, lift: Int = 200, in frame: Int,
    _ finger: Finger
  ) {
    switch frame {
    case 90: finger.down(at: start)
    case 91...(90 + count):
      finger.move(to: CGPoint(x: start.x, y: start.y + direction * 4 * CGFloat(frame - 90)))
    case lift: finger.up()
    default: break
    }
  }

  @Test(
    "a finger that drags as it is asked holds the assumption",
    arguments: [
      (150, CGPoint(x: 196, y: 470), 20, CGFloat(1)), (454, CGPoint(x: 196, y: 500), 20, 1),
      (173, CGPoint(x: 196, y: 700), 60, -1),
    ])
  func played(fact: Int, start: CGPoint, count: Int, direction: CGFloat) async {
    let finger = phone.simulator.makeFinger()
    let finding = await finding(of: fact) {
      drag(from: start, by: count, direction: direction, in: $0, finger)
    }
    #expect(finding == .holds)
    #expect(phone.simulator.complaints == [])
  }

  /// The first flick moves twice, so the user is asked again.
  @Test("a flick with a single move throws the card")
  func flick() async {
    let finger = phone.simulator.makeFinger()
    let start = CGPoint(x: 196, y: 500)
    let finding = await finding(of: 460) {
      switch $0 {
      case 90, 290: finger.down(at: start)
      case 91, 291: finger.move(to: CGPoint(x: start.x, y: start.y + 60))
      case 92: finger.move(to: CGPoint(x: start.x, y: start.y + 150))
      case 93, 292: finger.up()
      default: break
      }
    }
    #expect(finding == .holds)
    #expect(phone.simulator.complaints == [])
  }

  @Test("a device that is turned while a finger holds the card turns after the release")
  func turned() async {
    let finger = phone.simulator.makeFinger()
    let finding = await finding(of: 256) {
      drag(from: CGPoint(x: 196, y: 500), by: 20, in: $0, finger)
      if $0 == 150 { phone.simulator.rotate(to: .landscapeRight) }
    }
    #expect(finding == .holds)
  }

  @Test("the button skips a check", arguments: [150, 460, 454, 173, 256])
  func skip(fact: Int) async throws {
    let finger = phone.simulator.makeFinger()
    let finding = await finding(of: fact) { frame in
      guard let button = phone.simulator.window?.frontmost("skip") else { return }
      if frame == 90 { finger.down(at: button.shown(CGPoint(x: button.bounds.midX, y: button.bounds.midY))) }
      if frame == 95 { finger.up() }
    }
    #expect(finding == .skipped)
  }
}
