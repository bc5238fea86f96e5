import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Opening always ends", .ownWorld) @MainActor struct OpeningFuzzTests {
  private enum Step: CaseIterable {
    case wait, down, touchCard, pullIn, pullOut, across, up, takeTouch, secondFinger, rotate, resize,
      interrupt,
      background, stall, lateUIKit, reduceMotion, select, toggleBar
  }

  private func perform(
    _ step: Step, on desk: OpeningDesk, _ second: Finger, _ generator: inout SeededGenerator
  ) {
    let simulator = desk.screen.simulator
    let length = CGFloat.random(in: 5...300, using: &generator)
    switch step {
    case .wait: desk.clock.advance(by: Double(length) / 1000)
    case .down: if !desk.finger.isDown { desk.finger.down(at: desk.point()) }
    case .touchCard:
      if !desk.finger.isDown, desk.screen.draft.presentingViewController != nil {
        desk.finger.down(at: CGPoint(x: 200, y: desk.screen.cardTop + 30))
      }
    case .pullIn: if desk.finger.isDown { desk.pull(by: length, over: 0.1) }
    case .pullOut: if desk.finger.isDown { desk.pull(by: -length, over: 0.1) }
    case .across: if desk.finger.isDown { desk.screen.drag(by: 3, over: 0.1, sideways: length) }
    case .up: desk.finger.up()
    case .takeTouch: desk.finger.cancel()
    case .secondFinger:
      if second.isDown { second.up() } else { second.down(at: CGPoint(x: length, y: 852 - length)) }
    case .rotate: simulator.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][Int(length) % 3])
    case .resize: simulator.resize(to: CGSize(width: 300 + length, height: 800 - length))
    case .interrupt:
      simulator.resignActive()
      simulator.becomeActive()
    case .background:
      simulator.enterBackground()
      desk.clock.advance(by: 1)
      simulator.enterForeground()
    case .stall: desk.clock.stall(for: Double(length) / 1000)
    case .lateUIKit:
      simulator.transitionStart = Bool.random(using: &generator) ? .nextTurn : .after(Double(length) / 300)
    case .reduceMotion: simulator.isReduceMotionEnabled.toggle()
    case .select: desk.screen.draft.selectModalDetent(.large, animated: Bool.random(using: &generator))
    case .toggleBar:
      if desk.bar.superview == nil {
        desk.screen.root.view.addSubview(desk.bar)
      } else {
        desk.bar.removeFromSuperview()
      }
    }
    desk.clock.runTurns()
  }

  /// Open and in order, or gone and all as it was.
  private func fault(on desk: OpeningDesk) -> String? {
    desk.settle()
    if !desk.clock.isIdle { return "it does not come to rest" }
    if desk.interaction?.opened != nil { return "a finger is still thought to pull" }
    let screen = desk.screen
    if screen.draft.isBeingPresented || screen.draft.isBeingDismissed { return "UIKit is in a transition" }
    let isPresented = screen.draft.presentingViewController != nil
    let last = isPresented ? "didAppear" : "didDisappear"
    if let call = screen.draft.calls.last, call != last { return "the last callback is \(call)" }
    if !screen.simulator.complaints.isEmpty { return "\(screen.simulator.complaints)" }
    return isPresented ? placeFault(on: screen) : screen.leftover
  }

  private func placeFault(on screen: Screen) -> String? {
    let stops = screen.layout.stops.detents.map { (1 - $0.progress) * screen.travel }
    let isAtStop = stops.contains { abs($0 - screen.offset) < 1e-6 }
    return isAtStop ? nil : "the card rests at \(screen.offset)"
  }

  @Test("random fingers and interruptions end every time, everything in its place")
  func random() {
    for seed in 0..<2_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var configuration = ModalConfiguration.mail
      if Bool.random(using: &generator) { configuration.detents = [.large, .medium] }
      let desk = OpeningDesk(configuration: configuration)
      let second = desk.screen.simulator.makeFinger()
      desk.finger.down(at: desk.point())
      desk.pull(by: 40, over: 0.05)
      var steps: [Step] = []
      for _ in 0..<Int.random(in: 3...20, using: &generator) {
        steps.append(Step.allCases.randomElement(using: &generator) ?? .wait)
        perform(steps[steps.count - 1], on: desk, second, &generator)
      }
      desk.finger.up()
      second.up()
      guard let fault = fault(on: desk) else { continue }
      Issue.record("sequence \(seed): \(fault), after \(steps)")
      return
    }
  }
}
