import UIKit

@testable import InteractiveModal

/// What the program does when it runs itself, to be counted from outside.
enum Work: String {
  /// Scenes, computed by the kit.
  case kitScene
  /// The same scenes in a straight line.
  case straightLine
  /// Moves of a finger that drags a card, each in a frame of its own.
  case drag
  /// Frames in which a card is on its way.
  case settle

  /// Settles of a card that a finger has pulled down a little, from the release to the rest.
  case wholeSettle

  /// Frames of a flight, computed without views.
  case flight

  /// The hidden argument that asks for it, before its name and how often it is to be done.
  static let argument = "--work"

  /// - Parameter arguments: The program's, its name left out.
  static func wanted(by arguments: [String]) -> (work: Work, count: Int)? {
    guard arguments.count == 3, arguments[0] == argument, let work = Work(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else { return nil }
    return (work, count)
  }

  @MainActor func perform(_ count: Int) {
    switch self {
    case .kitScene: Self.play(KitScene(under: Self.dragged().driver), count)
    case .straightLine: Self.play(StraightLine(under: Self.dragged().driver), count)
    case .drag: Self.drag(count)
    case .settle: Self.settle(count)
    case .wholeSettle: Self.settleWhole(count)
    case .flight: Self.fly(count)
    }
  }

  @MainActor private static func play(_ scene: (some Scene)?, _ count: Int) {
    var scene = scene
    scene?.play(count)
  }

  /// A desk whose draft a finger has pulled half-way down.
  @MainActor private static func dragged(_ configuration: ModalConfiguration = .mail) -> Desk {
    let desk = Desk(configuration: configuration)
    desk.touch()
    desk.drag(by: 400, in: 100)
    return desk
  }

  @MainActor private static func drag(_ count: Int) {
    let desk = dragged()
    for event in 0..<count { desk.step(by: event / 50 % 2 == 0 ? -3 : 3) }
  }

  @MainActor private static func fly(_ count: Int) {
    let desk = dragged(.slow)
    var interaction = desk.driver.interaction
    _ = interaction.handle(.released(velocity: 0, at: 0))
    for frame in 0..<count { _ = interaction.handle(.frame(at: Double(frame) * 1e-4)) }
  }

  /// Nobody listens: Core Animation plays the flight, and the kit hears of its end.
  @MainActor private static func settleWhole(_ count: Int) {
    let desk = Desk(framesPerSecond: 120, isHeard: false)
    for _ in 0..<count {
      desk.driver.handle(.began(.granted))
      desk.driver.handle(.moved(by: 300, velocity: 0))
      desk.driver.handle(.released(velocity: 0, at: desk.clock.now))
      desk.clock.runUntilIdle()
    }
  }

  @MainActor private static func settle(_ count: Int) {
    let desk = dragged(.slow)
    desk.clock.advance(by: 0.5)
    desk.finger.up()
    desk.clock.advance(by: Double(count) / desk.clock.framesPerSecond)
  }
}

extension ModalConfiguration {
  /// Mail's, with a spring so slow that the card is on its way in every frame.
  fileprivate static var slow: ModalConfiguration {
    var configuration = mail
    configuration.motion.tapSpring = TransitionSpring(dampingRatio: 1, response: 100)
    return configuration
  }
}
