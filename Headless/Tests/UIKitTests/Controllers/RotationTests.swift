import TestWorld
import Testing

@testable import UIKit

/// A rotation changes bounds, and controllers hear of it (F151, F195 to F199).
@MainActor @Suite("Rotation", .ownWorld) final class RotationTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }
  private var simulator: Simulator { stage.simulator }

  @Test(
    "the root is called first, then its children, then the presentation, whose container is laid out"
  )
  func order() throws {
    stage.root.addChild(JournalController("child", modal.journal))
    modal.shown()
    simulator.rotate(to: .landscapeLeft)
    let calls = modal.journal.read()
    #expect(
      calls.filter { $0.contains("illTransition") } == [
        "root willTransition to 852×393", "child willTransition to 852×393", "presentation willTransition",
        "modal willTransition to 852×393",
      ])
    let layout = calls.filter { $0.hasPrefix("container") }
    #expect(layout.prefix(2) == ["container will layout", "container did layout"])
    let container = try #require(modal.transition.presentation?.containerView)
    #expect(container.frame == stage.window.bounds)
  }
  /// Gives its children, or what it presents, half of its height.
  private final class HalvingController: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
  }

  @Test("a parent says what size a child is going to have; its own by default")
  func childSize() {
    let (root, journal) = (HalvingController(), Journal())
    let stage = Stage(root: root)
    root.addChild(JournalController("child", journal))
    stage.simulator.rotate(to: .landscapeLeft)
    #expect(journal.read().contains("child willTransition to 852×196"))
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    let size = CGSize(width: 30, height: 40)
    #expect(controller.size(forChildContentContainer: root, withParentContainerSize: size) == size)
  }

  @Test(
    "the announcement precedes the new bounds, blocks alongside see them, completions run at the end"
  )
  func alongside() {
    let root = JournalController()
    let stage = Stage(root: root)
    var steps: [String] = []
    let note = { (step: String) in steps.append("\(step) at \(Int(stage.view.bounds.width))") }
    root.onCallback = { [root] in
      guard $0.hasPrefix("willTransition") else { return }
      note("announced")
      root.transitionCoordinator?.animate(
        alongsideTransition: { _ in note("alongside") }, completion: { _ in note("completed") })
    }
    stage.simulator.rotate(to: .landscapeRight)
    #expect(steps == ["announced at 393", "alongside at 852"])
    stage.clock.advance(by: 0.29)
    #expect(steps.count == 2)
    stage.clock.advance(by: 0.02)
    #expect(steps.last == "completed at 852")
  }

  @Test("the coordinator exists from the announcement to the end, and has the rotation's transform")
  func coordinator() throws {
    modal.shown()
    #expect(stage.root.transitionCoordinator == nil)
    simulator.rotate(to: .landscapeRight)
    let turn = try #require(modal.presented.transitionCoordinator).targetTransform
    #expect(abs(turn.a) < 1e-9 && abs(turn.b - 1) < 1e-9)
    simulator.clock.advance(by: 0.2)
    simulator.resize(to: CGSize(width: 400, height: 393))
    #expect(stage.root.transitionCoordinator?.targetTransform == .identity)
    simulator.clock.advance(by: 0.2)
    #expect(stage.root.transitionCoordinator != nil)
    simulator.clock.advance(by: 0.2)
    #expect(stage.root.transitionCoordinator == nil)
  }

  @Test("an orientation that the front controller does not support is refused")
  func refused() {
    modal.shown()
    modal.presented.orientations = .portrait
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.orientation == .portrait)
    simulator.rotate(to: .unknown)
    #expect(simulator.orientation == .portrait)
    modal.presented.orientations = .all
    simulator.rotate(to: .portraitUpsideDown)
    #expect(simulator.orientation == .portraitUpsideDown && stage.window.bounds.height == 852)
  }

  @Test(
    "a modal transition holds a rotation back; the controller that is in front then decides (F199, F256)",
    arguments: [true, false])
  func held(isCancelled: Bool) {
    modal.shown()
    modal.presented.orientations = .portrait
    modal.dismiss()
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.orientation == .portrait)
    if isCancelled { modal.cancel() } else { modal.finish() }
    simulator.clock.runTurns()
    #expect(simulator.orientation == (isCancelled ? .portrait : .landscapeLeft))
  }

  @Test("traits that change are announced once, with the old traits")
  func traits() {
    let root = TraitController()
    let stage = Stage(root: root)
    stage.simulator.rotate(to: .landscapeLeft)
    #expect(root.previous.map { $0?.verticalSizeClass } == [.regular])
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }
}
