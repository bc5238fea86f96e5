import UIKit

/// What happens to an app, from its launch on a device: `iPhone 15: touch 1 0.4; up 1`.
struct FuzzScript: Equatable, Sendable {
  var device: Device
  var events: [FuzzEvent]

  init(on device: Device, _ events: [FuzzEvent]) {
    self.device = device
    self.events = events
  }

  /// - Parameter text: As `text` tells it; spaces and line breaks do not count.
  init(_ text: String) throws(HostError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw HostError("A script begins with the name of a device and a colon, as “iPhone 15: touch 1 0.4”.")
    }
    device = try .wanted(String(parts[0]))
    events = []
    for word in parts[1].split(separator: ";") {
      let event = word.trimmingCharacters(in: .whitespacesAndNewlines)
      if !event.isEmpty { events.append(try FuzzEvent(event)) }
    }
  }

  /// The shortest script that is found to fail: fewer events, and fewer steps of its fingers' trails.
  @MainActor func shortened(while fails: @escaping (FuzzScript) -> Bool) -> FuzzScript {
    var short = self
    short.events = FuzzShrinker { fails(FuzzScript(on: device, $0)) }.shrunk(events)
    for index in short.events.indices where short.events[index].verb == .trail {
      let (whole, trail) = (short, short.events[index])
      func script(_ steps: [FuzzTrailStep]) -> FuzzScript {
        var script = whole
        script.events[index] = FuzzEvent(finger: trail.numbers[0], steps)
        return script
      }
      short = script(FuzzShrinker { fails(script($0)) }.shrunk(trail.steps))
    }
    return short
  }

  var text: String { "\(device.name): \(events.map(\.text).joined(separator: "; "))" }
}
