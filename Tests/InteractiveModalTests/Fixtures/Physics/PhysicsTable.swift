import Foundation

/// One file of `Resources/physics`; its README tells where the figures come from.
enum PhysicsTable: String, CaseIterable {
  case coreAnimationSpring = "core_animation_spring"
  case deceleration
  case flutterFigures = "flutter_figures"
  case rubberBand = "rubber_band"
  case springClosedForm = "spring_closed_form"
  case springHandoff = "spring_handoff"
  case springParameters = "spring_parameters"
  case springSettling = "spring_settling"
  case timingCurves = "timing_curves"

  /// The file did not come with the tests.
  struct Missing: Error {
    let name: String
  }

  /// Reads the file; the tests that ask fail where it is missing or has another shape.
  func read<Content: Decodable>(as type: Content.Type = Content.self) throws -> Content {
    guard let folder = Bundle.module.url(forResource: "physics", withExtension: nil) else {
      throw Missing(name: "physics")
    }
    let file = folder.appendingPathComponent(rawValue).appendingPathExtension("json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}
