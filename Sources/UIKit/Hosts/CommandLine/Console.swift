import Foundation

/// Where a host's lines go.
@MainActor struct Console {
  /// Takes a line of the result.
  let say: (String) -> Void
  /// Takes a sentence about what went wrong.
  let complain: (String) -> Void
}

extension Console {
  /// The process's own standard output and standard error.
  static var standard: Console {
    Console(
      say: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) },
      complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
  }
}
