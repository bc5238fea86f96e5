import UIKit

/// What the user sees at rest as the only finger lands. A gesture that returns must leave it so.
@MainActor struct UserMoment {
  private struct Place {
    weak var view: UIView?
    let frame: CGRect
  }

  private struct Scroll {
    weak var view: UIScrollView?
    let offset: CGPoint
  }

  private let cards: [Place]
  private let screens: Int
  private let size: CGSize
  private let reactions: Int
  private weak var responder: UIResponder?
  private let hadResponder: Bool
  private let selection: NSRange?
  private let keyboard: CGRect
  private let bar: Place?
  /// The lists that the finger does not touch.
  private let lists: [Scroll]
  /// The control under the finger, and whether it follows it already.
  private weak var tracker: (any FingerTracking)?
  private var hasTracked = false
  /// Whether a card has moved since.
  private var hasMoved = false

  init(on stage: FuzzStage, touchedAt place: CGPoint) {
    cards = stage.cards.map { Place(view: $0, frame: $0.shownFrame) }
    screens = stage.shown.count
    size = stage.simulator.windowSize
    reactions = stage.fuzzedApp?.reactions ?? 0
    responder = stage.firstResponder
    hadResponder = stage.firstResponder != nil
    selection = (stage.firstResponder as? UITextView)?.selectedRange
    keyboard = stage.simulator.keyboardFrame
    bar = Self.bar(of: stage.firstResponder).map { Place(view: $0, frame: $0.shownFrame) }
    let touched = stage.simulator.window(at: place)?.hitTest(place, with: nil)
    let chain = touched?.chainOfSuperviews ?? []
    lists = stage.simulator.windowScene.windows.flatMap(\.withSubviews).compactMap { $0 as? UIScrollView }
      .filter { !chain.contains($0) }
      .map { Scroll(view: $0, offset: $0.contentOffset) }
    tracker = chain.lazy.compactMap { $0 as? any FingerTracking }.first
  }

  private static func bar(of responder: UIResponder?) -> UIView? {
    responder.flatMap { sequence(first: $0, next: \.next).lazy.compactMap(\.inputAccessoryView).first }
  }

  /// Whether the app or the system has acted, so that nothing can be compared.
  private func isOver(on stage: FuzzStage) -> Bool {
    stage.fuzzedApp?.reactions ?? 0 != reactions || stage.simulator.windowSize != size
  }

  /// Whether each card is where it was.
  private func hasReturned(on stage: FuzzStage) -> Bool {
    let present = stage.cards
    return stage.shown.count == screens && present.count == cards.count
      && zip(cards, present).allSatisfy { $0.view === $1 && $0.frame.isNear($1.shownFrame) }
  }

  // MARK: In frames

  /// A slider, a switch or a drawing keeps the finger that it tracks, and no card moves meanwhile.
  mutating func faultInFrame(on stage: FuzzStage) -> String? {
    guard !isOver(on: stage) else { return nil }
    let hasMovedNow = cards.contains { place in
      place.view.map { !$0.shownFrame.isNear(place.frame) } ?? false
    }
    hasMoved = hasMoved || hasMovedNow
    guard let tracker, tracker.window != nil, stage.fingers.contains(where: \.isDown) else { return nil }
    let name = "\(type(of: tracker))"
    if hasTracked, !tracker.isTracking { return "\(name) loses the finger that it tracks" }
    hasTracked = tracker.isTracking
    return hasTracked && hasMovedNow ? "a card moves while \(name) tracks the finger" : nil
  }

  // MARK: At rest

  /// A card that returns leaves first responder, selection, keyboard, bar and lists as they were.
  func faultOfReturn(on stage: FuzzStage) -> String? {
    guard hasMoved, !isOver(on: stage), hasReturned(on: stage) else { return nil }
    let present = stage.firstResponder
    if hadResponder, responder !== present, responder != nil {
      let name = present.map { "\(type(of: $0))" } ?? "nothing"
      return
        "a gesture returns, and \(name) is first responder in place of \(responder.map { "\(type(of: $0))" } ?? "")"
    }
    if !hadResponder, let present { return "a gesture returns, and \(type(of: present)) is first responder" }
    if let selection, let text = present as? UITextView, text.selectedRange != selection {
      return "a gesture returns, and the selection is \(text.selectedRange) in place of \(selection)"
    }
    if !stage.simulator.keyboardFrame.isNear(keyboard) {
      return
        "a gesture returns, and the keyboard is at \(stage.simulator.keyboardFrame) in place of \(keyboard)"
    }
    let presentBar = Self.bar(of: present)
    if bar?.view !== presentBar { return "a gesture returns, and the bar over the keyboard is another" }
    if let bar, let presentBar, !presentBar.shownFrame.isNear(bar.frame) {
      return "a gesture returns, and the bar is at \(presentBar.shownFrame) in place of \(bar.frame)"
    }
    return lists.lazy.compactMap { list -> String? in
      guard let view = list.view, view.window != nil else { return nil }
      let (old, new) = (list.offset, view.contentOffset)
      let isOff = max(abs(old.x - new.x), abs(old.y - new.y)) > 0.5
      return isOff ? "a gesture returns, and \(type(of: view)) is scrolled from \(old) to \(new)" : nil
    }.first
  }
}
