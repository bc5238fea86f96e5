import UIKit

@testable import HeadlessHosts

/// Keeps what a host says.
@MainActor final class RecordedConsole {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  func say(_ line: String) { lines.append(line) }
  func complain(_ sentence: String) { complaints.append(sentence) }

  /// Runs a host and returns its exit status.
  func run(_ app: any UIApplicationDelegate.Type = TinyApp<Faultless>.self, _ words: String...) -> Int32 {
    Host.run(app, arguments: words, console: Console(say: say, complain: complain))
  }
}
