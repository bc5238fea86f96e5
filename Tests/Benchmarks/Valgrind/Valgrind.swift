import Foundation

/// Counts what this program does by running it again under valgrind.
///
/// Work runs n times and 2n times. The difference belongs to the work alone.
struct Valgrind {
  private let valgrind: URL
  private let program: URL
  /// Where the tools leave what they have counted.
  private let folder: URL

  /// `nil` where valgrind is not installed.
  init?() {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let path = places.map { "\($0)/valgrind" }.first(where: FileManager.default.isExecutableFile)
    guard let path, let program = Bundle.main.executableURL else { return nil }
    valgrind = URL(fileURLWithPath: path)
    self.program = program
    folder = FileManager.default.temporaryDirectory
  }

  /// Instructions that one repetition takes; `nil` where valgrind fails.
  func instructions(per work: Work) -> Double? {
    let count = 50_000
    return difference(count) { count in
      run("callgrind", leaving: "--callgrind-out-file", work, count).flatMap(CallgrindProfile.init)?
        .instructions
    }
  }

  /// Instructions of a module's own code that one repetition takes; `nil` where valgrind fails.
  func instructions(by module: Module, per work: Work) -> Double? {
    difference(work == .wholeSettle ? 50 : 1000) { count in
      run("callgrind", ["--dump-instr=no"], leaving: "--callgrind-out-file", work, count)
        .flatMap(CallgrindProfile.init)?.instructions(by: module)
    }
  }

  /// Heap allocations of one repetition by the code of a module, without those of modules that it
  /// calls; `nil` if valgrind fails.
  func allocations(by module: Module, per work: Work) -> Double? {
    difference(500) { count in
      run("dhat", ["--num-callers=60", "--fullpath-after="], leaving: "--dhat-out-file", work, count)
        .flatMap(HeapProfile.init)?.blocks(by: module)
    }
  }

  private func difference(_ count: Int, _ measure: (Int) -> Int?) -> Double? {
    guard let once = measure(count), let twice = measure(2 * count) else { return nil }
    return Double(twice - once) / Double(count)
  }

  /// - Parameter fileOption: The option that takes the name of the file which the tool writes.
  private func run(
    _ tool: String, _ options: [String] = [], leaving fileOption: String, _ work: Work, _ count: Int
  ) -> Data? {
    let file = folder.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = valgrind
    let own = ["--tool=\(tool)", "--quiet", "\(fileOption)=\(file.path)"]
    process.arguments = own + options + [program.path, Work.argument, work.rawValue, String(count)]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try? Data(contentsOf: file) : nil
  }
}
