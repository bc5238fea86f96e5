import Foundation

/// A run over mutants that a seed draws from all places of the kit and the test kit.
struct DrawCampaign {
  private static let folders = Checkout.products + ["Sources/InteractiveModalTesting/"]

  let request: DrawRequest
  let tell: @Sendable (String) -> Void

  /// Runs it, and answers whether the share of mutants that it wants was killed.
  func run() throws(Complaint) -> Bool {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let checkout = try Checkout(of: folder, request.location)
    let result = Result { () throws(Complaint) in try run(in: checkout) }
    try checkout.restore()
    return try result.get()
  }

  private func run(in checkout: Checkout) throws(Complaint) -> Bool {
    let start = Date()
    var sources: [String: [UInt8]] = [:]
    for folder in Self.folders { sources.merge(checkout.sources(in: folder)) { $1 } }
    sources = sources.filter { $0.key.hasPrefix(request.prefix) }
    let places = sources.sorted { $0.key < $1.key }.flatMap { PlaceFinder.places(of: $0.key, $0.value) }
    guard !places.isEmpty else {
      throw Complaint("No source of kit and test kit begins with “\(request.prefix)”.")
    }
    tell("Seed \(request.seed): \(request.count) of \(places.count) mutants of \(sources.count) files.")
    let (drawing, numbers) = try compile(Drawing(from: places, seed: request.seed), sources, in: checkout)
    let bundle = try checkout.buildTests()
    tell("Built in \(seconds(since: start)) s; \(drawing.broken.count) mutants do not compile.")
    let coverage = try record(bundle, in: checkout)
    let report = Report(sources: sources, isMatrix: request.isMatrix)
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

  // MARK: Building

  /// Writes the copy with mutants that compile, and answers which they are.
  private func compile(
    _ drawing: Drawing, _ sources: [String: [UInt8]], in checkout: Checkout
  ) throws(Complaint) -> (Drawing, [Int]) {
    var (drawing, pool) = (drawing, request.count * 3 / 2 + 10)
    while true {
      let numbers = drawing.numbers(below: pool)
      let byFile = Dictionary(grouping: numbers) { drawing.places[$0].file }
      try checkout.write(
        Dictionary(
          uniqueKeysWithValues: byFile.map { file, numbers in
            (
              file,
              text(of: file, sources[file] ?? [], numbers.map { ($0, drawing.places[$0]) }, in: checkout)
            )
          }))
      let messages = try checkout.buildKit()
      if messages.isEmpty {
        if numbers.count >= request.count || pool >= drawing.places.count {
          return (drawing, Array(numbers.prefix(request.count)))
        }
        pool += request.count
      } else if !drawing.leaveOut(messages, among: numbers, of: sources) {
        throw Complaint(messages.suffix(30).joined(separator: "\n"))
      }
    }
  }

  private func text(of file: String, _ bytes: [UInt8], _ mutants: [(Int, Place)], in checkout: Checkout)
    -> String
  {
    Schemata(of: bytes, path: checkout.folder.appendingPathComponent(file).path, mutants: mutants).text
  }

  // MARK: Running

  private func record(_ bundle: TestBundle, in checkout: Checkout) throws(Complaint) -> Coverage {
    let (start, file) = (Date(), checkout.scratch.appendingPathComponent("record"))
    try? FileManager.default.createDirectory(at: checkout.scratch, withIntermediateDirectories: true)
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
    tell: @escaping @Sendable (DrawVerdict) -> Void
  ) throws(Complaint) -> [DrawVerdict] {
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
  ) throws(Complaint) -> DrawVerdict {
    var groups = coverage.groups(for: number, of: place)
    guard !groups.isEmpty else { return DrawVerdict(place: place, outcome: nil) }
    if request.isMatrix { groups = [groups.flatMap(\.self)] }
    var (count, failures): (Int, [String]) = (0, [])
    for tests in groups {
      let (outcome, reading) = try bundle.run(
        TestBundle.Run(
          filter: Coverage.filter(for: tests), mutant: "\(number)",
          patience: 20 + 10 * coverage.longest(of: tests),
          endsEarly: !request.isMatrix))
      failures = reading.failures
      guard case .green(let green) = outcome else {
        return DrawVerdict(place: place, outcome: outcome, failures: failures)
      }
      guard green > 0 else { throw Complaint("No test has a name of these: \(tests.joined(separator: " "))") }
      count += green
    }
    return DrawVerdict(place: place, outcome: .green(tests: count))
  }

  private func seconds(since start: Date) -> Int { Int(Date().timeIntervalSince(start).rounded()) }
}

/// The verdicts that threads of a run have reached.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<DrawVerdict, Complaint>] = []

  func add(_ result: Result<DrawVerdict, Complaint>) { lock.withLock { results.append(result) } }

  func verdicts() throws(Complaint) -> [DrawVerdict] {
    var verdicts: [DrawVerdict] = []
    for result in results { verdicts.append(try result.get()) }
    return verdicts
  }
}
