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
    return excess.map { "when the app had gone, \($0.withoutFullStop)" }
  }

  private func play(_ script: FuzzScript, _ registers: inout [LifeRegister]) -> String? {
    let stage = FuzzStage(app, on: script.device, avoiding: avoided)
    defer { registers = stage.registers }
    for event in script.events {
      stage.perform(event)
      if let fault = stage.faultNow { return "after “\(event.text)”, \(fault)" }
    }
    return stage.faultAtRest().map { "when the fingers had left, \($0)" }
      ?? stage.faultAtHome().map { "when all was dismissed, \($0)" }
  }
}
