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
    let checkout = try Checkout(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), .copy)
    tell("Building the kit with \(Mutation.all.count) mutations in \(checkout.scratch.path).")
    var texts: [String: String] = [:]
    var products: [String: String] = [:]
    for product in Checkout.products {
      for (path, bytes) in checkout.sources(in: product) {
        let name = String(path.dropFirst(product.count))
        texts[name] = String(decoding: bytes, as: UTF8.self)
        products[name] = product
      }
    }
    let broken = try Rewriting.apply(Mutation.all, to: texts).map { ((products[$0] ?? "") + $0, $1) }
    try checkout.write(Dictionary(uniqueKeysWithValues: broken))
    let bundle = try checkout.buildTests()
    tell("Built in \(seconds(since: start)) s.")
    let patience = try greenTime(of: bundle) * 3 + 60
    let began = Date()
    var survivors: [Mutation] = []
    for mutation in mutations {
      let run = TestBundle.Run(
        filter: filter(for: mutation.suites), mutant: mutation.name, patience: patience)
      let outcome = try bundle.run(run).outcome
      let verdict = Verdict(mutation: mutation, outcome: outcome)
      tell(verdict.line)
      if !verdict.isCaught { survivors.append(mutation) }
    }
    tell(summary(survivors, after: seconds(since: began)))
    return survivors.isEmpty
  }

  /// How long the tests take that run, in seconds. Nothing is shown by a test that is red by itself.
  private func greenTime(of bundle: TestBundle) throws(Complaint) -> TimeInterval {
    let start = Date()
    let suites = Set(mutations.flatMap(\.suites)).sorted()
    let outcome = try bundle.run(TestBundle.Run(filter: filter(for: suites))).outcome
    guard case .green(let tests) = outcome, tests > 0 else {
      throw Complaint("The tests are not green without a mutation: \(outcome).")
    }
    tell("Without a mutation \(tests) tests are green, in \(seconds(since: start)) s.")
    return Date().timeIntervalSince(start)
  }

  private func filter(for suites: [String]) -> String {
    TestBundle.Run().filter + (isFull ? "" : "(\(suites.joined(separator: "|")))/")
  }

  private func summary(_ survivors: [Mutation], after seconds: Int) -> String {
    let count = "\(mutations.count - survivors.count) of \(mutations.count) were caught, in \(seconds) s."
    return survivors.isEmpty ? count : "\(count) Survivors: \(survivors.map(\.name).joined(separator: ", "))."
  }

  private func seconds(since start: Date) -> Int { Int(Date().timeIntervalSince(start).rounded()) }
}
