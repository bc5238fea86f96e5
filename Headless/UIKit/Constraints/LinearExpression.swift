/// A sum of variables with factors, and a constant.
struct LinearExpression: Equatable, Sendable {
  struct Term: Equatable, Sendable {
    var variable: Int
    var factor: Double
  }

  /// A smaller factor or a smaller sum of factors is zero: factors are sums and quotients of rounded numbers.
  static let tolerance = 1e-9

  /// By variable, ascending; no factor is zero.
  private(set) var terms: [Term] = []
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    terms = [Term(variable: variable, factor: 1)]
    constant = 0
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.factor.isFinite) }

  func factor(of variable: Int) -> Double {
    // Rows are short: a bisection would be slower.
    for term in terms where term.variable >= variable { return term.variable == variable ? term.factor : 0 }
    return 0
  }

  /// Drops a variable, whose value is zero.
  mutating func remove(_ variable: Int) { terms.removeAll { $0.variable == variable } }

  /// Puts an expression in the place of a variable.
  mutating func substitute(_ variable: Int, by expression: LinearExpression) {
    let factor = factor(of: variable)
    guard factor != 0 else { return }
    remove(variable)
    self += expression * factor
  }

  static func += (one: inout LinearExpression, other: LinearExpression) {
    one.constant += other.constant
    guard !other.terms.isEmpty else { return }
    var (sum, left, right) = ([Term](), one.terms[...], other.terms[...])
    sum.reserveCapacity(left.count + right.count)
    while let first = left.first, let second = right.first {
      if first.variable < second.variable {
        sum.append(left.removeFirst())
      } else if second.variable < first.variable {
        sum.append(right.removeFirst())
      } else {
        let factor = first.factor + second.factor
        if abs(factor) > tolerance { sum.append(Term(variable: first.variable, factor: factor)) }
        left.removeFirst()
        right.removeFirst()
      }
    }
    one.terms = sum + left + right
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    guard factor != 0 else { return LinearExpression() }
    var product = one
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].factor *= factor }
    return product
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum += other
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }
}
