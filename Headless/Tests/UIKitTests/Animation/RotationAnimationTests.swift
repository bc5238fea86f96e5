import TestWorld
import Testing

@testable import UIKit

/// A rotation animates from the shown values to the new layout (F131, F185, F195).
@MainActor @Suite("What a rotation shows", .ownWorld) final class RotationAnimationTests {
  private nonisolated static let upright: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]

  private lazy var page = TurningPage()
  private var layer: CALayer { page.panel.layer }
  private var clock: Clock { page.stage.clock }

  @Test(
    "a rotation begins with the picture on the screen and ends with the values that are set",
    arguments: upright, upright)
  func ends(old: UIInterfaceOrientation, new: UIInterfaceOrientation) {
    let page = TurningPage(upright: old)
    #expect(page.jump(turningTo: new) < 1e-9)
    page.stage.clock.runUntilIdle()
    #expect(page.distance(to: page.view.convert(.zero, to: nil)) == 0)
  }

  @Test("half-way, values are half-way and the window is turned by half; no animation is left at the end")
  func middle() {
    let frames = clock.frames
    page.simulator.rotate(to: .landscapeRight)
    clock.advance(by: 0.15)
    let window = page.stage.window.layer.shown
    #expect(abs(window.bounds.width - 622.5) < 1e-9 && abs(window.bounds.height - 622.5) < 1e-9)
    #expect(window.position == CGPoint(x: 426, y: 196.5))
    #expect(abs(window.transform.affine.b + sin(.pi / 4)) < 1e-9)
    #expect(abs(layer.shown.bounds.width - (300 + 759) / 2) < 1e-9)
    clock.advance(by: 0.14)
    #expect(page.simulator.isAnimating && page.simulator.animatedLayers.contains { $0 === layer })
    let animated = page.simulator.animatedLayers
    clock.advance(by: 0.02)
    #expect(!page.simulator.isAnimating && animated.allSatisfy(\.animations.isEmpty))
    #expect(clock.frames - frames <= 1 && clock.isIdle)
  }

  @Test("a second rotation continues from the shown values", arguments: upright, upright)
  func second(first: UIInterfaceOrientation, second: UIInterfaceOrientation) {
    page.simulator.rotate(to: first)
    clock.advance(by: 0.12)
    #expect(page.jump(turningTo: second) < 1e-9)
    clock.advance(by: 0.2)
    #expect(page.simulator.isAnimating == (first != second))
    clock.advance(by: 0.2)
    #expect(!page.simulator.isAnimating)
  }

  @Test("a resized window grows without turning")
  func resized() {
    let old = page.shownCorner
    page.simulator.resize(to: CGSize(width: 300, height: 600))
    #expect(page.distance(to: old) < 1e-9)
    clock.advance(by: 0.15)
    let window = page.stage.window.layer.shown
    #expect(window.transform == CATransform3DIdentity && abs(window.bounds.width - 346.5) < 1e-9)
  }

  /// Dims itself without animation in each layout.
  private final class DimmingView: UIView {
    override func layoutSubviews() { UIView.performWithoutAnimation { alpha = bounds.width / 1000 } }
  }

  @Test("what the app writes without animation in a rotation is shown at once (F432)")
  func unanimated() {
    let view = page.stage.add(DimmingView(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = .flexibleWidth
    page.stage.simulator.settleLayout()
    page.simulator.rotate(to: .landscapeLeft)
    let dimmed = CGFloat(Float(view.bounds.width / 1000))
    #expect(view.bounds.width > 500 && view.shown.alpha == dimmed && view.shown.bounds.width == 100)
  }
}

/// A view in a view on a stage with all orientations.
@MainActor private final class TurningPage {
  let stage: Stage
  let panel: UIView
  let view: UIView

  init(upright orientation: UIInterfaceOrientation = .portrait) {
    let root = JournalController()
    root.orientations = .all
    stage = Stage(root: root)
    panel = stage.add(UIView(), frame: CGRect(x: 20, y: 100, width: 300, height: 500))
    panel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view = UIView(frame: CGRect(x: 200, y: 40, width: 60, height: 30))
    view.autoresizingMask = .flexibleLeftMargin
    panel.addSubview(view)
    stage.simulator.rotate(to: orientation)
    stage.clock.runUntilIdle()
  }

  var simulator: Simulator { stage.simulator }

  var shownCorner: CGPoint {
    sequence(first: view.layer) { $0.superlayer }
      .reduce(CGPoint.zero) { $0.applying($1.shown.transformToSuperlayer) }
  }

  /// The distance from the shown corner to `point`.
  func distance(to point: CGPoint) -> CGFloat { hypot(shownCorner.x - point.x, shownCorner.y - point.y) }

  /// Rotates the interface, and returns how far the shown corner jumps on the glass.
  func jump(turningTo new: UIInterfaceOrientation) -> CGFloat {
    let turn = InterfaceTurn(old: simulator.orientation, new: new, size: stage.window.bounds.size)
    let place = turn.place(of: shownCorner)
    simulator.rotate(to: new)
    return distance(to: place)
  }
}
