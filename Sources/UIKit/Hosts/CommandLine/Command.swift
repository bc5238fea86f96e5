/// What the command line asks for.
enum Command: Equatable, Sendable {
  case help
  case film(FilmOptions)
  case replay(ReplayOptions)

  /// Reads the words after the program's name; none at all stand for a film with nothing said.
  init(_ words: [String]) throws(HostError) {
    if words.contains(where: ["--help", "-h"].contains) {
      self = .help
      return
    }
    var arguments = Arguments(words)
    switch arguments.next() {
    case nil: self = .film(FilmOptions())
    case "help": self = .help
    case "film": self = .film(try FilmOptions(&arguments))
    case "replay": self = .replay(try ReplayOptions(&arguments))
    case .some(let word): throw HostError("“\(word)” is no command; there are film, replay and help.")
    }
  }
}

extension HostError {
  static func unknownOption(_ option: String, of command: String) -> HostError {
    HostError("“\(command)” has no option “\(option)”; “help” lists those that it has.")
  }
}
