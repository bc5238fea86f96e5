import Foundation

/// Virtual time: frames, turns of the run loop and scheduled work happen when it is advanced, in order.
///
/// Nothing sleeps. A frame fires the display links, then lays out and commits the windows, as a run loop
/// does at the display's pace. While nothing wants a frame, frames cost nothing.
@MainActor public final class Clock {
  /// Seconds on the clock that `CACurrentMediaTime()` tells.
  public private(set) var now: TimeInterval = 1000
  /// Display frames that ran so far.
  public private(set) var frames = 0
  /// Pace of the display.
  public var framesPerSecond: Double {
    didSet {
      precondition(framesPerSecond > 0, "a display shows more than no frames a second")
      pacedFrame = now + 1 / framesPerSecond
      nextFrame = pacedFrame
    }
  }
  /// Shifts the frame of a given number by some seconds, to model an uneven display; `nil` for an even one.
  public var frameJitter: ((Int) -> TimeInterval)?
  /// When a blocked main thread runs again.
  private var blockEnd = -TimeInterval.infinity
  /// Display links fire only while this is true; an app in the background gets no frames.
  var isDisplayOn = true

  /// When the next frame comes, if anybody wants it.
  package private(set) var nextFrame: TimeInterval
  /// When the next frame would come on an even display.
  private var pacedFrame: TimeInterval
  private var plannedFrames = 0
  private var turns: [@MainActor () -> Void] = []
  private var scheduled: [(time: TimeInterval, order: Int, owner: AnyObject?, work: @MainActor () -> Void)] =
    []
  private var order = 0
  private var links: [CADisplayLink] = []
  private var observers: [@MainActor () -> Void] = []
  private let commit: @MainActor () -> Void
  private let isDirty: @MainActor () -> Bool
  /// Called at the end of a turn, when what it has added to layers is committed (F402).
  var onCommit: (@MainActor () -> Void)?
  /// How many pieces of the app's work run, one in another.
  private var depth = 0

  init(
    framesPerSecond: Double, commit: @escaping @MainActor () -> Void,
    isDirty: @escaping @MainActor () -> Bool
  ) {
    self.framesPerSecond = framesPerSecond
    self.commit = commit
    self.isDirty = isDirty
    pacedFrame = 1000 + 1 / framesPerSecond
    nextFrame = pacedFrame
  }

  /// Whether nothing is going to happen any more by itself.
  public var isIdle: Bool { turns.isEmpty && scheduled.isEmpty && !wantsFrame }

  /// Whether key frames are played: a display shows them, also if the app asks for no frame.
  var isPlaying: (@MainActor () -> Bool)?

  private var wantsFrame: Bool {
    isDirty() || (!observers.isEmpty && isPlaying?() ?? false)
      || (isDisplayOn && links.contains { !$0.isPaused })
  }

  // MARK: Asking for something

  /// Runs `work` in the next turn of the run loop.
  public func nextTurn(_ work: @escaping @MainActor () -> Void) { turns.append(work) }

