import UIKit

/// An app that runs in real time on a virtual device, for pages to look at and to touch.
///
/// All times are seconds of a monotonic real clock. The caller passes the time, and wakes the session
/// at `nextEvent`.
@MainActor final class LiveSession {
  private let app: any UIApplicationDelegate.Type
  private(set) var simulator: Simulator
  private(set) var settings: LiveSettings
  private var journal = LayerJournal()
  private var scene = LiveScene()
  private var pace: LivePace
  private var fingers = LiveFingers()
  private var stands = CardStands()

  init(_ app: any UIApplicationDelegate.Type, _ options: StageOptions, at time: TimeInterval) {
    self.app = app
    settings = LiveSettings(device: options.device.name, isDark: options.style == .dark)
    simulator = Simulator(device: options.device, orientation: options.orientation)
    pace = LivePace(real: time, virtual: simulator.clock.now)
    launch()
  }

  private func launch() {
    World.current.layerObservers.journal = journal
    simulator.take(settings)
    simulator.launch(app)
  }

  private var clock: Clock { simulator.clock }

  // MARK: Time

  /// The real time of the next event without input: a frame that is needed, or scheduled work.
  var nextEvent: TimeInterval? {
    let frame =
      simulator.isAnimating || isMeasuring || !simulator.fadingIndicators.isEmpty ? clock.nextFrame : nil
    return [clock.nextEvent, frame].compactMap { $0 }.min().map(pace.real)
  }

  /// A finger that stops loses its speed by stopping, and the overlay shows it.
  private var isMeasuring: Bool { settings.showsOverlay && !fingers.isEmpty }

  /// Lets everything happen that is due until `time`, and takes a look at the result.
  func advance(to time: TimeInterval) {
    clock.advance(to: pace.virtual(at: time))
    adjustPace(at: time)
    if settings.showsOverlay, fingers.isEmpty, clock.isIdle, let track { stands.note(track) }
    scene.update(
      simulator.windowScene.windows.map(\.layer),
      changed: journal.take() + simulator.animatedLayers + simulator.fadingIndicators.takeLayers())
  }

  /// A finger's time is real time: what it does means the same in slow motion.
  private func adjustPace(at time: TimeInterval) {
    let slowness = fingers.isEmpty ? Double(settings.slowness) : 1
    guard slowness != pace.slowness else { return }
    pace.change(to: slowness, at: time)
    clock.framesPerSecond = Double(simulator.device.maximumFramesPerSecond) * slowness
  }

  // MARK: Input

  /// Does what a page asks for, each thing at its own time.
  func receive(_ batch: LiveBatch, at time: TimeInterval) {
    for item in batch.items {
      let moment = time - item.age
      clock.advance(to: pace.virtual(at: moment))
      perform(item.input, from: batch.page, at: moment)
      adjustPace(at: moment)
    }
    advance(to: time)
  }

  /// A page has gone: its fingers have left the glass with it.
  func leave(_ page: Int, at time: TimeInterval) {
    fingers.leave(page)
    advance(to: time)
  }

  private func perform(_ input: LiveInput, from page: Int, at time: TimeInterval) {
    switch input {
    case .touch(let touch): fingers.perform(touch, of: page, on: simulator)
    case .scroll(let scroll):
      simulator.scroll(by: CGVector(dx: scroll.right, dy: scroll.down), at: CGPoint(x: scroll.x, y: scroll.y))
    case .text(let text): text.count == 1 ? simulator.type(text) : simulator.paste(text)
    case .key(let key): simulator.press(key)
    case .rotate(let clockwise): simulator.turn(clockwise: clockwise)
    case .interrupt: interrupt()
    case .set(let change): take(change, at: time)
    }
  }

  private func interrupt() {
    fingers.removeAll()
    simulator.resignActive()
    simulator.becomeActive()
  }

  // MARK: The device

  private func take(_ change: LiveSettings.Change, at time: TimeInterval) {
    let device = settings.device
    settings.take(change)
    if settings.device != device { relaunch(on: settings.device, at: time) }
    simulator.take(settings)
    adjustPace(at: time)
  }

  /// Another device starts the app anew.
  private func relaunch(on name: String, at time: TimeInterval) {
    guard let device = Device.named(name) else { return }
    fingers.removeAll()
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
    message.overlay = knowledge.news(overlay, \.overlay)
    message.isTyping = knowledge.news(simulator.window?.firstResponder is any UIKeyInput, \.isTyping)
    return message.isEmpty ? nil : message
  }

  private var track: CardTrack? { simulator.window.flatMap(CardTrack.init) }

  private var overlay: String {
    guard settings.showsOverlay else { return "" }
    let track = track.map(stands.completing).map(CardTrackDrawing.elements) ?? []
    let marks = fingers.places.flatMap { FingerMark.elements(for: [$0], isDown: true) }
    return (track + marks).map(SVGWriter.text).joined()
  }
}
