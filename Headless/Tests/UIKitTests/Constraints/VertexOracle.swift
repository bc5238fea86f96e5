@testable import UIKit

/// Solves small layout problems by trying every corner at which their constraints can meet.
///
/// It shares nothing with the simplex method: the best point is among the points where as many planes
/// meet as there are variables, if the planes of the axes are added, on which corners always exist.
struct VertexOracle {
  let problem: LayoutProblem
  private let corners: [[Double]]

  private var count: Int { problem.isNonnegative.count }

  init(_ problem: LayoutProblem) {
    self.problem = problem
    let count = problem.isNonnegative.count
    let planes =
      problem.constraints.map { Self.plane($0.expression, count) }
      + (0..<count).map { axis in (0...count).map { $0 == axis ? 1 : 0 } }
    corners = Self.choices(of: count, from: planes.count).compactMap { choice in
      Self.meeting(choice.map { planes[$0] })
    }
  }

  /// The required constraints that contradict earlier ones, in their order.
  var broken: [Int] {
    var kept: [Int] = []
    return problem.constraints.indices.filter { number in
      guard problem.constraints[number].isRequired else { return false }
      let isPossible = corners.contains { corner in
        isInDomain(corner) && (kept + [number]).allSatisfy { error(of: $0, at: corner) < 1e-6 }
      }
      if isPossible { kept.append(number) }
      return !isPossible
    }
  }

  /// The smallest sums of errors by priority, the highest priority first.
  var leastErrors: [Double] {
    let broken = Set(broken)
    let possible = corners.filter { isInDomain($0) && errors(at: $0, without: broken)[0] < 1e-6 }
    return possible.map { errors(at: $0, without: broken) }.min { one, other in
      zip(one, other).first { abs($0 - $1) > 1e-6 }.map { $0 < $1 } ?? false
    } ?? []
  }

  /// The sums of errors at a point: of the required constraints, then of each priority.
  func errors(at point: [Double], without broken: Set<Int>) -> [Double] {
    let priorities = Set(problem.constraints.map(\.priority)).union([1000]).sorted(by: >)
    return priorities.map { priority in
      problem.constraints.indices.filter {
        problem.constraints[$0].priority == priority && !broken.contains($0)
      }
      .reduce(0) { $0 + error(of: $1, at: point) }
    }
  }

  func isInDomain(_ point: [Double]) -> Bool {
    zip(point, problem.isNonnegative).allSatisfy { $0 > -1e-6 || !$1 }
  }

  private func error(of number: Int, at point: [Double]) -> Double {
    let (constraint, plane) = (
      problem.constraints[number], Self.plane(problem.constraints[number].expression, count)
    )
    let value = zip(plane, point + [1]).reduce(0) { $0 + $1.0 * $1.1 }
    return switch constraint.relation {
    case .atMost: max(value, 0)
    case .equal: abs(value)
    case .atLeast: max(-value, 0)
    }
  }

  /// Factors of all variables, then the constant.
  private static func plane(_ expression: LinearExpression, _ count: Int) -> [Double] {
    var plane = Array(repeating: 0.0, count: count + 1)
    for term in expression.terms { plane[term.variable] = term.factor }
    plane[count] = expression.constant
    return plane
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard total >= count else { return [] }
    return choices(of: count, from: total - 1)
      + choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
  }

  /// Where planes meet in one point, by Gauss's method.
  private static func meeting(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { -rows[$0][count] / rows[$0][$0] }
  }
}
