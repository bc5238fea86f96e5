import Foundation

/// A run over mutants of the kit: the tests are green without one, and red with each that they notice.
struct Campaign {
  let request: Request
  let tell: @Sendable (String) -> Void

  /// Runs it, and answers whether the share of mutants that it wants was killed.
  func run() throws(Complaint) -> Bool {
    let checkout = try Checkout(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let result = Result { () throws(Complaint) in try run(in: checkout) }
    try checkout.restore()
    return try result.get()
  }

  private func run(in checkout: Checkout) throws(Complaint) -> Bool {
    let start = Date()
    let (drawing, numbers) = try compile(mutants(of: checkout.sources), in: checkout)
    let bundle = try checkout.buildTests()
    tell("Built in \(seconds(since: start)) s; \(drawing.broken.count) mutants do not compile.")
    let coverage = try record(bundle, in: checkout)
    let report = Report(sources: checkout.sources)
    let began = Date()
    let verdicts = try judge(numbers, of: drawing, coverage, bundle) { tell(report.line($0)) }
    report.summary(of: verdicts).forEach(tell)
    tell(
      "In \(seconds(since: began)) s, after \(Int(began.timeIntervalSince(start))) s of building and recording."
    )
    let survivors = verdicts.count { !$0.isKilled }
    let unexplained = report.unexplained(verdicts).count
    tell("\(survivors - unexplained) of \(survivors) survivors are equivalent, as the list says why")
    tell("killed \(verdicts.count - survivors) of \(verdicts.count)")
    let counted = verdicts.count - (survivors - unexplained)
    return (verdicts.count - survivors) * 100 >= request.least * counted
  }

  /// The chosen mutants, or all places in the order in which the seed draws them.
  private func mutants(of sources: [String: [UInt8]]) throws(Complaint) -> Drawing {
    guard let count = request.count else {
      var places: [Place] = []
      for change in try request.chosen() { places.append(try change.place(in: sources)) }
      tell("\(places.count) chosen mutants.")
      return Drawing(of: places)
    }
    let files = sources.filter { $0.key.hasPrefix(request.prefix) }.sorted { $0.key < $1.key }
    let places = files.flatMap { PlaceFinder.places(of: $0.key, $0.value) }
    guard !places.isEmpty else {
      throw Complaint("No source of kit and test kit begins with “\(request.prefix)”.")
    }
    tell("Seed \(request.seed): \(count) of \(places.count) mutants of \(files.count) files.")
    return Drawing(from: places, seed: request.seed)
  }

  // MARK: Building

  /// Writes mutants that compile into the sources, and answers which they are.
  private func compile(_ drawing: Drawing, in checkout: Checkout) throws(Complaint) -> (Drawing, [Int]) {
    let count = request.count ?? drawing.places.count
    var (drawing, pool) = (drawing, count * 3 / 2 + 10)
    while true {
      let numbers = drawing.numbers(below: pool)
      let byFile = Dictionary(grouping: numbers) { drawing.places[$0].file }
      var texts: [String: String] = [:]
      for (file, numbers) in byFile {
        texts[file] =
          Schemata(
            of: checkout.sources[file] ?? [], path: checkout.folder.appendingPathComponent(file).path,
            mutants: numbers.map { ($0, drawing.places[$0]) }
          ).text
      }
      try checkout.write(texts)
      let messages = try checkout.buildKit()
      if messages.isEmpty {
        if numbers.count >= count || pool >= drawing.places.count {
          return (drawing, Array(numbers.prefix(count)))
        }
        pool += count
      } else if request.count == nil || !drawing.leaveOut(messages, among: numbers, of: checkout.sources) {
        let errors = messages.filter { $0.contains(": error: ") }
        throw Complaint((errors.isEmpty ? messages : errors).suffix(30).joined(separator: "\n"))
      }
    }
  }

  // MARK: Running

  private func record(_ bundle: TestBundle, in checkout: Checkout) throws(Complaint) -> Coverage {
    let (start, file) = (Date(), checkout.folder.appendingPathComponent(".build/mutations-record"))
    try? FileManager.default.removeItem(at: file)
    let (outcome, reading) = try bundle.run(TestBundle.Run(record: file))
    guard case .green(let tests) = outcome, tests > 0 else {
      throw Complaint("The tests are not green without a mutant: \(outcome).")
    }
    tell("Without a mutant \(tests) tests are green, in \(seconds(since: start)) s.")
    guard let record = FileManager.default.contents(atPath: file.path) else {
      throw Complaint("The tests have not written \(file.path).")
    }
    return Coverage(record: String(decoding: record, as: UTF8.self), durations: reading.durations)
  }

  /// Runs each mutant, as many at a time as the machine has cores.
  private func judge(
    _ numbers: [Int], of drawing: Drawing, _ coverage: Coverage, _ bundle: TestBundle,
    tell: @escaping @Sendable (Verdict) -> Void
  ) throws(Complaint) -> [Verdict] {
    let (results, start) = (Results(), Date())
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    for number in numbers {
      queue.addOperation { [limit = Double(request.limit)] in
        guard Date().timeIntervalSince(start) < limit else { return }
        let result = Result { () throws(Complaint) in
          try verdict(on: drawing.places[number], number, coverage, bundle)
        }
        results.add(result)
        if case .success(let verdict) = result { tell(verdict) }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try results.verdicts()
  }

  private func verdict(
    on place: Place, _ number: Int, _ coverage: Coverage, _ bundle: TestBundle
  ) throws(Complaint) -> Verdict {
    let groups = coverage.groups(for: number, of: place)
    guard !groups.isEmpty else { return Verdict(place: place, outcome: nil) }
    var count = 0
    for tests in groups {
      let outcome = try bundle.run(
        TestBundle.Run(
          filter: Coverage.filter(for: tests), mutant: "\(number)",
          patience: 20 + 10 * coverage.longest(of: tests))
      ).outcome
      guard case .green(let green) = outcome else { return Verdict(place: place, outcome: outcome) }
      guard green > 0 else { throw Complaint("No test has a name of these: \(tests.joined(separator: " "))") }
      count += green
    }
    return Verdict(place: place, outcome: .green(tests: count))
  }

  private func seconds(since start: Date) -> Int { Int(Date().timeIntervalSince(start).rounded()) }
}

/// The verdicts that threads of a run have reached.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Verdict, Complaint>] = []

  func add(_ result: Result<Verdict, Complaint>) { lock.withLock { results.append(result) } }

  func verdicts() throws(Complaint) -> [Verdict] {
    var verdicts: [Verdict] = []
    for result in results { verdicts.append(try result.get()) }
    return verdicts
  }
}
