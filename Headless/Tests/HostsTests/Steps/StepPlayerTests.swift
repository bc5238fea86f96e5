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
  }
}
