import Foundation

/// Where a host's lines go.
@MainActor struct Console {
  /// Takes a line of the result.
  let say: (String) -> Void
  /// Takes a sentence about what went wrong.
  let complain: (String) -> Void
  /// Takes a word on what is being done, in place of the last one; dropped by default.
  var note: (String) -> Void = { _ in }
}

extension Console {
  /// The process's own standard output and standard error.
  ///
  /// If standard output takes nothing, the process says so on standard error and exits.
  /// A host cannot work around a closed or full output.
  static var standard: Console {
    Console(
      say: { line in
        guard !write(line, to: .standardOutput) else { return }
        _ = write("Standard output takes no more.", to: .standardError)
        exit(ExitStatus.refused.rawValue)
      },
      complain: { _ = write($0, to: .standardError) },
      note: { try? FileHandle.standardError.write(contentsOf: Data("\r\($0) ".utf8)) })
  }

  private static func write(_ line: String, to handle: FileHandle) -> Bool {
    (try? handle.write(contentsOf: Data("\(line)\n".utf8))) != nil
  }
}
