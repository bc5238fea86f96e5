import Foundation

/// The sample in its own process, as a user starts it, on a free port.
final class LiveApp {
  private let process = Process()
  let address: String

  /// - Parameters:
  ///   - port: The port; 0 for any free port.
  ///   - isPlain: Whether the page shows no draft and no ghost finger.
  init(port: Int = 0, isPlain: Bool = true) throws {
    process.executableURL = Self.executable
    process.arguments = ["--port", "\(port)"] + (isPlain ? ["--plain"] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let address = line.split(separator: " ").first(where: { $0.hasPrefix("http://127.0.0.1:") }) else {
      throw BrowserError("The sample does not print its address: \(line)")
    }
    self.address = String(address)
  }

  var port: Int { URL(string: address)?.port ?? 0 }

  deinit { stop() }

  /// Kills the app, as a crash would.
  func stop() {
    // A child process may inherit a mask that blocks every other signal.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// The executable, in the folder of the tests.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("SampleMailClone")
  }

  /// Processor time that the app has used, in ticks of the system's clock, usually 0.01 seconds.
  ///
  /// Throws if the app has quit.
  var processorTicks: Int {
    get throws {
      let stat = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      let fields = stat.components(separatedBy: ") ").last?.split(separator: " ") ?? []
      return fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }
  }
}
