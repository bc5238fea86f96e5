import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("Pages whatever comes", .ownWorld) struct NavigationFuzzTests {
  private enum Step: CaseIterable {
    case push, pop, popNow, land, drag, lift, cancel, wait, settle, turn, background, reduceMotion
    case otherStyle, present, dismiss, inspect, idle
  }

  @Test("after any sequence it comes to rest as it should, and gives everything back", arguments: 0..<100)
  func ends(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 7)
    let screen = NavigationScreen(framesPerSecond: [60, 90, 120].randomElement(using: &generator) ?? 60)
    var steps: [Step] = []
    for _ in 0..<40 {
      let step = Step.allCases.randomElement(using: &generator) ?? .wait
      steps.append(step)
      perform(step, on: screen, &generator)
      if screen.clock.isIdle, !screen.finger.isDown, let fault = screen.fault {
        Issue.record("\(fault) after \(steps)")
        return
      }
    }
    screen.finger.up()
    TransitionInspector.shared.speed = 1
    screen.simulator.enterForeground()
    screen.settle()
    screen.navigation.presentedViewController?.dismiss(animated: false)
    screen.settle()
    if let fault = screen.fault { Issue.record("\(fault) after \(steps)") }
  }

  private func perform(_ step: Step, on screen: NavigationScreen, _ generator: inout SeededGenerator) {
    let x = CGFloat.random(in: 0...390, using: &generator)
    switch step {
    case .push: if !screen.navigation.viewControllers.contains(screen.above) { screen.push() }
    case .pop: screen.navigation.popViewController(animated: true)
    case .popNow: screen.navigation.popToRootViewController(animated: false)
    case .land: screen.finger.down(at: CGPoint(x: Bool.random(using: &generator) ? 4 : x, y: 400))
    case .drag: if screen.finger.isDown { screen.drag(by: x - 190, over: 0.1) }
    case .lift: screen.finger.up()
    case .cancel: screen.finger.cancel()
    case .wait: screen.clock.advance(by: Double.random(in: 0...0.2, using: &generator))
    case .settle: screen.clock.advance(by: 2)
    case .turn:
      screen.simulator.rotate(to: Bool.random(using: &generator) ? .landscapeLeft : .portrait)
    case .background:
      screen.simulator.enterBackground()
      screen.simulator.enterForeground()
    case .reduceMotion: screen.simulator.isReduceMotionEnabled.toggle()
    case .otherStyle:
      let isVended = Bool.random(using: &generator)
      screen.style = { [choreography = screen.choreography] _ in
        isVended ? .choreography(choreography) : nil
      }
    case .present:
      if screen.navigation.presentedViewController == nil {
        screen.navigation.present(UIViewController(), as: .mail)
      }
    case .dismiss: screen.navigation.presentedViewController?.kitPresentation?.dismissByKey()
    case .inspect: TransitionInspector.shared.speed = CGFloat.random(in: 0.2...3, using: &generator)
    case .idle: screen.clock.advance(by: 0.01)
    }
  }
}

extension NavigationScreen {
  /// What is wrong at rest: said in a sentence, or `nil`. What UIKit refuses is not.
  fileprivate var fault: String? {
    let complaints = simulator.complaints.filter { !$0.hasPrefix("Attempt to") }
    if !complaints.isEmpty { return "complaints: \(complaints)" }
    if navigation.transitionCoordinator != nil { return "a transition is still under way" }
    for page in [below, above]
    where !page.view.shown.transform.affine.isIdentity || page.view.shown.alpha != 1 {
      return "\(page.name) is not as found"
    }
    if navigation.topViewController?.view.window == nil { return "the page is not in the window" }
    return choreography.isBalanced ? nil : "a performance has no end"
  }
}
