import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Replaying a gesture") struct ReplayTests {
    private func report(
      _ recording: GestureRecording, on app: any UIApplicationDelegate.Type = TinyApp<Faultless>.self,
      _ change: (inout ReplayOptions) -> Void = { _ in }
    ) throws -> ReplayReport {
      var options = ReplayOptions()
      change(&options)
      return try GestureReplay(app: app, options: options).report(on: recording)
    }

    @Test("a fast fling down dismisses, and all its measures are those of the motion")
    func fling() throws {
      let report = try report(.straight(200, over: 0.2))
      let drag = try #require(report.drag)
      #expect(report.outcome == .dismissed)
      #expect(abs(drag.progressAtRelease - 190.0 / 752) < 1e-9)
      #expect(abs(drag.velocityAtRelease - 1000) < 1e-6)
      #expect(abs(drag.projectedProgress - (190 + 499) / 752) < 1e-9)
      #expect(drag.dragLag < 1e-9)
      #expect(drag.releaseJump == 0)
      #expect(drag.releaseVelocityJump == 0)
      #expect(drag.frames > 10 && abs(drag.settleSeconds - Double(drag.frames) / 60) < 1.0 / 60)
      #expect(report.layoutWrites + report.redundantWrites + report.complaints == 0)
    }

    @Test("a slow drag is kept, and so is one that goes up, with half its speed on the card")
    func kept() throws {
      #expect(try report(.straight(100, over: 1, hold: 0.3)).outcome == .kept)
      let up = try report(.straight(-100, over: 0.2))
      #expect(up.outcome == .kept)
      #expect(up.drag?.releaseVelocityJump == 0)
      #expect(up.drag?.dragLag == 0)
      #expect(try #require(up.drag).velocityAtRelease < 0)
    }

    @Test("a mirrored fling goes the other way")
    func mirrored() throws {
      let up = try report(.straight(-100, over: 0.2))
      var mirrored = try report(.straight(100, over: 0.2)) { $0.isMirrored = true }
      mirrored.gesture = up.gesture
      #expect(mirrored == up)
    }

    @Test("a tap begins nothing")
    func tap() throws {
      let report = try report(.tap)
      #expect(report.outcome == .none)
      #expect(report.drag == nil)
    }

    @Test(
      "what looked at a release leaves nothing behind, though all was in motion", arguments: [false, true])
    func probeLeavesNothing(isBefore: Bool) throws {
      weak var device: Simulator?
      weak var draft: UIViewController?
      try { () throws in
        let stage = try DraftStage(TinyApp<Faultless>.self, StageOptions())
        (device, draft) = (stage.simulator, stage.draft)
        let probe = ReleaseProbe(player: GesturePlayer(FingerPath(.straight(200, over: 0.2)), on: stage))
        let answer = isBefore ? probe.slopeBeforeRelease(velocity: 1000) : probe.speedAfterRelease()
        #expect(answer != nil)
      }()
      _ = Simulator()
      #expect(device == nil)
      #expect(draft == nil)
    }

    @Test("each fault of a modal shows in its own measure")
    func faults() throws {
      let fling = GestureRecording.straight(210, over: 0.21)
      let lagging = try #require(report(fling, on: TinyApp<Lagging>.self).drag)
      // A tenth of the distance after the first of 20 moves, with which the drag begins.
      #expect(abs(lagging.dragLag - 19.95) < 1e-6)
      let jumping = try #require(report(fling, on: TinyApp<Jumping>.self).drag)
      #expect(abs(jumping.releaseJump - 5) < 1e-9)
      let stalling = try #require(report(fling, on: TinyApp<Stalling>.self).drag)
      #expect(abs(try #require(stalling.releaseVelocityJump) - -500) < 0.01)
      let wasteful = try report(fling, on: TinyApp<Wasteful>.self)
      #expect(wasteful.layoutWrites > 10)
      #expect(wasteful.redundantWrites > 10)
    }

    @Test("the same gesture measures the same, again and again", arguments: [60.0, 80, 90, 120])
    func determinism(pace: Double) throws {
      let first = try report(RecordedGestures.fling) { $0.framesPerSecond = pace }
      let second = try report(RecordedGestures.fling) { $0.framesPerSecond = pace }
      #expect(first == second)
      #expect(first.outcome == .dismissed)
      #expect(first.drag?.releaseVelocityJump == 0)
    }

    @Test("it works on every device, upright and on its side", arguments: Device.all)
    func devices(device: Device) throws {
      for isLandscape in [false, true] {
        let report = try report(.straight(150, over: 0.1)) {
          $0.stage = StageOptions(device: device, isLandscape: isLandscape)
        }
        #expect(report.outcome == .dismissed)
      }
    }
  }
}
