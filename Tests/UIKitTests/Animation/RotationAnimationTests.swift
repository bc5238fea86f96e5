import Foundation
import Testing

@testable import UIKit

/// F131, F185, F195.
@MainActor @Suite("What a rotation shows") final class RotationAnimationTests {
  private nonisolated static let upright: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]

  private lazy var page = TurningPage()
  private var layer: CALayer { page.panel.layer }
  private var clock: Clock { page.stage.clock }

  @Test("at first the glass shows what it showed, at the end what is set", arguments: upright, upright)
  func ends(old: UIInterfaceOrientation, new: UIInterfaceOrientation) {
    let page = TurningPage(upright: old)
    #expect(page.jump(turningTo: new) < 1e-9)
    page.stage.clock.runUntilIdle()
    #expect(page.distance(to: page.view.convert(.zero, to: nil)) == 0)
  }

  @Test("half-way everything is half-way, and the window stands askew")
  func middle() {
    page.simulator.rotate(to: .landscapeRight)
    clock.advance(by: 0.15)
    let window = page.stage.window.layer.shown
    #expect(abs(window.bounds.width - 622.5) < 1e-9 && abs(window.bounds.height - 622.5) < 1e-9)
    #expect(window.position == CGPoint(x: 426, y: 196.5))
    #expect(abs(window.transform.affine.b + sin(.pi / 4)) < 1e-9)
    #expect(abs(layer.shown.bounds.width - (300 + 759) / 2) < 1e-9)
  }

  @Test("after it nothing is left on any layer, and the clock ran no frame for it")
  func over() {
    let frames = clock.frames
    page.simulator.rotate(to: .landscapeLeft)
    clock.advance(by: 0.29)
    #expect(page.simulator.isAnimating && page.simulator.animatedLayers.contains { $0 === layer })
    let animated = page.simulator.animatedLayers
    clock.advance(by: 0.02)
    #expect(!page.simulator.isAnimating && animated.allSatisfy(\.animations.isEmpty))
    #expect(clock.frames - frames <= 1 && clock.isIdle)
  }

  @Test("what is written meanwhile shows at once")
  func written() {
    page.simulator.rotate(to: .landscapeLeft)
    clock.advance(by: 0.1)
    let shown = layer.shown.position
    page.panel.center.y += 30
    #expect(layer.shown.position == CGPoint(x: shown.x, y: shown.y + 30))
    page.panel.bounds.size.width = 1
    #expect(layer.shown.bounds.size.width == 0)
  }

  @Test("a second rotation goes on from what the first shows", arguments: upright, upright)
  func second(first: UIInterfaceOrientation, second: UIInterfaceOrientation) {
    page.simulator.rotate(to: first)
    clock.advance(by: 0.12)
    #expect(page.jump(turningTo: second) < 1e-9)
    clock.advance(by: 0.2)
    #expect(page.simulator.isAnimating == (first != second))
    clock.advance(by: 0.2)
    #expect(!page.simulator.isAnimating)
  }

  @Test("a window that is resized grows without turning")
  func resized() {
    let old = page.shownCorner
    page.simulator.resize(to: CGSize(width: 300, height: 600))
    #expect(page.distance(to: old) < 1e-9)
    clock.advance(by: 0.15)
    let window = page.stage.window.layer.shown
    #expect(window.transform == CATransform3DIdentity && abs(window.bounds.width - 346.5) < 1e-9)
  }

  @Test("a presentation is a copy with what is shown; the model stays what is set, and is what is hit")
  func presentation() throws {
    #expect(layer.presentation() === layer && layer.model() === layer)
    layer.cornerRadius = 7
    page.simulator.rotate(to: .landscapeLeft)
    clock.advance(by: 0.1)
    let presentation = try #require(layer.presentation())
    #expect(presentation !== layer && presentation.model() === layer && presentation.cornerRadius == 7)
    #expect(presentation.position == layer.shown.position && presentation.position != layer.position)
    #expect(page.stage.window.hitTest(CGPoint(x: 760, y: 110), with: nil) === page.panel)
  }

  @Test("a layer that leaves the tree is not animated any more, one that only changes its place goes on")
  func moved() {
    page.simulator.rotate(to: .landscapeLeft)
    page.stage.view.sendSubviewToBack(page.panel)
    #expect(!layer.animations.isEmpty)
    page.panel.removeFromSuperview()
    #expect(layer.animations.isEmpty && !page.simulator.animatedLayers.contains { $0 === layer })
  }

  @Test("pictures are drawn of what is shown")
  func drawn() {
    page.panel.backgroundColor = .red
    page.simulator.rotate(to: .landscapeRight)
    clock.advance(by: 0.15)
    var renderer = LayerRenderer()
    let seen = CGRect(x: 0, y: 0, width: 852, height: 393)
    let picture = renderer.elements(for: page.stage.window.layer, seen: seen).map(SVGWriter.text).joined()
    #expect(picture.contains("matrix(0.707107 -0.707107 0.707107 0.707107"))
    #expect(picture.contains("width=\"529.5\""))
  }
}
