import UIKit

/// An app that runs in real time on a virtual device, for pages to look at and to touch.
///
/// All times are seconds of a monotonic real clock. The caller passes the time, and wakes the session
/// at `nextEvent`.
@MainActor final class LiveSession {
  /// For how long a release blocks the main thread, if the settings say so, in seconds.
  static let blockTime: TimeInterval = 1
  /// Distance of the spinner's centre from the lower edge of the screen, in points.
  private static let spinnerDistance: CGFloat = 120

  private let app: any UIApplicationDelegate.Type
  private(set) var simulator: Simulator
  private(set) var settings: LiveSettings
  private var journal = LayerJournal()
  private var scene = LiveScene()
  private var pace: LivePace
  private var fingers = LiveFingers()
  private var stands = CardStands()
  private(set) var tour = LiveTour()
  /// What came while the main thread was blocked; touches wait in the headless UIKit.
  private var held: [(input: LiveInput, page: Int)] = []
  private let recorder = GestureRecorder()
  private let spinner = MainThreadSpinner()
  private let knobs: (any KnobBoard)?

  init(
    _ app: any UIApplicationDelegate.Type, _ options: StageOptions, knobs: (any KnobBoard)? = nil,
    at time: TimeInterval
  ) {
    self.app = app
    self.knobs = knobs
    settings = LiveSettings(device: options.device.name, isDark: options.style == .dark)
    simulator = Simulator(device: options.device, orientation: options.orientation)
    pace = LivePace(real: time, virtual: simulator.clock.now)
    launch()
  }

  private func launch() {
    World.current.layerObservers.journal = journal
    simulator.onCall = { [recorder, weak clock] call in
      if let clock { recorder.note(call: call, at: clock.now) }
    }
    simulator.onPresent = { [weak knobs] in knobs?.prepare($0) }
    simulator.take(settings)
    simulator.launch(app)
  }

  private var clock: Clock { simulator.clock }

  // MARK: Time

