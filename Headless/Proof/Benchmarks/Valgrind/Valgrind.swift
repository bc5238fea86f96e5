import Foundation

/// Counts what this program does by running it again under valgrind.
///
/// Work runs n times and 2n times. The difference belongs to the work alone.
struct Valgrind {
  private let valgrind: URL
  private let program: URL
  /// The folder for the files of the tools.
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

  /// Instructions of one repetition; `nil` where valgrind fails.
  func profile(of work: Work) -> CallgrindProfile? {
    guard let count = work.repetitions else { return profile(of: work, 1) }
    guard let once = profile(of: work, count), let twice = profile(of: work, 2 * count) else { return nil }
    return twice.combined(with: once) { ($0 - $1) / Double(count) }
  }

  private func profile(of work: Work, _ count: Int) -> CallgrindProfile? {
    let region = ["--collect-atstart=no", "--toggle-collect=*\(Work.countedName)*"]
    return run("callgrind", region, leaving: "--callgrind-out-file", work, count)
      .flatMap(CallgrindProfile.init)
  }

  /// Heap allocations of one repetition by the code of a module, without those of modules that it
  /// calls; `nil` if valgrind fails.
  func allocations(by module: Module, per work: Work) -> Double? {
    func blocks(_ count: Int) -> Int? {
      run("dhat", ["--num-callers=200", "--fullpath-after="], leaving: "--dhat-out-file", work, count)
        .flatMap(HeapProfile.init)?.blocks(by: module)
    }
    guard let count = work.repetitions, let once = blocks(count), let twice = blocks(2 * count) else {
      return nil
    }
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
