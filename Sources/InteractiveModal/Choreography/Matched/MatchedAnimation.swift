import UIKit

/// One transition of matched elements: which pairs fly, and the copies that do.
@MainActor final class MatchedAnimation {
  /// A pair, and what flies for it.
  @MainActor struct Seat {
    let pair: MatchedPair
    let copy: MatchedSnapshotView

    var announced: MatchedSnapshot {
      MatchedSnapshot(id: pair.id, view: copy, lowerFrame: pair.lower.frame, upperFrame: pair.upper.frame)
    }
  }

  private unowned let stage: TransitionStage
  /// In the order of the screen that the transition comes from.
  private(set) var seats: [Seat] = []
  /// Who was told of the beginning, and is told of the end, shown or not.
  private var listeners: [(own: any MatchedElementProvider, other: UIViewController)] = []
  private var traces: [LayoutTrace] = []
  private var told: Set<String> = []

  init(on stage: TransitionStage) { self.stage = stage }

  var isOutdated: Bool { traces.contains(where: \.isOutdated) }

  func begin() {
    listeners = screens.providers
    for (own, other) in listeners {
      own.matchedElementsWillFly(for: stage.operation, with: other)
    }
  }

  func end(isOpen: Bool) {
    for (own, other) in listeners { own.matchedElementsDidLand(isOpen: isOpen, with: other) }
  }

  /// Asks both screens, and makes new copies where other views fly than before, or views of other sizes.
  func layOut(fit: SnapshotFit) {
    let pairs = makePairs()
    traces = pairs.flatMap { [LayoutTrace(of: $0.lower.view), LayoutTrace(of: $0.upper.view)] }
    guard pairs.map(\.key) != seats.map(\.pair.key) else {
      seats = zip(pairs, seats).map { Seat(pair: $0, copy: $1.copy) }
      return
    }
    let views = pairs.flatMap { [$0.lower.view, $0.upper.view] }
    seats = pairs.map { Seat(pair: $0, copy: makeCopy(of: $0, without: views, fit: fit)) }
    for (own, _) in screens.providers {
      for seat in seats { own.prepare(seat.announced, for: stage.operation) }
    }
  }

  /// What the screens move along with the copies.
  func tracksBeside() -> [TransitionTrack] {
    let copies = seats.map(\.announced)
    return screens.providers.flatMap { $0.own.tracks(along: copies, on: stage) }
  }

  private var screens: MatchedScreens {
    MatchedScreens(stage.operation, lower: stage.lower.controller, upper: stage.upper.controller)
  }

  private func makeCopy(of pair: MatchedPair, without views: [UIView], fit: SnapshotFit)
    -> MatchedSnapshotView
  {
    MatchedSnapshotView(
      lower: MatchedPicture(of: pair.lower.view, without: views, on: stage),
      upper: MatchedPicture(of: pair.upper.view, without: views, on: stage), fit: fit)
  }

  private func makePairs() -> [MatchedPair] {
    let match = screens.match()
    var taken: Set<ObjectIdentifier> = []
    return match.pairs.compactMap { pair in
      guard let source = place(match.source[pair.source]), let target = place(match.target[pair.target]),
        isFree(source, in: &taken), isFree(target, in: &taken)
      else { return nil }
      return stage.operation.isOpening
        ? MatchedPair(lower: source, upper: target) : MatchedPair(lower: target, upper: source)
    }
  }

  private func place(_ element: MatchedElement) -> MatchedPosition? {
    do throws(MatchedPosition.Obstacle) {
      return try MatchedPosition(element, on: stage)
    } catch {
      if case .mistake(let sentence) = error { tell(sentence) }
      return nil
    }
  }

  private func isFree(_ place: MatchedPosition, in taken: inout Set<ObjectIdentifier>) -> Bool {
    let isFree = taken.insert(ObjectIdentifier(place.view)).inserted
    if !isFree {
      tell(
        "The matched element \(place.id.rawValue) is a view that takes part already: it flies once"
      )
    }
    return isFree
  }

  /// Says what is odd once, however often it is found.
  private func tell(_ sentence: String) {
    if told.insert(sentence).inserted { TransitionReport.report(sentence) }
  }
}
