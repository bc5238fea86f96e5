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
        try player.play(FingerStep(word))
      }
      let draft = simulator.window?.rootViewController?.presentedViewController
      #expect((draft != nil) == isPresented && simulator.clock.isIdle)
    }
  }

  @Suite("Steps of a finger") struct FingerStepTests {
    @Test(
      "steps are read by their words",
      arguments: [
        ("tap=compose", FingerStep.tap("compose")), ("tap=Show Controls", .tap("Show Controls")),
        ("tap=10,20.5", .tapAt(CGPoint(x: 10, y: 20.5))),
        ("tap=-100000,1e5", .tapAt(CGPoint(x: -100_000, y: 100_000))),
        ("drag=1,2,-3,4", .drag(from: CGPoint(x: 1, y: 2), by: CGVector(dx: -3, dy: 4))),
      ])
    func steps(word: String, step: FingerStep) throws {
      #expect(try FingerStep(word) == step)
    }

    @Test(
      "what is no step is answered in a sentence",
      arguments: [
        "tap", "tap=", "fly=1,2", "drag=1,2,3", "drag=a,b,c,d", "drag=1,2,inf,4", "drag=1e308,2,1e308,4",
        "drag=1,2,3,-100001", "=", "",
      ])
    func refusal(word: String) {
      #expect(
        throws: HostError("“\(word)” is no step; there are tap=NAME, tap=X,Y, drag=X,Y,DX,DY and type=TEXT.")
      ) {
        try FingerStep(word)
      }
    }
  }
}
