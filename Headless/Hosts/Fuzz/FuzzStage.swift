import UIKit

/// An app on a virtual device, and the random events that happen to it.
@MainActor final class FuzzStage {
  /// Seconds that an app may take to come to rest. Slow motion and the kit's watchdog take long.
  private static let patience: TimeInterval = 60
  /// Seconds for which a finger that stands still has a velocity.
  private static let memory: TimeInterval = 0.15
  /// How many times tasks may go on after one event; most wait after one or two.
  private static let taskSteps = 5

  private let app: any UIApplicationDelegate.Type
  private let variant: Int
  private let inspectorType: (any FuzzInspector.Type)?
  private(set) var inspector: (any FuzzInspector)?
  let avoided: Set<String>
  private(set) var simulator: Simulator
  /// The register of live objects of each launch.
  private(set) var registers: [LifeRegister] = []
  /// How the app looked and what was alive when it had been launched.
  private(set) var home: FuzzHome
  var fingers: [Finger] = []
  var trackpad: Trackpad
  /// The first fault of a frame, or of an earlier launch of the app as it left the screen.
  private(set) var faultBefore: String?
  private var continuity = FuzzContinuity()
  private var user = UserOracle()
  private var transition = UserTransition()
  /// How often the app had reacted, and the size of the window, in the last frame.
  private var lastMoment = (0, CGSize.zero)
  /// What has been done since the last frame.
  private var hand = FuzzHand()
  private var handSteps: [(time: TimeInterval, velocity: CGFloat)] = []
  /// Completions that UIKit still owes the app. A careful app waits for them.
  var owed = 0

  init(
    _ app: any UIApplicationDelegate.Type, playing script: FuzzScript, avoiding avoided: Set<String>,
    inspector: (any FuzzInspector.Type)? = nil
  ) {
    self.app = app
    self.avoided = avoided
    variant = script.variant
    inspectorType = inspector
    (simulator, home) = Self.launch(app, variant, on: script.device)
    trackpad = simulator.makeTrackpad()
    didLaunch()
  }

  private static func launch(
    _ app: any UIApplicationDelegate.Type, _ variant: Int, on device: Device
  ) -> (Simulator, FuzzHome) {
    (app as? any FuzzedApp.Type)?.nextVariant = variant
    let simulator = Simulator(device: device)
    simulator.launch(app)
    simulator.clock.runUntilIdle()
    return (simulator, FuzzHome(of: simulator))
  }

  private func didLaunch() {
    fingers = (0..<3).map { _ in simulator.makeFinger() }
    registers.append(simulator.lives)
    inspector = inspectorType?.init()
    clock.onFrame { [weak self] in self?.lookAtFrame() }
  }

  var clock: Clock { simulator.clock }

  /// Takes the whole app off the screen at once and launches it again.
  private func relaunch(on device: Device) {
    for finger in fingers { finger.cancel() }
    trackpad.cancel()
    simulator.transitionStart = .nextTurn
    simulator.window?.rootViewController = nil
    _ = comeToRest()
    faultBefore = faultBefore ?? faultNow
    (fingers, inspector) = ([], nil)
    user.forget()
    (simulator, home) = Self.launch(app, variant, on: device)
    trackpad = simulator.makeTrackpad()
    owed = 0
    didLaunch()
  }

  // MARK: Frames

  private func lookAtFrame() {
    handSteps.removeAll { clock.now - $0.time > Self.memory }
    hand.velocity = handSteps.map(\.velocity).max() ?? 0
    defer { hand = FuzzHand() }
    guard let window = simulator.window, faultBefore == nil else { return }
    let moment = (fuzzedApp?.reactions ?? 0, window.bounds.size)
    if moment != lastMoment { expectJump() }
    lastMoment = moment
    faultBefore =
      simulator.isTurning ? nil : continuity.fault(of: shownViews, in: window, hand: hand, clock: clock)
    if simulator.isTurning { continuity.forget() }
    faultBefore =
      faultBefore ?? inspector?.fault(on: self) ?? user.faultInFrame(on: self)
      ?? transition.faultInFrame(on: self)
  }

  /// A finger has moved so many points in so many seconds.
  func noteWay(_ way: CGVector, over seconds: TimeInterval) {
    let points = hypot(way.dx, way.dy)
    hand.way += points
    handSteps.append((clock.now, points / max(seconds, 0.001)))
  }

  /// Fingers have landed, or let go.
  func noteAct() { hand.isAct = true }

