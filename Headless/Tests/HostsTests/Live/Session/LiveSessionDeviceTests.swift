import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The device of an app in real time") struct LiveSessionDeviceTests {
    @Test(
      "the device turns on to the next side that the app supports",
      arguments: [
        ([true], UIInterfaceOrientation.landscapeLeft), ([false], .landscapeRight),
        ([true, true], .landscapeRight), ([false, false], .landscapeLeft), ([true, false], .portrait),
      ])
    func rotate(turns: [Bool], orientation: UIInterfaceOrientation) {
      let desk = LiveDesk()
      for turn in turns { desk.send(.rotate(clockwise: turn)) }
      #expect(desk.simulator.orientation == orientation)
      #expect(desk.message()?.stage?.size == (orientation.isLandscape ? [852, 393] : [393, 852]))
    }

    @Test("a rotation is told while it is under way, and then once more")
    func rotationFrames() {
      let desk = LiveDesk()
      _ = desk.message()
      desk.send(.rotate(clockwise: true))
      var sizes: [[Double]] = []
      while let next = desk.session.nextEvent, sizes.count < 1000 {
        desk.pass(next - desk.time)
        if let size = desk.message()?.layers.first?.size { sizes.append(size) }
      }
      #expect(sizes.count > 15)
      #expect(sizes.last == [852, 393])
      #expect(sizes.dropLast().allSatisfy { $0[0] < 852 && $0[0] > 393 })
    }

    @Test("a finger keeps its place on the glass when the device turns, and goes on from there")
    func fingerTurns() {
      let desk = LiveDesk()
      desk.send(.set(LiveSettings.Change(showsOverlay: true)))
      desk.touch(.down, 100, 700)
      desk.send(.rotate(clockwise: true))
      #expect(desk.message()?.overlay?.contains("cx=\"152\" cy=\"100\"") == true)
      desk.touch(.move, 500, 300)
      #expect(desk.message()?.overlay == nil)
      desk.touch(.move, 510, 305)
      #expect(desk.message()?.overlay?.contains("cx=\"162\" cy=\"105\"") == true)
    }

    @Test("a device that turns while an alert comes rotates the interface when the alert stands")
    func heldTurn() {
      let desk = LiveDesk()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      desk.simulator.window?.rootViewController?.present(alert, animated: true)
      desk.pass(0.05)
      desk.send(.rotate(clockwise: true))
      desk.send(.rotate(clockwise: true))
      desk.send(.rotate(clockwise: true))
      #expect(desk.message()?.stage?.size == [393, 852])
      desk.pass(1)
      #expect(desk.simulator.orientation == .landscapeRight)
      #expect(desk.message()?.stage?.size == [852, 393])
    }

    @Test("another device starts the app anew, with the settings of the last one")
    func device() throws {
      let desk = LiveDesk.withDraft()
      desk.send(.set(LiveSettings.Change(isDark: true)))
      #expect(desk.simulator.userInterfaceStyle == .dark)
      _ = desk.message()
      desk.send(.set(LiveSettings.Change(device: "iPad")))
      let message = try #require(desk.message())
      #expect(desk.simulator.device == .iPad && desk.simulator.userInterfaceStyle == .dark)
      #expect(desk.draft == nil)
      #expect(message.stage?.size == [810, 1080])
      #expect(message.settings?.device == "iPad")
      #expect(message.layers.contains { $0.id == message.windows?.first })
    }

    @Test("the device that another one takes the place of leaves nothing behind, though all was in motion")
    func oldDevice() {
      let desk = LiveDesk.withDraft(drawnBy: 300)
      desk.touch(.up, 200, 600)
      desk.pass(0.05)
      desk.touch(.down, 200, 700)
      weak let device: Simulator? = desk.simulator
      weak let draft = desk.draft
      #expect(draft != nil)
      desk.send(.set(LiveSettings.Change(device: "iPad")))
      desk.pass(0.1)
      #expect(device == nil)
      #expect(draft == nil)
    }
  }
}
