import UIKit

@testable import InteractiveModal

/// What the program does when valgrind runs it.
enum Work: String {
  /// Scenes under a finger, computed without views.
  case scene
  /// Frames of a flight, computed without views.
  case flight
  /// Moves of a finger that drags a card, each in a frame of its own.
  case drag
  /// The same with a card in a container.
  case dragContained
  /// The same over a dock with ten drafts.
  case dragOverDock
  /// The same between two detents, with content that is laid out in each frame.
  case dragHeights
  /// The same between the upper two of eight detents.
  case dragDetents
  /// The same with the last of ten modals, each on the one before.
  case dragNested
  /// The same with a finger that scrolls a list, while the card rests.
  case scroll
  /// Frames in which a card settles.
  case settle
  /// Settles of a card that a finger has pulled down a little, from the release to the rest.
  case wholeSettle
  /// The same with a delegate.
  case heardSettle
  /// Presentations, up to the first frame that moves.
  case present
  /// The first presentation of a process.
  case firstPresent
  /// The same with a thousand views on the screen behind.
  case presentOverViews
  /// Pushes with a stagger, up to the first frame: 25, 50 and 100 rows on each screen.
  case stagger25, stagger50, stagger100
  /// Pushes of 15 and 30 matched elements, up to the first frame.
  case matched15, matched30
  /// Moves of a finger that drags a card of thirty matched elements, or of fifty rows on each screen.
  case dragMatched, dragStagger
  /// A drag, settles and presentations of a sheet that is written by hand.
  case handDrag, handSettle, handPresent

