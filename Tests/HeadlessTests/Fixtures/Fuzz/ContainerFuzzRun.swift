import UIKit

@testable import InteractiveModal

/// Runs random steps on a container and says in a sentence what is wrong, if anything.
@MainActor final class ContainerFuzzRun {
  let screen: ContainerScreen
  private let everybody: [ContainedPage]

  init(_ generator: inout SeededGenerator) {
    let rates = [60.0, 80, 120]
    screen = ContainerScreen(5, framesPerSecond: rates.randomElement(using: &generator) ?? 60)
    everybody = screen.pages
  }

  func perform(_ step: ContainerFuzzStep) {
    play(step)
    screen.clock.runTurns()
  }

  private var container: TransitionContainerController { screen.container }

  private func play(_ step: ContainerFuzzStep) {
    switch step {
    case .wait(let seconds): screen.clock.advance(by: seconds)
    case .down(let x, let y): screen.finger.down(at: CGPoint(x: x, y: y))
    case .move(let x, let y): if screen.finger.isDown { screen.drag(by: x, down: y, over: 0.02) }
    case .fling(let way): if screen.finger.isDown { screen.drag(by: way, over: 0.06) }
    case .up: screen.finger.up()
    case .takeTouch: screen.finger.cancel()
    case .select(let index, let animated):
      if container.viewControllers.indices.contains(index) { container.select(index, animated: animated) }
    case .tapButton(let index): if !screen.finger.isDown { screen.tapButton(everybody[index].name) }
    case .children(let indices, let animated):
      container.setViewControllers(indices.map { everybody[$0] }, animated: animated)
    case .style(let style): screen.delegate.style = { _, _ in Self.make(style) }
    case .refuse(let refuses): screen.delegate.allows = !refuses
    case .rotate(let orientation): screen.simulator.rotate(to: orientation)
    case .background:
      screen.simulator.enterBackground()
      screen.simulator.enterForeground()
    case .interrupt:
      screen.simulator.resignActive()
      screen.simulator.becomeActive()
    case .reduceMotion(let isOn): screen.simulator.isReduceMotionEnabled = isOn
    case .readFromRight(let isOn):
      screen.simulator.userInterfaceLayoutDirection = isOn ? .rightToLeft : .leftToRight
    case .buttons(let placement): container.buttonPlacement = placement
    case .cover(let animated): cover(animated)
    case .uncover(let animated): uncover(animated)
    case .leaveWindow: screen.simulator.window?.rootViewController = UIViewController()
    case .returnToWindow: screen.simulator.window?.rootViewController = container
    case .selectInCallback(let index): selectInCallback(index)
    case .stall(let seconds): screen.clock.stall(for: seconds)
    }
  }

  private static func make(_ style: ContainerFuzzStep.Style) -> TransitionStyle? {
    switch style {
    case .own: nil
    case .blocks: .animator { BlockAnimator() }
    case .held: .animator { PropertyAnimator() }
    case .instant: .animator { InstantAnimator() }
    case .stuck: .animator { StuckAnimator() }
    }
  }

  private func cover(_ animated: Bool) {
    guard container.presentedViewController == nil, container.view.window != nil else { return }
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    container.present(modal, animated: animated)
  }

  private func uncover(_ animated: Bool) {
    guard let modal = container.presentedViewController, !modal.isBeingPresented, !modal.isBeingDismissed
    else { return }
    container.dismiss(animated: animated)
  }

  /// The next call that a page gets has it select another.
  private func selectInCallback(_ index: Int) {
    for page in everybody {
      page.onCall = { [weak self] _ in
        guard let self else { return }
        everybody.forEach { $0.onCall = nil }
        if container.viewControllers.indices.contains(index) { container.select(index, animated: true) }
      }
    }
  }

  /// What is wrong after all has come to rest; an animator that never ends is ended by a selection.
  var faultAtRest: String? {
    screen.finger.cancel()
    screen.delegate.style = nil
    everybody.forEach { $0.onCall = nil }
    screen.clock.runUntilIdle()
    screen.container.switcher.transition?.conclude()
    screen.clock.runUntilIdle()
    if !screen.clock.isIdle { return "it never rests" }
    return screen.disorder
  }

  /// Takes the container off the screen, which may keep it as long as it shows it.
  func leave() {
    screen.simulator.window?.rootViewController = UIViewController()
    screen.clock.runUntilIdle()
  }
}
