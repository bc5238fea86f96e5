import Testing

@testable import UIKit

/// F22, F201, F320 to F324.
@MainActor @Suite("The system's bars") final class SystemBarTests {
  private let root = BarController(.darkContent)
  private lazy var stage = Stage(root: root)
  private var bars: SystemBars { stage.simulator.systemBars }

  private func modal(captures: Bool) -> BarController { BarController(.lightContent, captures: captures) }

  @Test("the root is asked, at launch and when it says that it would answer otherwise")
  func rootAsked() {
    #expect(bars.statusBarStyle == .darkContent && !bars.isStatusBarHidden && !bars.isHomeIndicatorHidden)
    root.style = .lightContent
    root.hides = true
    #expect(bars.statusBarStyle == .darkContent)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(bars.statusBarStyle == .lightContent && bars.isStatusBarHidden)
    root.hides = false
    root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(!bars.isHomeIndicatorHidden)
  }

  @Test("of frames and touches nobody is asked")
  func notPerFrame() {
    let questions = { [root, stage] in
      stage.clock.advance(by: 1)
      return root.questions
    }
    #expect(questions() == questions())
  }

  @Test("what is presented is asked where it captures the bars, or is full screen", arguments: [true, false])
  func captured(captures: Bool) {
    let modal = modal(captures: captures)
    stage.show(modal)
    #expect(bars.statusBarStyle == (captures ? .lightContent : .darkContent))
    modal.dismiss(animated: false)
    #expect(bars.statusBarStyle == .darkContent)
  }

  @Test("an alert on a card that captures them leaves them to the card, a card on a plain one has them")
  func stacks() {
    let (lower, upper) = (modal(captures: true), modal(captures: false))
    stage.show(lower)
    stage.show(upper, over: lower)
    upper.style = .default
    upper.setNeedsStatusBarAppearanceUpdate()
    #expect(bars.statusBarStyle == .lightContent)
    lower.dismiss(animated: false)
    lower.modalPresentationCapturesStatusBarAppearance = false
    upper.modalPresentationCapturesStatusBarAppearance = true
    stage.show(upper, over: lower)
    #expect(bars.statusBarStyle == .default)
  }

  @Test("a modal that leaves is not asked from the start; called off, it is again", arguments: [true, false])
  func leaving(completes: Bool) {
    let modal = modal(captures: true)
    let transition = StubTransition(Journal())
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transition
    stage.root.present(modal, animated: true)
    stage.clock.runTurns()
    #expect(bars.statusBarStyle == .lightContent)
    transition.animator.complete()
    modal.dismiss(animated: true)
    stage.clock.runTurns()
    #expect(bars.statusBarStyle == .darkContent)
    if !completes { transition.animator.context?.cancelInteractiveTransition() }
    transition.animator.complete(completes)
    #expect(bars.statusBarStyle == (completes ? .darkContent : .lightContent))
    #expect(stage.complaints == [])
  }

  @Test("a container lets a child answer, that one a child of its own")
  func children() {
    let (child, grandchild) = (BarController(.default), BarController(.lightContent))
    child.spokesman = grandchild
    grandchild.hides = true
    _ = stage
    root.spokesman = child
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(bars == SystemBars(.lightContent, hidden: true))
  }

  @Test("a navigation controller answers for the style, the page on show for whether it is hidden")
  func navigation() {
    let page = BarController(.lightContent)
    page.hides = true
    let stage = Stage(root: UINavigationController(rootViewController: page))
    #expect(stage.simulator.systemBars.statusBarStyle == .default)
    #expect(stage.simulator.systemBars.isStatusBarHidden)
    (stage.root as? UINavigationController)?.pushViewController(UIViewController(), animated: false)
    #expect(!stage.simulator.systemBars.isStatusBarHidden)
  }

  @Test(
    "a telephone on its side shows no status bar, a tablet does",
    arguments: [(Device.iPhone15, true), (.iPadAir, false)])
  func lowRoom(device: Device, isHidden: Bool) {
    let stage = Stage(device)
    stage.simulator.rotate(to: .landscapeRight)
    #expect(stage.simulator.systemBars.isStatusBarHidden == isHidden)
    stage.simulator.rotate(to: .portrait)
    #expect(!stage.simulator.systemBars.isStatusBarHidden)
  }

  @Test("time and battery are drawn in the colour that is wanted, the default after the app's style")
  func drawn() {
    for (style, isDark, color) in [
      (UIStatusBarStyle.default, false, "#000000"), (.default, true, "#ffffff"),
      (.lightContent, false, "#ffffff"), (.darkContent, true, "#000000"),
    ] {
      let stage = Stage(root: BarController(style))
      stage.simulator.userInterfaceStyle = isDark ? .dark : .light
      let drawn = LiveStage(DeviceFrame(of: stage.simulator))
      #expect(drawn.statusBar.contains("fill=\"\(color)\"") && !drawn.homeIndicator.isEmpty)
    }
  }

  @Test("what is hidden is not drawn")
  func hidden() {
    root.hides = true
    let drawn = LiveStage(DeviceFrame(of: stage.simulator))
    #expect(drawn.statusBar.isEmpty && drawn.homeIndicator.isEmpty)
  }
}

extension SystemBars {
  fileprivate init(_ style: UIStatusBarStyle, hidden: Bool) {
    self.init()
    (statusBarStyle, isStatusBarHidden, isHomeIndicatorHidden) = (style, hidden, hidden)
  }
}