  /// The real time of the next event without input: a frame that is needed, or scheduled work.
  var nextEvent: TimeInterval? {
    let frame =
      simulator.isAnimating || isMeasuring || !simulator.fadingIndicators.isEmpty ? clock.nextFrame : nil
    let next = [clock.nextEvent, frame, tour.next].compactMap { $0 }.min().map(pace.real)
    return next.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A finger that stops loses its speed by stopping, and the overlay shows it.
  private var isMeasuring: Bool { settings.showsOverlay && !fingers.isEmpty }

  /// Lets everything happen that is due until `time`, and takes a look at the result.
  func advance(to time: TimeInterval) {
    pass(to: time)
    adjustPace(at: time)
    tour.look(LiveTask.Glance(of: simulator, contained, track, isTouched: fingers.areVisitors))
    look()
    scene.update(
      simulator.windowScene.windows.map(\.layer),
      changed: journal.take() + simulator.animatedLayers + simulator.fadingIndicators.takeLayers())
  }

  private func pass(to time: TimeInterval) {
    while let due = tour.next, due <= pace.virtual(at: time) {
      clock.advance(to: due)
      if let input = tour.take(on: simulator) { perform(input, from: LiveShow.page, at: time) }
    }
    clock.advance(to: pace.virtual(at: time))
    performHeld(at: time)
  }

  /// Does what came while the main thread was blocked.
  private func performHeld(at time: TimeInterval) {
    guard !clock.isBlocked, !held.isEmpty else { return }
    let inputs = held
    held = []
    for (input, page) in inputs { perform(input, from: page, at: time) }
  }

  private func look() {
    contained.forEach { knobs?.prepare($0.controller) }
    let track = track
    let isFree = fingers.isEmpty && !clock.isBlocked
    let isAtRest = isFree && clock.isIdle && !simulator.isAnimating
    if isAtRest, let track { stands.note(track) }
    recorder.look(
      track.map(stands.completing), at: clock, finger: fingers.places.first, isResisting: isResisting,
      rest: isAtRest ? .whole : isFree ? .ofFinger : .none)
    spinner.isShown = clock.isBlocked || settings.blocksOnRelease && recorder.isRecording
  }

  /// Slow motion slows a finger's time as well: a card leaves the finger with the velocity that the screen shows.
  private func adjustPace(at time: TimeInterval) {
    let slowness = settings.isPaused ? .infinity : Double(settings.slowness)
    guard slowness != pace.slowness else { return }
    pace.change(to: slowness, at: time)
    clock.framesPerSecond =
      Double(simulator.device.maximumFramesPerSecond) * Double(settings.slowness)
  }

  /// Lets a paused app show its next frame.
  private func step(at time: TimeInterval) {
    guard settings.isPaused else { return }
    pace = LivePace(real: time, virtual: clock.now + 1 / clock.framesPerSecond)
    adjustPace(at: time)
    pass(to: time)
  }

  // MARK: Input

  /// Does what a page asks for, each thing at its own time.
  func receive(_ batch: LiveBatch, at time: TimeInterval) {
    for item in batch.items {
      let moment = time - item.age
      pass(to: moment)
      if item.input.isByHand { visitorActs() }
      perform(item.input, from: batch.page, at: moment)
      adjustPace(at: moment)
    }
    advance(to: time)
  }

  private func visitorActs() {
    fingers.leave(LiveShow.page)
    tour.visitorActs()
  }

  /// A page has gone: its fingers have left the glass with it.
  func leave(_ page: Int, at time: TimeInterval) {
    fingers.leave(page)
    advance(to: time)
  }

  private func perform(_ input: LiveInput, from page: Int, at time: TimeInterval) {
    if clock.isBlocked, input.waitsForMainThread { return held.append((input, page)) }
    switch input {
    case .touch(let touch): perform(touch, of: page)
    case .block(let seconds): block(for: seconds)
    case .scroll(let scroll):
      simulator.scroll(by: CGVector(dx: scroll.right, dy: scroll.down), at: CGPoint(x: scroll.x, y: scroll.y))
    case .text(let text): text.count == 1 ? simulator.type(text) : simulator.paste(text)
    case .key(let key): simulator.press(key)
    case .rotate(let clockwise): simulator.turn(clockwise: clockwise)
    case .interrupt: interrupt()
    case .set(let change): take(change, at: time)
    case .step: step(at: time)
    case .knobs(let values): knobs?.turn(values)
    case .chapter(let id): LiveChapter.named(id).map { play($0, at: time) }
    }
  }

  private func perform(_ touch: LiveTouch, of page: Int) {
    if touch.phase == .down { recorder.fingerWillLand() }
    let held = track
    fingers.perform(touch, of: page, on: simulator)
    look()
    guard fingers.isEmpty, !clock.isBlocked else { return }
    recorder.note(release: held.map(stands.completing), track, at: clock.now)
    if settings.blocksOnRelease, simulator.isAnimating { block(for: Self.blockTime) }
  }

  private func block(for seconds: TimeInterval) {
    clock.block(for: seconds)
    recorder.note(block: clock.now...(clock.now + seconds))
    spinner.isShown = true
  }

  private func interrupt() {
    fingers.removeAll()
    simulator.resignActive()
    simulator.becomeActive()
  }

  // MARK: Chapters

  /// Launches the app anew, sets the stage of a chapter, and begins its recording.
  func play(_ chapter: LiveChapter, at time: TimeInterval) {
    settings.isPaused = false
    if chapter.id == LiveChapter.invitation.id { settings.hasHardwareKeyboard = false }
    relaunch(on: settings.device, at: time)
    settings.blocksOnRelease = false
    var stage = LiveShow(chapter.stage, at: clock.now)
    while let due = stage.next {
      clock.advance(to: due)
      // A knob can make a card slower than the pauses of the stage.
      try? simulator.rest()
      if let input = stage.take(on: simulator) { perform(input, from: LiveShow.page, at: time) }
    }
    pace = LivePace(real: time, virtual: clock.now)
    adjustPace(at: time)
    settings.blocksOnRelease = chapter.blocksOnRelease
    recorder.reset()
    tour.begin(chapter, at: clock.now)
  }

  /// Takes the ghost finger away: no page looks on.
  func endShow() {
    fingers.leave(LiveShow.page)
    tour.stop()
  }

  // MARK: The device

  private func take(_ change: LiveSettings.Change, at time: TimeInterval) {
    let device = settings.device
    settings.take(change)
    if settings.device != device {
      // The chapter begins anew too: its stage is gone with the app.
      let chapter = tour.program.current.flatMap(LiveChapter.named)
      chapter.map { play($0, at: time) } ?? relaunch(on: settings.device, at: time)
    }
    simulator.take(settings)
    adjustPace(at: time)
  }

  /// Another device starts the app anew.
  private func relaunch(on name: String, at time: TimeInterval) {
    guard let device = Device.named(name) else { return }
    fingers.removeAll()
    held = []
    recorder.reset()
    spinner.isShown = false
    simulator.terminate()
    journal = LayerJournal()
    simulator = Simulator(device: device)
    pace = LivePace(real: time, virtual: clock.now)
    launch()
  }

  // MARK: Telling

  /// What a page with this knowledge lacks; `nil` where it knows all there is.
  func message(for knowledge: inout LiveKnowledge) -> LiveMessage? {
    var message = LiveMessage()
    message.stage = knowledge.news(LiveStage(DeviceFrame(of: simulator)), \.stage)
    message.settings = knowledge.news(settings, \.settings)
    message.drawings = knowledge.news(drawings: scene.drawings)
    message.windows = knowledge.news(scene.windows, \.windows)
    message.layers = knowledge.news(from: scene)
    message.program = knowledge.news(tour.program, \.program)
    message.knobs = knobs.flatMap { knowledge.news($0.panel, \.knobs) }
    message.overlay = knowledge.news(overlay, \.overlay)
    message.isTyping = knowledge.news(simulator.window?.firstResponder is any UIKeyInput, \.isTyping)
    // A graph that grows comes with a message that is sent anyway.
    if !message.isEmpty || !recorder.isRecording { message.graph = knowledge.news(recorder.graph, \.graph) }
    return message.isEmpty ? nil : message
  }

  private var contained: [ContainedCard] {
    simulator.window.flatMap { knobs?.containedCards(in: $0) } ?? []
  }

  var track: CardTrack? { simulator.window.flatMap { CardTrack(in: $0, over: contained) } }

  private var isResisting: Bool {
    guard let knobs, let front = simulator.window?.frontController(over: contained) else { return false }
    return knobs.isResisting(front)
  }

  private var overlay: String {
    (measures + invitation + spinner.elements(at: spinnerCenter)).map(SVGWriter.text).joined()
  }

  private var spinnerCenter: CGPoint {
    CGPoint(x: simulator.screen.bounds.midX, y: simulator.screen.bounds.maxY - Self.spinnerDistance)
  }

  private var invitation: [SVGElement] {
    guard tour.program.current == LiveChapter.invitation.id else { return [] }
    return InvitationDrawing.elements(on: track, in: simulator.screen.bounds)
  }

  private var measures: [SVGElement] {
    guard settings.showsOverlay else { return FingerMark.elements(for: ghostPlaces, isDown: true) }
    let track = track.map(stands.completing).map(CardTrackDrawing.elements) ?? []
    return track + fingers.places.flatMap { FingerMark.elements(for: [$0], isDown: true) }
  }

  /// Where the ghost finger is, in the window.
  var ghostPlaces: [CGPoint] { [fingers.ghost].compactMap { $0 } }
}