  /// How often it is done: enough for a figure that does not depend on the start; `nil` for what is once in a process.
  var repetitions: Int? {
    switch self {
    case .scene, .flight: 50_000
    case .drag, .settle: 1000
    case .dragContained, .dragOverDock, .dragHeights, .dragDetents, .dragNested, .scroll, .wholeSettle,
      .heardSettle, .handDrag,
      .handSettle:
      50
    case .present, .presentOverViews, .dragMatched, .dragStagger, .handPresent: 20
    case .stagger25, .stagger50, .stagger100, .matched15, .matched30: 3
    case .firstPresent: nil
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

  /// The name of the function in which valgrind counts.
  static let countedName = "countedPart"

  /// Runs the part of the work that valgrind counts.
  @inline(never) @MainActor private static func countedPart(_ work: () -> Void) { work() }

  @MainActor func perform(_ count: Int) {
    switch self {
    case .scene:
      var scene = KitScene(under: Self.dragged().session)
      Self.countedPart { scene.play(count) }
    case .flight: Self.fly(count)
    case .drag: Self.drag(count)
    case .dragContained: Self.drag(count, on: Desk(isContained: true))
    case .dragOverDock: Self.drag(count, on: Desk(isContained: true, docked: 10))
    case .dragHeights: Self.drag(count, on: Desk(configuration: .heights(2)))
    case .dragDetents: Self.drag(count, on: Desk(configuration: .heights(8)))
    case .dragNested: Self.drag(count, on: Desk(modals: 10))
    case .scroll: Self.scroll(count)
    case .settle: Self.settle(count)
    case .wholeSettle: Self.settleWhole(count, on: Desk(framesPerSecond: 120, isHeard: false))
    case .heardSettle: Self.settleWhole(count, on: Desk(framesPerSecond: 120))
    case .present, .firstPresent: Self.present(count)
    case .presentOverViews: Self.present(count, views: 1000)
    case .stagger25: Self.push(count, .stagger(rows: 25))
    case .stagger50: Self.push(count, .stagger(rows: 50))
    case .stagger100: Self.push(count, .stagger(rows: 100))
    case .matched15: Self.push(count, .matched(elements: 15))
    case .matched30: Self.push(count, .matched(elements: 30))
    case .dragMatched: Self.drag(count, on: .matched(elements: 30))
    case .dragStagger: Self.drag(count, on: .stagger(rows: 50))
    case .handDrag: Self.drag(count, on: Desk(isByHand: true))
    case .handSettle: Self.settleWhole(count, on: Desk(framesPerSecond: 120, isByHand: true))
    case .handPresent: Self.present(count, isByHand: true)
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
    countedPart { for event in 0..<count { desk.step(by: event / 50 % 2 == 0 ? -3 : 3) } }
  }

  /// The finger goes up and down on the list, whose content is long.
  @MainActor private static func scroll(_ count: Int) {
    let desk = Desk(hasList: true)
    desk.finger.down(at: CGPoint(x: 200, y: 600))
    desk.drag(by: -200, in: 50)
    countedPart { for event in 0..<count { desk.step(by: event / 20 % 2 == 0 ? -3 : 3) } }
  }

  @MainActor private static func fly(_ count: Int) {
    let desk = dragged(Desk(configuration: .slow))
    var interaction = desk.session.interaction
    _ = interaction.handle(.released(velocity: 0), at: 0)
    countedPart { for frame in 0..<count { _ = interaction.handle(.frame, at: Double(frame) * 1e-4) } }
  }

  /// Without a delegate Core Animation plays the flight, and the kit is called at its end.
  @MainActor private static func settleWhole(_ count: Int, on desk: Desk) {
    for _ in 0..<count {
      desk.touch()
      desk.drag(by: 300, in: 10)
      desk.clock.advance(by: 0.2)
      countedPart {
        desk.finger.up()
        desk.clock.runUntilIdle()
      }
    }
  }

  @MainActor private static func settle(_ count: Int) {
    let desk = dragged(Desk(configuration: .slow))
    desk.clock.advance(by: 0.5)
    desk.finger.up()
    countedPart { desk.clock.advance(by: Double(count) / desk.clock.framesPerSecond) }
  }

  @MainActor private static func present(_ count: Int, views: Int = 0, isByHand: Bool = false) {
    let simulator = Simulator(framesPerSecond: 120)
    let list = ListController()
    for _ in 0..<views { list.view.addSubview(UIView()) }
    simulator.launch(root: list)
    for _ in 0..<count {
      let draft = DraftController()
      let sheet = HandSheet()
      countedPart {
        if isByHand { sheet.present(draft, on: list) } else { list.present(draft, as: .mail) }
        simulator.clock.advance(by: 3 / 120)
      }
      simulator.clock.runUntilIdle()
      list.dismiss(animated: false)
      simulator.clock.runUntilIdle()
    }
  }

  @MainActor private static func push(_ count: Int, _ pages: Pages) {
    for _ in 0..<count {
      countedPart { pages.push() }
      pages.pop()
    }
  }

  @MainActor private static func drag(_ count: Int, on pages: Pages) {
    pages.push()
    pages.simulator.clock.runUntilIdle()
    let finger = pages.simulator.makeFinger()
    finger.down(at: CGPoint(x: 5, y: 400))
    func step(by points: CGFloat) {
      pages.simulator.clock.advance(by: 1 / 120)
      finger.move(to: CGPoint(x: finger.location.x + points, y: 400))
    }
    for _ in 0..<50 { step(by: 3) }
    countedPart { for event in 0..<count { step(by: event / 20 % 2 == 0 ? 3 : -3) } }
  }
}

extension ModalConfiguration {
  /// Mail's, with a spring so slow that the card is on its way in every frame.
  fileprivate static var slow: ModalConfiguration {
    var configuration = mail
    configuration.motion.tapSpring = TransitionSpring(dampingRatio: 1, response: 100)
    return configuration
  }

  /// Mail's, with small detents below the large one.
  fileprivate static func heights(_ count: Int) -> ModalConfiguration {
    var configuration = mail
    configuration.detents = (1..<count).map { .height(CGFloat($0 * 20) + 150) } + [.large]
    configuration.initialDetent = .large
    return configuration
  }
}
