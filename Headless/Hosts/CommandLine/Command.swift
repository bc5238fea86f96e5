/// What the command line asks for.
enum Command: Equatable, Sendable {
  case help
  case live(LiveOptions)
  case film(FilmOptions)
  case site(SiteOptions)
  case strip(StripOptions)
  case soak(SoakOptions)
  case replay(ReplayOptions)
  case fuzz(FuzzOptions)
  case check(StageOptions)

  /// Reads the words after the program's name; without a command they are about the live page.
  init(_ words: [String]) throws(HostError) {
    if words.contains(where: ["--help", "-h"].contains) {
      self = .help
      return
    }
    guard let command = words.first, !command.hasPrefix("-") else {
      var arguments = Arguments(words)
      self = .live(try LiveOptions(&arguments))
      return
    }
    var arguments = Arguments(words.dropFirst(), of: command)
    switch command {
    case "help": self = .help
    case "film": self = .film(try FilmOptions(&arguments))
    case "site": self = .site(try SiteOptions(&arguments))
    case "strip": self = .strip(try StripOptions(&arguments))
    case "soak": self = .soak(try SoakOptions(&arguments))
    case "replay": self = .replay(try ReplayOptions(&arguments))
    case "fuzz": self = .fuzz(try FuzzOptions(&arguments))
    case "check": self = .check(try StageOptions(&arguments))
    default:
      throw HostError(
        "“\(command)” is no command; there are film, site, strip, soak, replay, fuzz, check and help.")
    }
  }
}
