import Foundation
import Testing

@testable import InteractiveModal

/// A row of a table of `Resources/physics`, or the table itself. The README there names the sources.
///
/// A number is a member: `row.dampingRatio`. A number that is missing is an issue, and NaN.
@dynamicMemberLookup struct PhysicsRow: Decodable, Sendable, CustomTestStringConvertible {
  private enum Value: Decodable, Sendable {
    case null
    case number(CGFloat)
    case numbers([CGFloat])
    case text(String)
    case row(PhysicsRow)
    case rows([PhysicsRow])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let number = try? container.decode(CGFloat.self) {
        self = .number(number)
      } else if let numbers = try? container.decode([CGFloat].self) {
        self = .numbers(numbers)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let rows = try? container.decode([PhysicsRow].self) {
        self = .rows(rows)
      } else {
        self = .row(try container.decode(PhysicsRow.self))
      }
    }
  }

  private struct Missing: Error { let name: String }

  private let values: [String: Value]

  init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: Value].self)
  }

  /// Reads a table.
  static func table(_ name: String) throws -> PhysicsRow {
    guard let folder = Bundle.module.url(forResource: "physics", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let file = folder.appendingPathComponent("\(name).json")
    return try JSONDecoder().decode(PhysicsRow.self, from: Data(contentsOf: file))
  }

  subscript(dynamicMember name: String) -> CGFloat {
    if let number = number(name) { return number }
    Issue.record("A row of the table has no number “\(name)”.")
    return .nan
  }

  /// The names of the numbers in the row.
  var names: [String] { values.keys.filter { number($0) != nil }.sorted() }
  var testDescription: String { names.map { "\($0) \(number($0) ?? .nan)" }.joined(separator: ", ") }

  /// Returns a number that not every row has.
  func number(_ name: String) -> CGFloat? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  func numbers(_ name: String) throws -> [CGFloat] {
    guard case .numbers(let numbers)? = values[name] else { throw Missing(name: name) }
    return numbers
  }

  func text(_ name: String) throws -> String {
    guard case .text(let text)? = values[name] else { throw Missing(name: name) }
    return text
  }

  func row(_ name: String) throws -> PhysicsRow {
    guard case .row(let row)? = values[name] else { throw Missing(name: name) }
    return row
  }

  func rows(_ name: String = "rows") throws -> [PhysicsRow] {
    guard case .rows(let rows)? = values[name] else { throw Missing(name: name) }
    return rows
  }
}

extension PhysicsRow {
  /// The spring of a row with ratio and response.
  var spring: TransitionSpring {
    TransitionSpring(dampingRatio: self.dampingRatio, response: self.response)
  }

  /// The spring of a row with mass and stiffness, and damping or ratio.
  var physicalSpring: TransitionSpring {
    let damping = number("damping") ?? self.dampingRatio * 2 * (self.mass * self.stiffness).squareRoot()
    return TransitionSpring(mass: self.mass, stiffness: self.stiffness, damping: damping)
  }
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