  /// Runs `work` when the clock reaches `time`; at once in the next turn where that has passed.
  ///
  /// - Parameter owner: An object for which `unschedule(_:)` takes the work back.
  public func schedule(
    at time: TimeInterval, for owner: AnyObject? = nil, _ work: @escaping @MainActor () -> Void
  ) {
    order += 1
    scheduled.append((max(now, time), order, owner, work))
    scheduled.sort { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  func unschedule(_ owner: AnyObject) { scheduled.removeAll { $0.owner === owner } }

  /// Calls `observer` after layout and commit of every frame.
  public func onFrame(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  // MARK: Letting time pass

  public func advance(by seconds: TimeInterval) { advance(to: now + seconds) }

  /// Lets everything happen that is due until `time`.
  public func advance(to time: TimeInterval) {
    commitIfIdle()
    passBlock(until: time)
    guard !isBlocked else { return }
    runTurns()
    while let due = nextEvent, due <= time {
      step(to: due)
    }
    now = max(now, time)
    skipFrames(before: now)
  }

  /// Runs until nothing is left to happen, at most `limit` seconds.
  public func runUntilIdle(limit: TimeInterval = 30) {
    let end = now + limit
    commitIfIdle()
    passBlock(until: end)
    guard !isBlocked else { return }
    runTurns()
    while !isIdle, let due = nextEvent, due <= end {
      step(to: due)
    }
  }

  /// Lets time pass in which the main thread is busy: no frame, no turn, no event.
  public func stall(for seconds: TimeInterval) {
    block(for: seconds)
    passBlock(until: .infinity)
  }

  /// Whether the main thread is blocked.
  public var isBlocked: Bool { now < blockEnd }

  /// Blocks the main thread for some seconds from now on.
  ///
  /// Until then time passes without a frame, a turn or an event. What is committed goes on: layers show
  /// their animations at every moment (F258).
  public func block(for seconds: TimeInterval) {
    commitIfIdle()
    blockEnd = max(blockEnd, now + max(0, seconds))
  }

  /// Runs `work` as a turn, at once or when the main thread is no longer blocked.
  func turnWhenFree(_ work: @escaping @MainActor () -> Void) {
    if isBlocked { return nextTurn(work) }
    turn(work)
    runTurns()
  }

  /// Lets the time pass in which the main thread is blocked, at most until `time`.
  private func passBlock(until time: TimeInterval) {
    guard isBlocked else { return }
    now = max(now, min(time, blockEnd))
    skipFrames(before: now)
  }

  /// Runs the turns that wait, and those that they ask for, unless the main thread is blocked.
  public func runTurns() {
    while !turns.isEmpty, !isBlocked {
      let due = turns
      turns = []
      for work in due { turn(work) }
    }
  }

  /// Runs work as one turn of the run loop: what it adds to layers is committed at its end.
  func turn(_ work: @MainActor () -> Void) {
    depth += 1
    work()
    depth -= 1
    commitIfIdle()
  }

  private func commitIfIdle() { if depth == 0 { onCommit?() } }

  /// Lets go of all that waits: nothing happens any more by itself.
  func stop() {
    links.forEach { $0.invalidate() }
    (turns, scheduled, observers) = ([], [], [])
  }

  /// Forces one extra display frame at `time`.
  public func frame(at time: TimeInterval) {
    commitIfIdle()
    now = max(now, time)
    skipFrames(before: now)
    runFrame(target: now)
  }

  /// When something is going to happen by itself; `nil` where nothing is.
  package var nextEvent: TimeInterval? {
    let frame = wantsFrame ? nextFrame : nil
    let next = [turns.isEmpty ? nil : now, frame, scheduled.first?.time].compactMap { $0 }.min()
    return next.map { max($0, blockEnd) }
  }

  private func step(to time: TimeInterval) {
    now = max(now, time)
    // Nothing wanted the frames before: a display does not show them late. One that is due now is shown.
    if nextFrame < now { skipFrames(before: now - 1e-9) }
    if let first = scheduled.first, first.time <= time {
      scheduled.removeFirst()
      turn(first.work)
      runTurns()
    } else {
      planNextFrame()
      runFrame(target: nextFrame)
    }
  }

  private func runFrame(target: TimeInterval) {
    frames += 1
    turn {
      if isDisplayOn { for link in links where isRunning(link) { link.fire(at: now, target: target) } }
      runTurns()
      commit()
    }
    for observer in observers { observer() }
  }

  /// A link that another one paused or took off in the same frame no longer fires in it.
  private func isRunning(_ link: CADisplayLink) -> Bool {
    !link.isPaused && links.contains { $0 === link }
  }

  private func planNextFrame() {
    plannedFrames += 1
    pacedFrame += 1 / framesPerSecond
    nextFrame = pacedFrame
    if let frameJitter { nextFrame = max(now + 1e-4, pacedFrame + frameJitter(plannedFrames)) }
  }

  /// Frames that nobody wanted, or that a stall swallowed, are left out; the display keeps its pace.
  private func skipFrames(before time: TimeInterval) {
    guard nextFrame <= time else { return }
    let missed = ((time - pacedFrame) * framesPerSecond).rounded(.down) + 1
    pacedFrame += max(0, missed) / framesPerSecond
    nextFrame = pacedFrame
  }
}