  /// The views of all controllers on the screen; of a modal its card, which shows what is in it. Each comes
  /// with the cards in front of it.
  ///
  /// Any app lays children out as it likes; they are compared in a `FuzzedApp` only.
  private var shownViews: [(view: UIView, cards: [UIView])] {
    shown.flatMap { controller in
      let front = [controller.presentedViewController?.presentationController?.presentedView]
      let view =
        controller.presentingViewController == nil
        ? controller.viewIfLoaded : controller.presentationController?.presentedView
      let children = fuzzedApp.map { views(of: controller.withChildren.dropFirst(), among: $0.cards) } ?? []
      return ([(view, [])] + children).compactMap { view, cards in
        view.map { ($0, (front + cards).compactMap { $0 }) }
      }
    }
  }

  /// The views of children, each with the cards beside the root that are in front of it.
  private func views(
    of children: some Sequence<UIViewController>, among cards: [FuzzCard]
  ) -> [(view: UIView?, cards: [UIView?])] {
    children.map { child in
      let own = cards.firstIndex { $0.controller.withChildren.contains(child) }
      let view = own.flatMap { cards[$0].controller === child ? cards[$0].view : nil } ?? child.viewIfLoaded
      return (view, cards.dropFirst(own.map { $0 + 1 } ?? 0).map(\.view))
    }
  }

  /// Gives the app's window another size.
  func resize(to size: CGSize) {
    guard let window = simulator.window else { return simulator.resize(to: size) }
    let fault = FuzzContinuity.fault(
      ofResize: { simulator.resize(to: size) }, on: shownViews.map(\.view), in: window, clock: clock)
    faultBefore = faultBefore ?? fault
  }

  /// What comes next may show everything elsewhere at once.
  func expectJump() {
    continuity.forget()
    transition.forget()
  }

  // MARK: Events

  /// Performs an event and the work that it asks for in the next turn.
  func perform(_ event: FuzzEvent) {
    let numbers = event.numbers
    user.willPerform(event, on: self)
    transition.willPerform(on: self)
    if event.isAbrupt { expectJump() }
    hand.isAct = hand.isAct || !event.isPassive
    switch event.verb {
    case .touch, .down, .move, .up, .take: moveFinger(event.verb, numbers)
    case .trail: draw(event)
    case .padDown, .padMove, .padUp, .wheel: scroll(event.verb, numbers)
    case .type, .paste, .escape, .period, .return, .delete, .tab, .scrub: press(event.verb)
    case .wait, .hitch, .stall, .twice, .pace, .jitter: pass(event.verb, numbers.first ?? 0)
    case .relaunch: relaunch(on: Device.all[Int(numbers[0])])
    case .portrait, .left, .right, .resize, .fill, .interrupt, .background, .inward, .outward:
      change(event.verb, numbers)
    case .dark, .light, .mirrored, .unmirrored, .still, .moving, .fading, .contrast, .plain, .text, .keyboard,
      .software:
      set(event.verb, numbers.first ?? 0)
    case .alert, .sheet, .page, .dismiss, .vanish, .leave, .pop, .root, .push, .forget, .swap:
      act(event.verb, numbers.first ?? 0)
    case .present, .request, .withdraw, .permit, .answer, .react, .select, .prefer, .scroll, .refresh, .focus,
      .blur,
      .show, .children, .style, .source, .layout, .reload, .gate, .lock:
      fuzzedApp?.perform(event, on: self)
    case .late: simulator.transitionStart = .after(numbers[0])
    case .lost: simulator.transitionStart = .never
    case .prompt: simulator.transitionStart = .nextTurn
    }
    transition.didPerform(on: self)
    runTasks()
    faultBefore = faultBefore ?? transition.faultOfStart(on: self) ?? user.faultNow(on: self)
  }

  /// A finger lands on the screen.
  func noteLanding(at place: CGPoint) { user.fingerWillLand(at: place, on: self) }

  /// Asks what the user sees when nothing moves.
  func lookAtRest() { faultBefore = faultBefore ?? user.faultAtRest(on: self) }

  /// The fault of a moment in which the app must show something.
  func note(_ fault: String?) { faultBefore = faultBefore ?? fault }

  /// Runs the app's tasks. They run in turns of the real run loop, in real time.
  func runTasks() {
    for _ in 0..<Self.taskSteps {
      clock.runTurns()
      TaskThread.run()
    }
    clock.runTurns()
  }

  /// Runs the app until it is at rest, tasks included. Returns false if it never rests.
  func comeToRest() -> Bool {
    for _ in 0..<10 {
      clock.runUntilIdle(limit: Self.patience)
      runTasks()
      if clock.isIdle { return true }
    }
    return false
  }

  private func pass(_ verb: FuzzVerb, _ number: Double) {
    switch verb {
    case .hitch, .stall: clock.stall(for: number)
    case .twice: clock.frame(at: clock.now)
    case .pace: clock.framesPerSecond = number
    case .jitter: clock.frameJitter = number == 0 ? nil : { sin(Double($0) * 2.3) * number }
    default: clock.advance(by: number)
    }
  }
}
