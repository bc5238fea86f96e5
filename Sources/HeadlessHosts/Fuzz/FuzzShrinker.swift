import UIKit

/// Makes a script that fails as short as it gets while it still does (ddmin, Zeller and Hildebrandt 2002).
///
/// It leaves out ever smaller runs of events, then single numbers of what is left are made plain.
@MainActor struct FuzzShrinker<Event> {
  /// Returns whether these events still cause the fault.
  let fails: ([Event]) -> Bool

  /// - Parameter events: They fail.
  func shrunk(_ events: [Event]) -> [Event] {
    var (events, size) = (events, max(1, events.count / 2))
    while true {
      let shorter = leavingOut(size, of: events)
      if shorter.count < events.count {
        events = shorter
      } else if size == 1 {
        return events
      } else {
        size = max(1, size / 2)
      }
    }
  }

  /// Leaves out each run of `size` events that the fault does not need, from the last to the first.
  private func leavingOut(_ size: Int, of events: [Event]) -> [Event] {
    var events = events
    for start in stride(from: 0, to: events.count, by: size).reversed() {
      var fewer = events
      fewer.removeSubrange(start..<min(start + size, events.count))
      if fails(fewer) { events = fewer }
    }
    return events
  }
}
