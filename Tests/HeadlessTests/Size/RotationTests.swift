import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Rotation and resizing", .ownWorld) @MainActor struct RotationTests {
  /// Checks that the card and the screen behind fit the container at a progress of the card.
  private func expectInPlace(_ screen: Screen, at progress: CGFloat) {
    screen.simulator.endTurn()
    let container = screen.container
    let layout = container.flatMap { screen.session?.layout(in: $0) }
    #expect(abs(screen.progress - progress) * screen.travel < Screen.unseen)
    #expect(screen.draft.view.bounds.size == layout?.card.size)
    #expect(abs(screen.card.shown.position.x - (layout?.card.midX ?? 0)) < 1e-9)
    #expect(screen.root.view.bounds.size == container?.bounds.size)
    let around = container?.subviews.filter { $0 !== screen.card } ?? []
    #expect(around.count >= 2 && around.allSatisfy { $0.frame == container?.bounds })
    let middle = container.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
    #expect(screen.root.view.shown.position == middle)
    #expect(screen.simulator.complaints == [])
  }

  @Test("an open card fits the rotated container", arguments: Device.all)
  func presented(on device: Device) {
    let screen = Screen(device: device).open()
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      screen.simulator.rotate(to: orientation)
      expectInPlace(screen, at: 1)
    }
    #expect(screen.dismiss().leftover == nil)
  }

  /// A modal whose height changes as it hears of the turn, and which lays itself out at once.
  private final class EagerController: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      preferredContentSize.height += 1
      view.layoutIfNeeded()
    }
  }

  @Test(
    "a modal that lays itself out as it hears of the turn leaves the screen behind its size",
    arguments: [true, false])
  func eager(isContained: Bool) {
    let (simulator, root, modal) = (Simulator(device: .iPhone15), UIViewController(), EagerController())
    let container = isContained ? ModalContainerController(root: root) : nil
    simulator.launch(root: container ?? root)
    if let container { container.add(modal, as: .mail) } else { root.present(modal, as: .mail) }
    simulator.clock.runUntilIdle()
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      simulator.rotate(to: orientation)
      simulator.clock.runUntilIdle()
      #expect(root.view.bounds.size == simulator.windowSize)
    }
    modal.dismissModal()
    simulator.clock.runUntilIdle()
    #expect(root.view.bounds.size == simulator.windowSize && root.view.transform.isIdentity)
  }

  @Test("a modal that is dismissed in another orientation leaves nothing behind")
  func dismissedTurned() {
    let screen = Screen().open()
    screen.simulator.rotate(to: .landscapeLeft)
    screen.grab(300)
    #expect(screen.lift().leftover == nil)
    screen.simulator.rotate(to: .portrait)
    #expect(screen.root.disturbance == nil)
  }

  @Test(
    "an opening and a dismissal, also under a finger, hold a rotation back until the card stands or is gone",
    arguments: [CardMoment.opening, .dragged, .leaving, .thrown])
  func heldBack(by moment: CardMoment) {
    let screen = moment.reach()
    screen.simulator.rotate(to: .landscapeLeft)
    if moment == .dragged { screen.drag(by: 10) } else { screen.run(for: 0.05) }
    #expect(screen.simulator.orientation == .portrait)
    if moment == .dragged { screen.restAndLift() }
    #expect(screen.settle().simulator.orientation == .landscapeLeft)
    if moment.isBoundToStay { expectInPlace(screen, at: 1) } else { #expect(screen.leftover == nil) }
  }
}
