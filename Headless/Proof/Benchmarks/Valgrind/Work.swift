import UIKit

@testable import InteractiveModal

/// What the program does when valgrind runs it.
enum Work: String {
  /// Scenes under a finger, computed without views.
  case scene
  /// Moves of a finger that drags a card, each in a frame of its own.
  case drag
  /// The same with a card in a container.
  case dragContained
  /// Frames in which a card settles.
  case settle
  /// Settles of a card that a finger has pulled down a little, from the release to the rest.
  case wholeSettle
  /// The same with a delegate.
  case heardSettle
  /// Frames of a flight, computed without views.
  case flight

  /// How often it is done: enough for a figure that does not depend on the start.
  var repetitions: Int {
    switch self {
    case .scene, .flight: 50_000
    case .drag, .settle: 1000
    case .dragContained, .wholeSettle, .heardSettle: 50
    }
  }

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
    case .scene:
      var scene = KitScene(under: Self.dragged().session)
      scene.play(count)
    case .drag: Self.drag(count)
    case .dragContained: Self.drag(count, on: Desk(isContained: true))
    case .settle: Self.settle(count)
    case .wholeSettle: Self.settleWhole(count, isHeard: false)
    case .heardSettle: Self.settleWhole(count, isHeard: true)
    case .flight: Self.fly(count)
    }
  }

  /// A desk whose draft a finger has pulled half-way down.
  @MainActor private static func dragged(_ desk: Desk = Desk()) -> Desk {
    desk.touch()
    desk.drag(by: 400, in: 100)
    return desk
  }

  @MainActor private static func drag(_ count: Int, on desk: Desk = Desk()) {
    let desk = dragged(desk)
    for event in 0..<count { desk.step(by: event / 50 % 2 == 0 ? -3 : 3) }
  }

  @MainActor private static func fly(_ count: Int) {
    let desk = dragged(Desk(configuration: .slow))
    var interaction = desk.session.interaction
    _ = interaction.handle(.released(velocity: 0), at: 0)
    for frame in 0..<count { _ = interaction.handle(.frame, at: Double(frame) * 1e-4) }
  }

  /// Without a delegate Core Animation plays the flight, and the kit is called at its end.
  @MainActor private static func settleWhole(_ count: Int, isHeard: Bool) {
    let desk = Desk(framesPerSecond: 120, isHeard: isHeard)
    for _ in 0..<count {
      desk.session.send(.began(.granted))
      desk.session.send(.moved(by: 300, velocity: 0))
      desk.session.send(.released(velocity: 0), at: desk.clock.now)
      desk.clock.runUntilIdle()
    }
  }

  @MainActor private static func settle(_ count: Int) {
    let desk = dragged(Desk(configuration: .slow))
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
