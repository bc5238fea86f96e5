import Foundation

/// Takes pictures of a device's screen while a gesture is played on it.
@MainActor struct FilmCamera {
  private var renderer = LayerRenderer()

  /// What the pictures refer to.
  var definitions: [SVGElement] { renderer.definitions.elements }

  mutating func picture(of crew: FilmCrew) -> [SVGElement] {
    let simulator = crew.player.stage.simulator
    let frame = DeviceFrame(simulator.device, simulator.orientation)
    var elements = frame.backdrop
    for window in simulator.windowScene.windows {
      elements += renderer.elements(for: window.layer, seen: frame.screen)
    }
    elements += frame.marks
    return elements + finger(of: crew)
  }

  private func finger(of crew: FilmCrew) -> [SVGElement] {
    switch crew.phase {
    case .touching, .dragging: FingerMark.elements(for: crew.trail, isDown: true)
    case .released: FingerMark.elements(for: crew.trail, isDown: false)
    case .atRest, .settling: []
    }
  }
}
