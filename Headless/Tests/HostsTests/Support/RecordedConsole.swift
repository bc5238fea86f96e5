import Foundation
import Testing
import UIKit

@testable import HeadlessHosts

/// Keeps what a host says.
@MainActor final class RecordedConsole {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  var console: Console { Console(say: { self.lines.append($0) }, complain: { self.complaints.append($0) }) }

  /// Runs a host and returns its exit status.
  func run(_ words: [String], on app: any UIApplicationDelegate.Type = TinyApp<Faultless>.self) -> Int32 {
    Host.run(app, arguments: words, console: console)
  }

  func run(_ words: String..., on app: any UIApplicationDelegate.Type = TinyApp<Faultless>.self) -> Int32 {
    run(words, on: app)
  }

  /// Runs a host that draws a file, and returns what the file holds.
  func drawing(_ words: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.path(of: "drawing.svg")
    #expect(run(words + ["-o", file]) == 0)
    #expect(complaints == [])
    return try String(contentsOfFile: file, encoding: .utf8)
  }
}

extension String {
  /// How often a part stands in the text.
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
