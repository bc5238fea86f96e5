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
