import UIKit

/// What happens to an app, from its launch on a device: `iPhone 15: touch 1 0.4; up 1`.
///
/// A `FuzzedApp` has variants, one bit for each choice: `iPhone 15 #5: present 1`.
struct FuzzScript: Equatable, Sendable {
  var device: Device
  var variant = 0
  var events: [FuzzEvent]

  init(on device: Device, variant: Int = 0, _ events: [FuzzEvent]) {
    self.device = device
    self.variant = variant
    self.events = events
  }

  /// - Parameter text: As `text` tells it; spaces and line breaks do not count.
  init(_ text: String) throws(HostError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw HostError("A script begins with the name of a device and a colon, as “iPhone 15: touch 1 0.4”.")
    }
    let head = parts[0].split(separator: "#", maxSplits: 1)
    device = try .wanted((head.first ?? "").trimmingCharacters(in: .whitespaces))
    variant = head.count < 2 ? 0 : try Self.variant(head[1])
    events = []
    for word in parts[1].split(separator: ";") {
      let event = word.trimmingCharacters(in: .whitespacesAndNewlines)
      if !event.isEmpty { events.append(try FuzzEvent(event)) }
    }
  }

  private static func variant(_ word: Substring) throws(HostError) -> Int {
    guard let variant = Int(word.trimmingCharacters(in: .whitespaces)), variant >= 0 else {
      throw HostError("“#\(word)” is not the number of a variant.")
    }
    return variant
  }

  /// The shortest script that is found to fail: fewer events, fewer choices, and fewer steps of its
  /// fingers' trails.
  @MainActor func shortened(while fails: @escaping (FuzzScript) -> Bool) -> FuzzScript {
    var short = self
    short.events = FuzzShrinker { fails(FuzzScript(on: device, variant: variant, $0)) }.shrunk(events)
    for bit in 0..<Int.bitWidth - 1 where variant & 1 << bit != 0 {
      var simpler = short
      simpler.variant &= ~(1 << bit)
      if fails(simpler) { short = simpler }
    }
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

  var text: String {
    "\(device.name)\(variant == 0 ? "" : " #\(variant)"): \(events.map(\.text).joined(separator: "; "))"
  }
}

/// Leaves out steps of a sequence that fails, as many as it can (ddmin, Zeller and Hildebrandt 2002).
@MainActor struct FuzzShrinker<Step> {
  /// Returns whether these steps still fail.
  let fails: ([Step]) -> Bool

  /// Leaves out ever smaller runs of `steps`, down to single ones. All of them together must fail.
  func shrunk(_ steps: [Step]) -> [Step] {
    var (steps, size) = (steps, max(1, steps.count / 2))
    while true {
      let shorter = leavingOut(size, of: steps)
      if shorter.count == steps.count {
        if size == 1 { return steps }
        size = max(1, size / 2)
      }
      steps = shorter
    }
  }

  /// Leaves out each run of `size` steps that the fault does not need, from the last to the first.
  private func leavingOut(_ size: Int, of steps: [Step]) -> [Step] {
    var steps = steps
    for start in stride(from: 0, to: steps.count, by: size).reversed() {
      var fewer = steps
      fewer.removeSubrange(start..<min(start + size, steps.count))
      if fails(fewer) { steps = fewer }
    }
    return steps
  }
}
