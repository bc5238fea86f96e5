import Foundation
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@MainActor @Suite("A test's own world", .ownWorld) struct WorldTests {
  private let simulator = Simulator()

  /// Runs work as a test of another suite would.
  private func elsewhere(_ work: @MainActor () -> Void) {
    World.$current.withValue(World()) { work() }
  }

  @Test("a task and its own tasks keep their simulator while another world makes one")
  func tasks() async {
    elsewhere {
      let other = Simulator(device: .iPadAir)
      #expect(Simulator.current === other && UIScreen.main === other.screen)
    }
    await Task { #expect(Simulator.current === simulator) }.value
    await Task.yield()
    #expect(Simulator.current === simulator && UIScreen.main === simulator.screen)
  }

  @Test("no case of a test sees what another one left", arguments: 0..<20)
  func cases(number: Int) async {
    #expect(UIAccessibility.isReduceMotionEnabled == false && TransitionInspector.shared.speed == 1)
    simulator.isReduceMotionEnabled = true
    TransitionInspector.shared.speed = 0.5
    for _ in 0..<20 { await Task.yield() }
    #expect(Simulator.current === simulator && TransitionInspector.shared.speed == 0.5)
  }

  /// This file imports Foundation, too, whose center has the same name.
  @Test("a notification does not leave its world")
  func notifications() {
    nonisolated(unsafe) var heard = 0
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in heard += 1 }
    elsewhere { Simulator().enterBackground() }
    #expect(heard == 0)
    simulator.enterBackground()
    #expect(heard == 1)
    center.removeObserver(token)
  }

  @Test("a world without a simulator gets a telephone when UIKit needs one")
  func byDefault() {
    elsewhere {
      #expect(Simulator.current == nil)
      #expect(UIScreen.main.bounds.size == Device.iPhone15.size && Simulator.current != nil)
    }
  }

  @Test("a task that makes a simulator in the world of the process is stopped")
  func needsWorld() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = Simulator() }
  }
}
