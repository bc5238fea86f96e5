import UIKit

/// Watches whether a visitor does what a chapter asks for. It reads what the screen shows, as any app may.
struct LiveTask: Equatable, Sendable {
  /// The app at one moment.
  struct Glance: Equatable, Sendable {
    /// Whether a finger of a visitor is on the glass.
    var isTouched = false
    var track: CardTrack?
    /// How many cards are open.
    var cards = 0
    /// How many cards are in the dock.
    var docked = 0
    /// Whether an alert is presented.
    var isAsking = false
    var isBlocked = false
    /// Whether a list of the front card is below its top.
    var isScrolled = false
    var isUpright = true
  }

  /// The visitor's gesture under way, or the last one.
  private struct Gesture: Equatable, Sendable {
    var start = Glance()
    var wasCaught = false
    /// Whether a finger has held the card.
    var wasDrag = false
  }

  /// How far a card has to go for a drag, as a share of its travel.
  private static let leastProgress = 0.1

  let goal: LiveGoal
  private(set) var isDone = false
  private var first: Glance?
  private var last = Glance()
  private var gesture = Gesture()
  private var mostCards = 0
  private var mostDocked = 0
  private var isMoving = false

  init(_ goal: LiveGoal) { self.goal = goal }

  /// Looks at the app, in every frame and after every touch.
  mutating func look(_ now: Glance) {
    let start = first ?? now
    first = start
    if now.isTouched, !last.isTouched { gesture = Gesture(start: now, wasCaught: isMoving) }
    if now.isTouched, now.track?.velocity != nil { gesture.wasDrag = true }
    mostCards = max(mostCards, now.cards)
    mostDocked = max(mostDocked, now.docked)
    if isReached(now, since: start) { isDone = true }
    isMoving =
      !now.isTouched && now.track != nil && now.track?.position != last.track?.position
      && last.track != nil
    last = now
  }

  private func isReached(_ now: Glance, since start: Glance) -> Bool {
    switch goal {
    case .drag: isDragged(now) && now.cards > 0
    case .catch: now.isTouched && gesture.wasCaught
    case .throw: isThrown(now)
    case .height: !now.isTouched && isAtAnotherHeight(now, start)
    case .backIntoButton: isThrown(now) && mostCards > start.cards
    case .handOff: isDragged(now) && gesture.start.isScrolled
    case .ask: now.isAsking && gesture.wasDrag
    case .flyOn: now.isBlocked && isMoving && gesture.wasDrag
    case .turn: now.cards > 0 && now.isUpright != start.isUpright
    case .stack: mostCards > 1 && now.cards == 0
    case .swipe: isDragged(now) && now.cards == 0
    case .dock: now.docked < mostDocked && mostDocked > start.docked && now.cards > 0
    }
  }

  /// Whether a card has gone that a finger has dragged.
  private func isThrown(_ now: Glance) -> Bool {
    gesture.wasDrag && now.cards < mostCards && gesture.start.cards == mostCards
  }

  private func isDragged(_ now: Glance) -> Bool {
    guard now.isTouched, let track = now.track, track.velocity != nil else { return false }
    return Double(track.progress) > Self.leastProgress
  }

  /// Whether the card rests elsewhere than in the beginning.
  private func isAtAnotherHeight(_ now: Glance, _ start: Glance) -> Bool {
    guard let track = now.track, let first = start.track, now.cards == start.cards, !isMoving else {
      return false
    }
    return last.track?.position == track.position && abs(track.position - first.position) > 1
  }
}

extension LiveTask.Glance {
  @MainActor init(
    of simulator: Simulator, _ contained: [ContainedCard], _ track: CardTrack?, isTouched: Bool
  ) {
    (self.isTouched, self.track) = (isTouched, track)
    isUpright = [.portrait, .portraitUpsideDown].contains(simulator.orientation)
    isBlocked = simulator.clock.isBlocked
    let modals = simulator.window?.rootViewController?.chainOfPresented.dropFirst() ?? []
    isAsking = modals.last is UIAlertController
    docked = contained.count(where: \.isDocked)
    cards = modals.count(where: \.isCard) + contained.count - docked
    isScrolled = cards > 0 && modals.last?.viewIfLoaded?.firstDescendant(where: Self.isScrolled) != nil
  }

  @MainActor private static func isScrolled(_ view: UIView) -> Bool {
    guard let scroll = view as? UIScrollView else { return false }
    return scroll.contentOffset.y > 1 - scroll.adjustedContentInset.top
  }
}

/// What a visitor does to complete a chapter.
enum LiveGoal: Sendable {
  /// Drags a card.
  case drag
  /// Touches a card that moves.
  case `catch`
  /// Lets go of a card that leaves.
  case `throw`
  /// Takes a card to another height.
  case height
  /// Opens a card out of a button, and throws it.
  case backIntoButton
  /// Scrolls a list to its top, and the card on, in one gesture.
  case handOff
  /// Lets go of a card that asks.
  case ask
  /// Lets go of a card that flies on while the main thread is blocked.
  case flyOn
  /// Turns the device while a card is presented.
  case turn
  /// Has two cards at once, and throws both.
  case stack
  /// Swipes a page back.
  case swipe
  /// Takes a card to the dock, and one out of it.
  case dock
}
