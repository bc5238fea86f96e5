import Foundation

/// Runs an app as the command line asks: what `@main` comes to where there is no screen.
@MainActor enum Host {
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The status to exit with.
  static func run(
    _ app: any UIApplicationDelegate.Type, arguments: [String], console: Console = .standard
  ) -> Int32 {
    do throws(HostError) {
      return try run(app, Command(arguments), console).rawValue
    } catch {
      console.complain(error.sentence)
      return ExitStatus.refused.rawValue
    }
  }

  private static func run(
    _ app: any UIApplicationDelegate.Type, _ command: Command, _ console: Console
  ) throws(HostError) -> ExitStatus {
    switch command {
    case .help:
      console.say(Usage.text(program: ProcessInfo.processInfo.processName))
      return .success
    case .film(let options):
      try FilmHost(app: app, options: options, console: console).run()
      return .success
    case .replay(let options):
      return try ReplayHost(app: app, options: options, console: console).run()
    }
  }
}
