import Foundation

/// Plays a script on an app that was launched for it, and looks after every event whether all is in order.
@MainActor struct FuzzRun {
  let app: any UIApplicationDelegate.Type
  let avoided: Set<String>

  /// What is wrong in a sentence, or `nil`.
  func fault(of script: FuzzScript) -> String? {
    var registers: [LifeRegister] = []
    if let fault = play(script, &registers) { return fault }
    // Another one takes over, and nobody has the last one any more.
    _ = Simulator()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    let excess = registers.lazy.compactMap { $0.census.withoutPopovers.excess(over: Census([:])) }.first
    return excess.map { "The app has gone, and \($0)" }
  }

  private func play(_ script: FuzzScript, _ registers: inout [LifeRegister]) -> String? {
    let stage = FuzzStage(app, on: script.device, avoiding: avoided)
    defer { registers = stage.registers }
    for event in script.events {
      stage.perform(event)
      if let fault = stage.faultNow { return "\(fault), after “\(event.text)”" }
    }
    return stage.faultAtRest().map { "\($0), at rest" } ?? stage.faultAtHome().map { "\($0), at home" }
  }

  /// The shortest script that is found to have something wrong.
  func shrunk(_ script: FuzzScript) -> FuzzScript {
    let shrinker = FuzzShrinker<FuzzEvent> { fails($0, on: script.device) }
    var events = shrinker.shrunk(script.events)
    for index in events.indices where events[index].verb == .trail {
      let steps = FuzzShrinker<FuzzTrailStep> {
        fails(events.with(FuzzEvent(finger: events[index].numbers[0], $0), at: index), on: script.device)
      }
      let way = steps.shrunk(events[index].steps)
      events[index] = FuzzEvent(finger: events[index].numbers[0], way)
    }
    return FuzzScript(on: script.device, events)
  }

  private func fails(_ events: [FuzzEvent], on device: Device) -> Bool {
    fault(of: FuzzScript(on: device, events)) != nil
  }
}
