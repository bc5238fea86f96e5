import Foundation

/// Takes pictures of a device's screen while a gesture is played on it.
@MainActor struct FilmCamera {
  private var renderer = LayerRenderer()

  /// What the pictures refer to.
  var definitions: [SVGElement] { renderer.definitions.elements }

  mutating func take(of crew: FilmCrew, _ caption: FilmCaption) -> FilmTake {
    let simulator = crew.player.stage.simulator
    let frame = DeviceFrame(of: simulator)
    return FilmTake(frame: frame, picture: picture(of: crew, in: frame), caption: caption)
  }

  private mutating func picture(of crew: FilmCrew, in frame: DeviceFrame) -> [SVGElement] {
    let glass = SVGElement("clipPath", [:], .elements([frame.glass.element]))
    let clip = renderer.definitions.reference(to: glass)
    var elements = frame.backdrop
    for window in crew.player.stage.simulator.windowScene.windows {
      elements += renderer.elements(for: window.layer, seen: frame.screen)
    }
    return [.group(["clip-path": clip], elements + frame.marks + finger(of: crew))]
  }

  private func finger(of crew: FilmCrew) -> [SVGElement] {
    switch crew.phase {
    case .touching, .dragging, .turning: FingerMark.elements(for: crew.trail, isDown: true)
    case .released: FingerMark.elements(for: crew.trail, isDown: false)
    case .atRest, .settling: []
    }
  }
}
