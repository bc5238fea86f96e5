import UIKit

/// What happened, in order, a few words each.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What happened since the last look.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
