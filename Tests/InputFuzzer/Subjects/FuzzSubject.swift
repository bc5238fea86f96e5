/// A way in for what comes from outside.
enum FuzzSubject: String, CaseIterable, Sendable {
  /// A gesture file: read, validated, and replayed.
  case gestures
  /// The words of a command line, with a NUL between two of them; the steps of a strip are taken.
  case commands
  /// The bytes of a connection to the live page, and what its posts do to a running app.
  ///
  /// Lines that begin with a brace stand for posts with this body.
  case connection
}

extension FuzzSubject {
  /// What `input` does; a trap is a trap.
  @MainActor func verdict(on input: [UInt8]) -> FuzzVerdict {
    do throws(FuzzFault) {
      return switch self {
      case .gestures: try GestureSubject(input).verdict()
      case .commands: try CommandSubject(input).verdict()
      case .connection: try ConnectionSubject(input).verdict()
      }
    } catch {
      return .faulty(error.sentence)
    }
  }

  /// Real inputs, which are mutated.
  var seeds: [[UInt8]] {
    switch self {
    case .gestures: GestureSeeds.all
    case .commands: CommandSeeds.all
    case .connection: ConnectionSeeds.all
    }
  }

  /// Words that mean something here.
  var tokens: [[UInt8]] {
    switch self {
    case .gestures: GestureSeeds.tokens
    case .commands: CommandSeeds.tokens
    case .connection: ConnectionSeeds.tokens
    }
  }
}
