/// A system of linear equations in solved form, and the simplex method on it.
///
/// Each basic variable is an expression of the others, whose values are zero. A variable that can be
/// negative becomes basic with the first equation that has it, and stays so.
struct Tableau {
  /// Smaller errors are rounding, in points.
  static let tolerance = 1e-6

  /// The expressions of the basic variables; `nil` for the other variables.
  private var rows: [LinearExpression?]
  private var isNonnegative: [Bool]
  /// The variables that stay zero.
  private var dropped: Set<Int> = []

  init(_ isNonnegative: [Bool]) {
    self.isNonnegative = isNonnegative
    rows = Array(repeating: nil, count: isNonnegative.count)
  }

  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  // MARK: Constraints

  /// Adds a required constraint. Returns whether it agrees with those before; else it is left out.
  mutating func require(_ constraint: LayoutProblem.Constraint) -> Bool {
    var equation = reduced(constraint.expression)
    let error = equation.constant
    let (isSatisfied, slack): (Bool, Double?) =
      switch constraint.relation {
      case .equal: (error == 0, nil)
      case .atLeast: (error >= 0, -1)
      case .atMost: (error <= 0, 1)
      }
    let before = self
    if let slack { equation += LinearExpression(variable: makeVariable()) * slack }
    if let free = free(in: equation) {
      solve(equation, for: free)
    } else if isSatisfied {
      // The slack is the last term, and any term of an equation that holds can become basic.
      if let basic = equation.terms.last { solve(equation, for: basic.variable) }
    } else {
      let artificial = makeVariable()
      equation += LinearExpression(variable: artificial) * (error > 0 ? -1 : 1)
      solve(equation, for: artificial)
      guard minimize(reduced(LinearExpression(variable: artificial))).constant < Self.tolerance else {
        self = before
        return false
      }
      fix(artificial)
    }
    return true
  }

  /// Adds constraints of one priority, and minimizes the sum of their errors.
  mutating func prefer(_ constraints: [LayoutProblem.Constraint]) {
    let errors = constraints.flatMap { add($0) }
    let cost = minimize(
      errors.reduce(into: LinearExpression()) { $0 += reduced(LinearExpression(variable: $1)) })
    // A variable that would raise the sum is zero, and has to stay so.
    for term in cost.terms where term.factor > LinearExpression.tolerance { drop(term.variable) }
  }

  /// Adds the equation `expression = above - below`, and returns those of the two that are errors.
  private mutating func add(_ constraint: LayoutProblem.Constraint) -> [Int] {
    let (above, below) = (makeVariable(), makeVariable())
    var equation = reduced(constraint.expression)
    let side = equation.constant < 0 ? below : above
    equation += LinearExpression(variable: above) * -1
    equation += LinearExpression(variable: below)
    solve(equation, for: free(in: equation) ?? side)
    return switch constraint.relation {
    case .equal: [above, below]
    case .atLeast: [below]
    case .atMost: [above]
    }
  }

  // MARK: Equations

  private mutating func makeVariable() -> Int {
    isNonnegative.append(true)
    rows.append(nil)
    return isNonnegative.count - 1
  }

  private func free(in expression: LinearExpression) -> Int? {
    expression.terms.first { !isNonnegative[$0.variable] }?.variable
  }

  /// The expression without basic variables.
  private func reduced(_ expression: LinearExpression) -> LinearExpression {
    var reduced = expression
    for term in expression.terms {
      if let row = rows[term.variable] { reduced.substitute(term.variable, by: row) }
      if dropped.contains(term.variable) { reduced.remove(term.variable) }
    }
    return reduced
  }

  /// Solves `equation = 0` for a variable, which becomes basic.
  private mutating func solve(_ equation: LinearExpression, for variable: Int) {
    var row = equation
    row.remove(variable)
    row = row * (-1 / equation.factor(of: variable))
    for basic in rows.indices { rows[basic]?.substitute(variable, by: row) }
    rows[variable] = row
  }

  /// Makes a variable basic in the place of another one.
  private mutating func exchange(_ entering: Int, for leaving: Int) {
    guard let row = rows[leaving] else { return }
    rows[leaving] = nil
    solve(row - LinearExpression(variable: leaving), for: entering)
  }

  /// Takes a variable that is not basic out of all equations: it stays zero.
  private mutating func drop(_ variable: Int) {
    dropped.insert(variable)
    for basic in rows.indices { rows[basic]?.remove(variable) }
  }

  /// Keeps a variable that is zero at zero.
  private mutating func fix(_ variable: Int) {
    if let row = rows[variable] {
      guard let other = row.terms.first else { return }
      rows[variable]?.constant = 0
      exchange(other.variable, for: variable)
    }
    drop(variable)
  }

  // MARK: Simplex

  /// Minimizes an expression of nonnegative variables, and returns it at its minimum.
  ///
  /// The first variable that lowers the cost enters, so that the method ends in every case (Bland's rule).
  private mutating func minimize(_ cost: LinearExpression) -> LinearExpression {
    var cost = cost
    while let entering = cost.terms.first(where: { $0.factor < -LinearExpression.tolerance })?.variable,
      let leaving = limit(of: entering)
    {
      exchange(entering, for: leaving)
      if let row = rows[entering] { cost.substitute(entering, by: row) }
    }
    return cost
  }

  /// The basic variable that is the first to reach zero while another variable grows.
  private func limit(of entering: Int) -> Int? {
    var (best, least) = (Int?.none, Double.infinity)
    for (basic, row) in rows.enumerated() {
      guard isNonnegative[basic], let row else { continue }
      let factor = row.factor(of: entering)
      guard factor < -LinearExpression.tolerance else { continue }
      let ratio = max(row.constant, 0) / -factor
      if ratio < least { (best, least) = (basic, ratio) }
    }
    return best
  }
}
