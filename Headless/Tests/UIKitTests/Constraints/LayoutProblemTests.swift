import Testing

@testable import UIKit

@Suite("Layout problems")
struct LayoutProblemTests {
  private func sum(_ terms: [(variable: Int, factor: Double)], _ constant: Double = 0) -> LinearExpression {
    terms.reduce(into: LinearExpression(constant)) {
      $0 += LinearExpression(variable: $1.variable) * $1.factor
    }
  }

  private func random(_ generator: inout some RandomNumberGenerator) -> LayoutProblem {
    var problem = LayoutProblem()
    let count = Int.random(in: 1...3, using: &generator)
    for _ in 0..<count { _ = problem.addVariable(nonnegative: .random(using: &generator)) }
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let terms = (0..<count).map {
        (variable: $0, factor: Double(Int.random(in: -2...2, using: &generator)))
      }
      problem.add(
        sum(terms.filter { $0.factor != 0 }, Double(Int.random(in: -9...9, using: &generator))),
        [.atMost, .equal, .atLeast].randomElement(using: &generator) ?? .equal,
        priority: [1000, 1000, 750, 250].randomElement(using: &generator) ?? 1000)
    }
    return problem
  }

  @Test("no point is better than the solution, and only constraints that contradict earlier ones are broken")
  func best() {
    var generator = CountingGenerator()
    for number in 0..<1500 {
      let problem = random(&generator)
      let (solution, oracle) = (problem.solution(), VertexOracle(problem))
      #expect(solution.broken == oracle.broken, "\(number): \(problem)")
      let found = oracle.errors(at: solution.values, without: Set(solution.broken))
      let best = oracle.leastErrors
      #expect(oracle.isInDomain(solution.values), "\(number): \(solution.values)")
      #expect(
        found.count == best.count && zip(found, best).allSatisfy { abs($0 - $1) < 1e-5 },
        "\(number): \(problem) has errors \(found), not \(best)")
    }
  }

  @Test("numbers that are not finite are left out, and nothing else is", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    var problem = LayoutProblem()
    let x = problem.addVariable(nonnegative: false)
    problem.add(sum([(x, 1)], number), .equal)
    problem.add(sum([(x, number)], -3), .atLeast, priority: 500)
    problem.add(sum([(x, 1)], -7), .equal)
    problem.add(sum([(x, 1)], -8), .equal, priority: Float(number) / 0)
    let solution = problem.solution()
    #expect(solution.broken == [0, 1, 3] && solution.values == [7])
  }

  @Test("a problem with nothing to solve has zeros, and constants that contradict each other are broken")
  func empty() {
    #expect(LayoutProblem().solution().values.isEmpty)
    var problem = LayoutProblem()
    _ = problem.addVariable(nonnegative: false)
    problem.add(LinearExpression(3), .atLeast)
    problem.add(LinearExpression(3), .equal)
    problem.add(LinearExpression(3), .atMost, priority: 250)
    #expect(problem.solution().values == [0] && problem.solution().broken == [1])
  }
}

/// Numbers that look random and are always the same.
private struct CountingGenerator: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
