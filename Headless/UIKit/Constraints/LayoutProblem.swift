import Foundation

/// Linear constraints with priorities, as auto layout has them (F465).
struct LayoutProblem: Equatable, Sendable {
  enum Relation: Sendable {
    case atMost, equal, atLeast
  }

  /// An expression and its relation to zero.
  struct Constraint: Equatable, Sendable {
    var expression: LinearExpression
    var relation: Relation
    var priority: Float

    var isRequired: Bool { priority >= LayoutProblem.required }
  }

  /// Values for all variables, and the constraints that contradict earlier required ones.
  struct Solution: Sendable {
    fileprivate(set) var values: [Double]
    fileprivate(set) var broken: [Int] = []
  }

  static let required: Float = 1000

  /// Which variables are never negative; the others can have any value.
  private(set) var isNonnegative: [Bool] = []
  private(set) var constraints: [Constraint] = []

  mutating func addVariable(nonnegative: Bool) -> Int {
    isNonnegative.append(nonnegative)
    return isNonnegative.count - 1
  }

  /// - Returns: The number of the constraint.
  @discardableResult mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Float = required
  ) -> Int {
    constraints.append(Constraint(expression: expression, relation: relation, priority: priority))
    return constraints.count - 1
  }

  /// The values that satisfy the required constraints, and of these the ones with the smallest sum of
  /// errors at the highest priority, then at the next one, and so on.
  ///
  /// A required constraint that contradicts earlier ones is left out, and so is one with a number that
  /// is not finite. A variable that nothing determines is zero.
  func solution() -> Solution {
    var solution = Solution(values: Array(repeating: 0, count: isNonnegative.count))
    for numbers in components() {
      var tableau = Tableau(isNonnegative)
      for number in numbers where constraints[number].isRequired {
        if !tableau.require(constraints[number]) { solution.broken.append(number) }
      }
      let optional = numbers.lazy.map { constraints[$0] }.filter { !$0.isRequired }
      for level in Dictionary(grouping: optional, by: \.priority).sorted(by: { $0.key > $1.key }) {
        tableau.prefer(level.value)
      }
      for variable in Set(numbers.flatMap { constraints[$0].expression.terms.map(\.variable) }) {
        solution.values[variable] = tableau.value(of: variable)
      }
    }
    solution.broken += unusable
    solution.broken.sort()
    return solution
  }

  private var unusable: [Int] {
    constraints.indices.filter {
      !constraints[$0].expression.isFinite || !constraints[$0].priority.isFinite
        || (constraints[$0].isRequired && isContradiction(constraints[$0]))
    }
  }

  private func isContradiction(_ constraint: Constraint) -> Bool {
    guard constraint.expression.terms.isEmpty else { return false }
    let value = constraint.expression.constant
    return switch constraint.relation {
    case .atMost: value > Tableau.tolerance
    case .equal: abs(value) > Tableau.tolerance
    case .atLeast: value < -Tableau.tolerance
    }
  }

  /// The usable constraints with variables, in groups that have no variable in common.
  private func components() -> [[Int]] {
    var parents = Array(isNonnegative.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    let usable = constraints.indices.filter {
      let constraint = constraints[$0]
      return !constraint.expression.terms.isEmpty && constraint.expression.isFinite
        && constraint.priority.isFinite
    }
    for number in usable {
      let terms = constraints[number].expression.terms
      for term in terms { parents[root(term.variable)] = root(terms[0].variable) }
    }
    let groups = Dictionary(grouping: usable) { root(constraints[$0].expression.terms[0].variable) }
    return groups.values.sorted { $0[0] < $1[0] }
  }
}
