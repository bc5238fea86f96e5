import UIKit

/// Makes scripts up: single events, and what a hand does in one go, with recorded fingers among it.
struct FuzzGenerator {
  private static let length = 4...40
  /// Verbs as often as their weights say: all, and those for any app.
  private static let verbs = FuzzVerb.allCases.flatMap { Array(repeating: $0, count: $0.weight) }
  private static let commonVerbs = verbs.filter { !$0.isOwn }

  /// Real fingers, which are spliced into scripts and changed a little.
  let recordings: [GestureRecording]
  /// How many variants the app has; 0 if it is not a `FuzzedApp`.
  private let variants: Int
  var random: SeededGenerator

  init(seed: UInt64, sequence: Int, recordings: [GestureRecording], variants: Int = 0) {
    self.recordings = recordings
    self.variants = variants
    random = SeededGenerator(seed: seed, sequence: sequence)
  }

  mutating func script() -> FuzzScript {
    let isUsual = Bool.random(using: &random)
    let device = isUsual ? .iPhone15 : Device.all.randomElement(using: &random) ?? .iPhone15
    var variant = 0
    if variants > 0 { variant = Int.random(in: 0..<variants, using: &random) }
    var events: [FuzzEvent] = variants > 0 ? [FuzzEvent(.present, [1])] : []
    let count = Int.random(in: Self.length, using: &random)
    while events.count < count { events += phrase() }
    return FuzzScript(on: device, variant: variant, events)
  }

  /// A few events that belong together, or one.
  private mutating func phrase() -> [FuzzEvent] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: tap()
    case 4, 5: drag()
    case 6: recordings.isEmpty ? drag() : recordedDrag()
    case 7, 8: letter()
    default: [event((variants > 0 ? Self.verbs : Self.commonVerbs).randomElement(using: &random) ?? .wait)]
    }
  }

  private mutating func event(_ verb: FuzzVerb) -> FuzzEvent {
    if verb == .trail { return trail(of: finger()) }
    return FuzzEvent(verb, verb.ranges.map { .random(in: $0, using: &random) })
  }

  private mutating func finger() -> Double { Double(Int.random(in: 1...3, using: &random)) }

  private mutating func landing(_ finger: Double) -> FuzzEvent {
    let (x, y) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
    return Int.random(in: 0..<4, using: &random) == 0
      ? FuzzEvent(.down, [finger, x, y]) : FuzzEvent(.touch, [finger, x])
  }

  private mutating func tap() -> [FuzzEvent] {
    let finger = finger()
    return [landing(finger), FuzzEvent(.wait, [0.04]), FuzzEvent(.up, [finger])]
  }

  private mutating func drag() -> [FuzzEvent] {
    let finger = finger()
    let isAcross = Bool.random(using: &random)
    let way = Double.random(in: -60...90, using: &random)
    let steps = Int.random(in: 1...8, using: &random)
    let step = FuzzEvent(.move, isAcross ? [finger, way, way / 20] : [finger, way / 20, way])
    return [landing(finger)] + Array(repeating: step, count: steps) + lift(finger)
  }

  private mutating func recordedDrag() -> [FuzzEvent] {
    let finger = finger()
    return [landing(finger), trail(of: finger)] + lift(finger)
  }

  /// Something is opened, written on and drawn away by its upper end; what that asks is answered, or not.
  private mutating func letter() -> [FuzzEvent] {
    let finger = finger()
    let pause = FuzzEvent(.wait, [0.4])
    let typing = Array(repeating: event(.type), count: Int.random(in: 0...2, using: &random))
    let bar = FuzzEvent(.down, [finger, 0.5, .random(in: 0.08...0.2, using: &random)])
    let way = FuzzEvent(.move, [finger, 0, .random(in: 20...140, using: &random)])
    let keyboard: [FuzzEvent] = Int.random(in: 0..<3, using: &random) == 0 ? [event(.software)] : []
    return keyboard + tap() + [pause, pause] + typing + [bar] + Array(repeating: way, count: 6) + lift(finger)
      + (Bool.random(using: &random) ? [pause] + tap() : [])
  }

  /// Mostly it lets go at once, sometimes later, and sometimes never.
  private mutating func lift(_ finger: Double) -> [FuzzEvent] {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: []
    case 1: [FuzzEvent(.take, [finger])]
    case 2: [FuzzEvent(.wait, [.random(in: 0...0.3, using: &random)]), FuzzEvent(.up, [finger])]
    default: [FuzzEvent(.up, [finger])]
    }
  }
}
