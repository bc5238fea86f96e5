import UIKit

/// Plays a script on an app that was launched for it, and checks after every event and in every frame whether
/// all is in order.
@MainActor struct FuzzRun {
  let app: any UIApplicationDelegate.Type
  let avoided: Set<String>
  /// Looks at the app as well.
  var inspector: (any FuzzInspector.Type)?
  /// Takes a line for each event and for the rest at the end, with a digest of the outcome.
  var trace: ((String) -> Void)?

  /// Plays the script. Returns the fault, a sentence without its full stop; `nil` if there is none.
  func fault(of script: FuzzScript) -> String? {
    var registers: [LifeRegister] = []
    if let fault = play(script, &registers) { return fault }
    // A new simulator takes over, so that the last one is released.
    _ = Simulator()
    TaskThread.run()
    let excess = registers.lazy.compactMap { $0.census.withoutPopovers.excess(over: Census([:])) }.first
    return excess.map { "when the app had gone, \($0.withoutFullStop)" }
  }

  private func play(_ script: FuzzScript, _ registers: inout [LifeRegister]) -> String? {
    let stage = FuzzStage(app, playing: script, avoiding: avoided, inspector: inspector)
    defer { registers = stage.registers }
    for event in script.events {
      trace?(event.text)
      stage.perform(event)
      trace?("  \(FuzzDigest(of: stage).text)")
      if let fault = stage.faultNow { return "after “\(event.text)”, \(fault)" }
    }
    let fault = stage.faultAtRest()
    trace?("at rest: \(FuzzDigest(of: stage).text)")
    return fault.map { "when the fingers had left, \($0)" }
      ?? stage.faultAtHome().map { "when all was dismissed, \($0)" }
  }
}

extension String {
  /// A sentence to go on with.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
