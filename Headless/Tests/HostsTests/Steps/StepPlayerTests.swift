import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The finger that does the steps") struct StepPlayerTests {
    private func player() throws -> StepPlayer {
      try StepPlayer(
        TinyApp<Faultless>.self, on: StageOptions(device: .iPhoneSE, isLandscape: false, style: .dark))
    }

    @Test(
      "a step does what it says, on the device that was asked for",
      arguments: [
        (["tap=compose"], true), (["tap=80,122"], true), (["tap=300,500"], false),
        (["tap=compose", "drag=200,200,0,600"], false), (["tap=compose", "drag=200,200,0,20"], true),
      ])
    func steps(words: [String], isPresented: Bool) throws {
      let player = try player()
      let simulator = player.simulator
      #expect(simulator.device.name == Device.iPhoneSE.name && simulator.userInterfaceStyle == .dark)
      #expect(simulator.clock.isIdle)
      for word in words {
        try player.perform(FingerStep(word))
        try player.rest()
      }
      let draft = simulator.window?.rootViewController?.presentedViewController
      #expect((draft != nil) == isPresented && simulator.clock.isIdle)
    }

    @Test("where the finger was and what it does is known, at each move of a drag and until it is taken away")
    func trail() throws {
      let player = try player()
      #expect(player.trail.isEmpty && player.phase == .atRest)
      var phases: [FilmPhase] = []
      player.onMoment = { [unowned player] in phases.append(player.phase) }
      try player.perform(.tapAt(CGPoint(x: 300, y: 500)))
      #expect(phases == [])
      try player.perform(.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 30, dy: 60)))
      #expect(phases == Array(repeating: .dragging, count: 30) + [.released])
      #expect(player.trail.first == CGPoint(x: 100, y: 100) && player.phase == .released)
      #expect(player.trail.last == CGPoint(x: 130, y: 160))
      player.letSettle()
      #expect(player.phase == .settling)
      player.takeFingerAway()
      #expect(player.trail.isEmpty && player.phase == .atRest)
    }
  }
}
