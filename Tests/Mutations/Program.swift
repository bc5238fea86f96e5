import Foundation

/// A program that is run as it would be in a shell, in a folder and with additions to the environment.
struct Program {
  let words: [String]
  var folder: URL
  var environment: [String: String] = [:]
  /// How long it may take, in seconds; then it is killed. Without it, as long as it likes.
  var patience: TimeInterval?

  /// How it came to its end.
  enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Runs it, and hands every line over that it writes to either output. Where the answer is `false`, it is ended.
  func run(onLine: (String) -> Bool) throws(Complaint) -> End {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Complaint("\(words[0]) cannot be run: \(error.localizedDescription)")
    }
    // Whoever runs this may have it ignore softer signals, and what it runs with it.
    let end = DispatchWorkItem { [id = process.processIdentifier] in _ = kill(id, SIGKILL) }
    if let patience { DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end) }
    read(pipe.fileHandleForReading) { line in
      if !onLine(line), process.isRunning { end.perform() }
    }
    process.waitUntilExit()
    end.cancel()
    switch process.terminationReason {
    case .uncaughtSignal: return .killed(signal: process.terminationStatus)
    case .exit: return .exited(process.terminationStatus)
    @unknown default: return .exited(process.terminationStatus)
    }
  }

  private func read(_ output: FileHandle, onLine: (String) -> Void) {
    var rest = Data()
    while case let data = output.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    if !rest.isEmpty { onLine(String(decoding: rest, as: UTF8.self)) }
  }
}

extension Program {
  /// What it writes, where it ends well; a complaint with its last lines where it does not.
  func output() throws(Complaint) -> [String] {
    var lines: [String] = []
    let end = try run {
      lines.append($0); return true
    }
    guard end == .exited(0) else {
      let said = lines.suffix(30).joined(separator: "\n")
      throw Complaint("“\(words.joined(separator: " "))” failed:\n\(said)")
    }
    return lines
  }
}
