import TestWorld
import Testing

@testable import UIKit

/// Controllers determine the status bar and home indicator (F22, F201, F320 to F324).
@MainActor @Suite("System bars", .ownWorld) final class SystemBarTests {
  private let root = BarController(.darkContent)
  private lazy var stage = Stage(root: root)
  private var bars: SystemBars { stage.simulator.systemBars }

  private func modal(captures: Bool) -> BarController { BarController(.lightContent, captures: captures) }

  @Test("the root is asked at launch and after each request to update, not by frames")
  func rootAsked() {
    #expect(bars.statusBarStyle == .darkContent && !bars.isStatusBarHidden && !bars.isHomeIndicatorHidden)
    #expect(stage.simulator.windowScene.statusBarManager?.statusBarStyle == .darkContent)
    let questions = root.questions
    stage.clock.advance(by: 1)
    #expect(root.questions == questions)
    root.style = .lightContent
    root.hides = true
    #expect(bars.statusBarStyle == .darkContent)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(bars.statusBarStyle == .lightContent && bars.isStatusBarHidden)
    root.hides = false
    root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(!bars.isHomeIndicatorHidden)
  }

  @Test(
    "a controller being dismissed is not asked from the start; a cancelled dismissal asks it again",
    arguments: [true, false])
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

  @Test("a container can name a child, and the child one of its own")
  func children() {
    let (child, grandchild) = (BarController(.default), BarController(.lightContent))
    child.spokesman = grandchild
    grandchild.hides = true
    _ = stage
    root.spokesman = child
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(bars.statusBarStyle == .lightContent && bars.isStatusBarHidden && !bars.isHomeIndicatorHidden)
    root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(bars.isHomeIndicatorHidden)
  }

  @Test("a navigation controller gives the style, its top page whether bars are hidden")
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
    "a phone in landscape has no status bar, an iPad has one",
    arguments: [(Device.iPhone15, true), (.iPadAir, false)])
  func lowRoom(device: Device, isHidden: Bool) {
    let stage = Stage(device)
    stage.simulator.rotate(to: .landscapeRight)
    #expect(stage.simulator.systemBars.isStatusBarHidden == isHidden)
    stage.simulator.rotate(to: .portrait)
    #expect(!stage.simulator.systemBars.isStatusBarHidden)
  }
}

/// A controller that determines the system bars and counts how often it is asked.
private final class BarController: UIViewController {
  var style: UIStatusBarStyle
  var hides = false
  var spokesman: UIViewController?
  private(set) var questions = 0

  init(_ style: UIStatusBarStyle, captures: Bool = false) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    modalPresentationCapturesStatusBarAppearance = captures
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return style
  }
  override var prefersStatusBarHidden: Bool { hides }
  override var prefersHomeIndicatorAutoHidden: Bool { hides }
  override var childForStatusBarStyle: UIViewController? { spokesman }
  override var childForStatusBarHidden: UIViewController? { spokesman }
  override var childForHomeIndicatorAutoHidden: UIViewController? { spokesman }
}
