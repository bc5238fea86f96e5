import Foundation

/// A table of figures, one file of `Resources/physics`. The README there names the sources.
protocol PhysicsTable: Decodable, Sendable {
  /// Name of the file, without its extension.
  static var file: String { get }
}

extension PhysicsTable {
  /// Reads the table. Throws if the file is missing or has another shape.
  static func read() throws -> Self {
    try JSONDecoder().decode(Self.self, from: physicsFile(Self.file))
  }
}

/// Returns the content of a file of `Resources/physics`.
func physicsFile(_ name: String) throws -> Data {
  guard let folder = Bundle.module.url(forResource: "physics", withExtension: nil) else {
    throw CocoaError(.fileNoSuchFile)
  }
  return try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
}

/// Returns the difference of two numbers, as a share of `scale`, the largest value of their row.
///
/// Infinite if the share is not finite, so that a comparison with a tolerance fails.
func deviation(_ actual: CGFloat, _ expected: CGFloat, scale: CGFloat) -> CGFloat {
  let share = (actual - expected).magnitude / scale
  return share.isFinite ? share : .infinity
}

/// Returns the difference of two numbers, as a share of the expected one.
func deviation(_ actual: CGFloat, _ expected: CGFloat) -> CGFloat {
  deviation(actual, expected, scale: expected.magnitude)
}

/// Returns the largest deviation between two lists, as a share of the largest expected magnitude.
///
/// Infinite if the lists are empty or differ in length.
func deviation(_ actual: [CGFloat], _ expected: [CGFloat]) -> CGFloat {
  guard actual.count == expected.count else { return .infinity }
  let scale = expected.map(\.magnitude).max() ?? 0
  return zip(actual, expected).map { deviation($0, $1, scale: scale) }.max() ?? .infinity
}
