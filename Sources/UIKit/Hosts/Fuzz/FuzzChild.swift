import Foundation

/// A process that plays sequences by itself, so that whatever they do to it is seen from outside.
@MainActor final class FuzzChild {
  /// What Swift says of a trap, on a line with its place.
  private static let trap = "Fatal error: "

  private let process = Process()
  private let limit: Double
  private let watch = Stopwatch()
  private let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// - Parameters:
  ///   - words: The command line after the program's name.
  ///   - limit: Real seconds that it may take.
  init(_ program: URL, _ words: [String], limit: Double) throws(HostError) {
    self.limit = limit
    do {
      try Data().write(to: output)
      let file = try FileHandle(forWritingTo: output)
      process.executableURL = program
      process.arguments = words
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      (process.standardInput, process.standardOutput, process.standardError) = (
        FileHandle.nullDevice, file, file
      )
      try process.run()
    } catch {
      throw HostError("“\(program.path)” cannot be run.")
    }
  }

  deinit {
    // Foundation's way to end it can be blocked by the thread that made it.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: output)
  }

  /// How it ended, or `nil` while it goes on.
  var end: FuzzEnd? {
    if process.isRunning { return watch.seconds < limit ? nil : .outOfTime(limit) }
    if process.terminationReason == .uncaughtSignal {
      return .signal(process.terminationStatus, lines.first { $0.contains(Self.trap) } ?? "")
    }
    return process.terminationStatus == ExitStatus.success.rawValue ? .inOrder : .fault(lines.last ?? "")
  }

  /// Waits for its end.
  func outcome() -> FuzzEnd {
    while true {
      if let end { return end }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  private var lines: [String] {
    let text = (try? Data(contentsOf: output)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
