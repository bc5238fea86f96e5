import Foundation

/// A process that plays sequences by itself, so that whatever they do to it is seen from outside.
@MainActor final class FuzzChild {
  /// What Swift says of a trap, on a line with its place.
  private static let trap = "Fatal error: "

  /// The shell sets a limit of processor time, so that the system ends the child even if the parent
  /// is gone.
  private static let shell = URL(fileURLWithPath: "/bin/sh")

  let process = Process()
  private let limit: Int
  private let patience: Double
  private let watch = Stopwatch()
  /// The output of the child, in a file that is already unlinked.
  private let output: FileHandle

  /// - Parameters:
  ///   - words: The command line after the program's name.
  ///   - limit: Seconds that it may work.
  ///   - patience: Real seconds until the child is given up. It includes waiting on a busy machine.
  ///   - folder: The folder in which the file for the output is created.
  init(
    _ program: URL, _ words: [String], limit: Int, patience: Double,
    folder: URL = FileManager.default.temporaryDirectory
  ) throws(HostError) {
    (self.limit, self.patience) = (limit, patience)
    do {
      output = try Self.makeFile(in: folder)
      process.executableURL = Self.shell
      process.arguments = ["-c", "ulimit -t \(limit); exec \"$0\" \"$@\"", program.path] + words
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
    } catch {
      throw HostError("No process can be made: \(error.localizedDescription)")
    }
  }

  private static func makeFile(in folder: URL) throws -> FileHandle {
    let file = folder.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileHandle(forUpdating: file)
  }

  deinit {
    // Foundation's way to end it can be blocked by the thread that made it.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// How it ended, or `nil` while it goes on.
  var end: FuzzEnd? {
    if process.isRunning { return watch.seconds > patience ? .outOfTime(limit) : nil }
    let status = process.terminationStatus
    if process.terminationReason == .exit {
      return status == ExitStatus.success.rawValue ? .inOrder : .fault(faultTold)
    }
    if [SIGKILL, SIGXCPU].contains(status) { return .outOfTime(limit) }
    return .signal(status, lines.first { $0.contains(Self.trap) } ?? "")
  }

  /// Waits for its end.
  func outcome() -> FuzzEnd {
    while true {
      if let end { return end }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  private var faultTold: String {
    let told = lines.lazy.compactMap { line in
      line.range(of: "at fault: ", options: .caseInsensitive).map { String(line[$0.upperBound...]) }
    }
    return told.first ?? lines.last ?? ""
  }

  private var lines: [String] {
    try? output.seek(toOffset: 0)
    let data = (try? output.readToEnd()) ?? Data()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}
