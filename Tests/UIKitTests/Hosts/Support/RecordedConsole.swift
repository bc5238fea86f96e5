import Foundation

@testable import UIKit

/// Keeps what a host says.
@MainActor final class RecordedConsole {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  /// Runs a host and returns its exit status.
  func run(_ app: any UIApplicationDelegate.Type = TinyApp<Faultless>.self, _ words: String...) -> Int32 {
    let console = Console(say: { self.lines.append($0) }, complain: { self.complaints.append($0) })
    return Host.run(app, arguments: words, console: console)
  }
}
