import Foundation

#if canImport(os)
  import os
#endif

/// Marks intervals for Instruments, in the subsystem `InteractiveModal`.
///
/// While no tool records, an interval costs the question whether one does.
@MainActor struct Signposts {
  enum Interval: CaseIterable {
    /// A finger is on a screen that the kit moves, or two fingers pan on a trackpad.
    case gesture
    /// Core Animation plays a flight. Instruments counts the frames that it drops.
    case flight
    /// The kit lays out the container of a modal, or the content of a card that changes its size.
    case layout
  }

  typealias End = @MainActor () -> Void

  /// Begins an interval, and returns what ends it; `nil` if no tool records.
  let start: @MainActor (Interval) -> End?

  static func begin(_ interval: Interval) -> End? { SharedState.current.signposts.start(interval) }

  #if canImport(os)
    private static let signposter = OSSignposter(subsystem: "InteractiveModal", category: "Transitions")

    static let system = Signposts { interval in
      guard signposter.isEnabled else { return nil }
      let id = signposter.makeSignpostID()
      switch interval {
      case .gesture:
        let state = signposter.beginInterval("Gesture", id: id)
        return { signposter.endInterval("Gesture", state) }
      case .flight:
        let state = signposter.beginAnimationInterval("Flight", id: id)
        return { signposter.endInterval("Flight", state) }
      case .layout:
        let state = signposter.beginInterval("Layout", id: id)
        return { signposter.endInterval("Layout", state) }
      }
    }
  #else
    static let system = Signposts { _ in nil }
  #endif
}
