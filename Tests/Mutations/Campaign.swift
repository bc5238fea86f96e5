import Foundation

/// A run over mutations: green without one, then red with each.
struct Campaign {
  let mutations: [Mutation]
  let isFull: Bool
  /// Writes a line for whoever looks on.
  let tell: (String) -> Void

  /// Runs it, and answers whether every mutation was caught.
  func run() throws(Complaint) -> Bool {
    let start = Date()
    let checkout = try Checkout(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    tell("Building the kit with \(Mutation.all.count) mutations in \(checkout.scratch.path).")
    try checkout.write(Mutation.all)
    let bundle = try checkout.buildTests()
    tell("Built in \(seconds(since: start)) s.")
    try check(bundle)
    let began = Date()
    var survivors: [Mutation] = []
    for mutation in mutations {
      let verdict = Verdict(
        mutation: mutation, outcome: try bundle.run(isFull ? [] : mutation.suites, with: mutation))
      tell(verdict.line)
      if !verdict.isCaught { survivors.append(mutation) }
    }
    tell(summary(survivors, after: seconds(since: began)))
    return survivors.isEmpty
  }

  /// Nothing is shown by a test that is red by itself.
  private func check(_ bundle: TestBundle) throws(Complaint) {
    let start = Date()
    let suites = isFull ? [] : Set(mutations.flatMap(\.suites)).sorted()
    let outcome = try bundle.run(suites)
    guard case .green(let tests) = outcome, tests > 0 else {
      throw Complaint("The tests are not green without a mutation: \(outcome).")
    }
    tell("Without a mutation \(tests) tests are green, in \(seconds(since: start)) s.")
  }

  private func summary(_ survivors: [Mutation], after seconds: Int) -> String {
    let count = "\(mutations.count - survivors.count) of \(mutations.count) were caught, in \(seconds) s."
    return survivors.isEmpty ? count : "\(count) Survivors: \(survivors.map(\.name).joined(separator: ", "))."
  }

  private func seconds(since start: Date) -> Int { Int(Date().timeIntervalSince(start).rounded()) }
}
