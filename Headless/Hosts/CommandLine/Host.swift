import UIKit

/// Runs an app as the command line asks: what `@main` comes to where there is no screen.
@MainActor enum Host {
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - inspector: Looks at the app as well while anything happens to it.
  ///   - knobs: The knobs that the page shows; none by default.
  /// - Returns: The status to exit with.
  static func run(
    _ app: any UIApplicationDelegate.Type, arguments: [String], console: Console = .standard,
    inspector: (any FuzzInspector.Type)? = nil, knobs: (any KnobBoard.Type)? = nil
  ) -> Int32 {
    do throws(HostError) {
      return try run(app, Command(arguments), console, inspector, knobs).rawValue
    } catch {
      console.complain(error.sentence)
      return ExitStatus.refused.rawValue
    }
  }

  private static func run(
    _ app: any UIApplicationDelegate.Type, _ command: Command, _ console: Console,
    _ inspector: (any FuzzInspector.Type)?, _ knobs: (any KnobBoard.Type)?
  ) throws(HostError) -> ExitStatus {
    switch command {
    case .help: console.say(Usage.text(program: ProcessInfo.processInfo.processName))
    case .live(let options): try serve(app, options, knobs, console)
    case .film(let options): try FilmHost(app: app, options: options, console: console).run()
    case .site(let options): try SiteHost(app: app, output: options.output, console: console).run()
    case .strip(let options): try StripHost(app: app, options: options, console: console).run()
    case .soak(let options):
      return try SoakHost(app: app, options: options, console: console).run()
    case .replay(let options):
      return try ReplayHost(app: app, options: options, console: console).run()
    case .fuzz(let options):
      return try FuzzHost(app: app, options: options, console: console, inspector: inspector).run()
    case .check(let stage): try CheckHost(app: app, stage: stage).run()
    }
    return .success
  }

  /// Serves the page until the process is told to end.
  private static func serve(
    _ app: any UIApplicationDelegate.Type, _ options: LiveOptions, _ knobs: (any KnobBoard.Type)?,
    _ console: Console
  ) throws(HostError) {
    let host = LiveHost(app, options, knobs: knobs?.init())
    let server = try HTTPServer(port: options.port, handler: host)
    console.say("The app is live at http://127.0.0.1:\(server.port) until you press Ctrl-C.")
    while RunLoop.main.run(mode: .default, before: .distantFuture) { host.mainThreadDidRun() }
    server.close()
  }
}

extension Host {
  /// Runs an app as the process's own command line asks, and exits. The app keeps no caches for its
  /// next run, unless the environment names a folder for them.
  static func main(
    _ app: any UIApplicationDelegate.Type, inspector: any FuzzInspector.Type, knobs: any KnobBoard.Type
  ) -> Never {
    setenv("XDG_CACHE_HOME", "/dev/null", 0)
    let words = Array(CommandLine.arguments.dropFirst())
    if ["check", "fuzz", "site", "strip"].contains(words.first) { TaskThread.makeMain() }
    exit(run(app, arguments: words, inspector: inspector, knobs: knobs))
  }
}

/// How a host ended, as the shell is told.
enum ExitStatus: Int32 {
  case success = 0
  /// Some files of a folder could not be used; the others were.
  case incomplete = 1
  /// The command line, a file or the app is at fault; standard error says how.
  case refused = 2
  /// The check of the app failed, or a replay broke a limit; the last lines say how.
  case disproved = 3
}
