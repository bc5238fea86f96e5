import TestWorld
import Testing

@testable import UIKit

/// A rotation changes bounds, and controllers hear of it (F151, F195 to F199).
@MainActor @Suite("Rotation", .ownWorld) final class RotationTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }
  private var simulator: Simulator { stage.simulator }

  @Test("screen, window and root view get new bounds and no transform")
  func bounds() {
    simulator.rotate(to: .landscapeLeft)
    let turned = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(UIScreen.main.bounds == turned && stage.window.bounds == turned && stage.view.frame == turned)
    #expect(stage.view.transform == .identity && stage.window.transform == .identity)
    #expect(simulator.windowScene.interfaceOrientation == .landscapeLeft)
  }

  @Test(
    "the root is called first, then its children, then the presentation controller and the presented controller"
  )
  func order() {
    stage.root.addChild(JournalController("child", modal.journal))
    modal.shown()
    simulator.rotate(to: .landscapeLeft)
    #expect(
      modal.journal.read().filter { $0.contains("illTransition") } == [
        "root willTransition to 852×393", "child willTransition to 852×393", "presentation willTransition",
        "modal willTransition to 852×393",
      ])
  }

  @Test(
    "the announcement precedes the new bounds, blocks alongside see them, completions run at the end"
  )
  func alongside() {
    let journal = Journal()
    let root = RotatingController(journal)
    let stage = Stage(root: root)
    stage.simulator.rotate(to: .landscapeRight)
    #expect(journal.read() == ["announced at 393", "alongside at 852"])
    stage.clock.advance(by: 0.29)
    #expect(journal.read() == [])
    stage.clock.advance(by: 0.02)
    #expect(journal.read() == ["completed at 852"])
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

  @Test("a presentation's container rotates, and its layout callbacks are called")
  func container() throws {
    modal.shown()
    simulator.rotate(to: .landscapeLeft)
    let layout = modal.journal.read().filter { $0.hasPrefix("container") }
    #expect(layout.prefix(2) == ["container will layout", "container did layout"])
    let container = try #require(modal.transition.presentation?.containerView)
    #expect(container.frame == stage.window.bounds)
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

  @Test("traits that change are announced once, with the old traits")
  func traits() {
    let root = TraitController()
    let stage = Stage(root: root)
    stage.simulator.rotate(to: .landscapeLeft)
    #expect(root.previous.map { $0?.verticalSizeClass } == [.regular])
    #expect(root.traitCollection.verticalSizeClass == .compact)
    stage.simulator.userInterfaceStyle = .light
    #expect(root.previous.count == 1)
    stage.simulator.userInterfaceStyle = .dark
    #expect(root.previous.map { $0?.userInterfaceStyle } == [.light, .light])
  }

  @Test(
    "a finger keeps its position on the glass",
    arguments: [
      (UIInterfaceOrientation.landscapeLeft, CGPoint(x: 752, y: 40)),
      (.landscapeRight, CGPoint(x: 100, y: 353)),
      (.portraitUpsideDown, CGPoint(x: 353, y: 752)),
    ])
  func finger(orientation: UIInterfaceOrientation, spot: CGPoint) {
    (stage.root as? JournalController)?.orientations = .all
    let finger = stage.finger(at: CGPoint(x: 40, y: 100))
    simulator.rotate(to: orientation)
    #expect(finger.location == spot)
    simulator.rotate(to: .portrait)
    #expect(finger.location == CGPoint(x: 40, y: 100))
  }
}

/// A controller that records its view's width at each step of a rotation.
final class RotatingController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ step: String) { journal.note("\(step) at \(Int(viewIfLoaded?.bounds.width ?? 0))") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("announced")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("alongside") },
      completion: { [weak self] _ in self?.note("completed") })
  }
}
