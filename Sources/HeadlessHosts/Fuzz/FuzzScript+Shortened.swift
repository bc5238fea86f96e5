extension FuzzScript {
  /// The shortest script that is found to fail: fewer events, and fewer steps of its fingers' ways.
  @MainActor func shortened(while fails: @escaping (FuzzScript) -> Bool) -> FuzzScript {
    let shrinker = FuzzShrinker<FuzzEvent> { fails(FuzzScript(on: device, $0)) }
    var short = FuzzScript(on: device, shrinker.shrunk(events))
    for index in short.events.indices where short.events[index].verb == .trail {
      let finger = short.events[index].numbers[0]
      let steps = FuzzShrinker<FuzzTrailStep> {
        fails(FuzzScript(on: device, short.events.with(FuzzEvent(finger: finger, $0), at: index)))
      }
      short.events[index] = FuzzEvent(finger: finger, steps.shrunk(short.events[index].steps))
    }
    return short
  }
}
