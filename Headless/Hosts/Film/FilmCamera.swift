import UIKit

/// Takes pictures of a device's screen while a gesture is played on it.
@MainActor package struct FilmCamera {
  private var renderer = LayerRenderer()

  /// - Parameter isMoving: Whether the pictures become one that moves.
  init(isMoving: Bool = false) { renderer.numbers = isMoving ? LayerNumbers() : nil }

  /// What the pictures refer to.
  var definitions: [SVGElement] { renderer.definitions.elements }

  /// - Parameter trail: Where the finger was, in the window.
  mutating func take(
    of simulator: Simulator, _ trail: [CGPoint], _ phase: GesturePhase, _ caption: FilmCaption
  ) -> FilmTake {
    let frame = DeviceFrame(of: simulator)
    let finger = finger(on: trail, phase)
    return FilmTake(frame: frame, picture: picture(of: simulator, in: frame, finger), caption: caption)
  }

  /// Draws what the glass shows.
  mutating func picture(
    of simulator: Simulator, in frame: DeviceFrame, _ finger: [SVGElement]
  ) -> [SVGElement] {
    let glass = SVGElement("clipPath", [:], .elements([frame.glass.element]))
    let clip = renderer.definitions.reference(to: glass)
    var elements = frame.backdrop
    for window in simulator.windowScene.windows {
      elements += renderer.elements(for: window.layer, seen: frame.screen)
    }
    return [.group(["clip-path": clip], elements + frame.marks + finger)]
  }

  /// Returns a window as the user sees it, as a page of SVG.
  package static func picture(of window: UIWindow) -> String {
    var renderer = LayerRenderer()
    let elements = renderer.elements(for: window.layer, seen: window.frame)
    return SVGWriter.text(
      of: FilmStrip.page(
        window.bounds.size, title: "A window", source: "", renderer.definitions.elements, elements))
  }

  private func finger(on trail: [CGPoint], _ phase: GesturePhase) -> [SVGElement] {
    switch phase {
    case .touching, .dragging: FingerMark.elements(for: trail, isDown: true)
    case .released: FingerMark.elements(for: trail, isDown: false)
    case .atRest, .settling: []
    }
  }
}

/// One picture of the strip and what stands under it.
struct FilmTake: Equatable, Sendable {
  /// The device as it is held.
  var frame: DeviceFrame
  /// What the screen shows, in points of the screen.
  var picture: [SVGElement]
  var caption: FilmCaption
}
