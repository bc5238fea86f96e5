import UIKit

/// Brings each list on the screen to both ends with one finger, as a user does who wants to see all of it.
@MainActor struct ScrollProbe {
  /// Drags with which a list of any app should be at its end.
  private static let limit = 24
  /// Points of one move, and seconds.
  private static let step: (way: CGFloat, time: TimeInterval) = (24, 1.0 / 60)
  /// Points that a list or a card may be off.
  private static let tolerance: CGFloat = 1

  let stage: FuzzStage

  /// Returns the first fault, a sentence without its full stop; `nil` if each list was at both ends.
  func fault() -> String? {
    guard let window = stage.simulator.window else { return nil }
    for list in window.withSubviews.compactMap({ $0 as? UIScrollView }) {
      for isDown in [false, true] {
        if let fault = fault(of: list, finger: isDown ? 1 : -1) { return fault }
      }
    }
    return nil
  }

  /// The two ends of a list, as UIKit has them.
  private func ends(of list: UIScrollView) -> ClosedRange<CGFloat> {
    let inset = list.adjustedContentInset
    let low = -inset.top
    return low...max(low, list.contentSize.height + inset.bottom - list.bounds.height)
  }

  /// Drags a list until it is at the end that a finger upwards, -1, or downwards, 1, brings into sight.
  private func fault(of list: UIScrollView, finger direction: CGFloat) -> String? {
    var stuck = 0
    for _ in 0..<Self.limit {
      let ends = ends(of: list)
      guard list.isScrollEnabled, list.zoomScale == 1, ends.upperBound - ends.lowerBound > 1,
        let place = place(on: list, finger: direction)
      else { return nil }
      let end = wanted(ends, list, direction)
      let before = (list.contentOffset.y, stage.cards.map(\.shownFrame))
      if abs(before.0 - end) <= Self.tolerance { return nil }
      if let fault = drag(list, from: place, to: direction) { return fault }
      guard stage.comeToRest() else { return "it does not come to rest after a list is scrolled" }
      let isStuck = list.contentOffset.y == before.0 && stage.cards.map(\.shownFrame) == before.1
      stuck = isStuck ? stuck + 1 : 0
      if stuck > 1 {
        return "a finger cannot bring \(type(of: list)) from \(before.0) to its end at \(end)"
      }
    }
    return nil
  }

  /// The finger takes the content along, so a finger upwards brings the lower end into sight. In a list that is
  /// flipped, that is the start of the content.
  private func wanted(
    _ ends: ClosedRange<CGFloat>, _ list: UIScrollView, _ direction: CGFloat
  ) -> CGFloat {
    let isFlipped = list.shown(CGPoint(x: 0, y: 1)).y < list.shown(.zero).y
    return (direction < 0) != isFlipped ? ends.upperBound : ends.lowerBound
  }

  /// A point of the list that a finger reaches, and from which it can go far; `nil` if there is none.
  private func place(on list: UIScrollView, finger direction: CGFloat) -> CGPoint? {
    guard let window = stage.simulator.window, list.window === window else { return nil }
    let seen = list.chainOfSuperviews.filter(\.clipsToBounds).reduce(
      list.shownFrame.intersection(window.bounds)
    ) {
      $0.intersection($1.shownFrame)
    }
    guard seen.width >= 60, seen.height >= 100 else { return nil }
    let y = seen.midY - direction * (seen.height / 2 - 20)
    return [seen.midX, seen.minX + 20, seen.maxX - 20].lazy.map { CGPoint(x: $0, y: y) }.first { place in
      let around = stage.simulator.window(at: place)?.hitTest(place, with: nil)?.chainOfSuperviews ?? []
      // A control keeps its finger.
      return around.first { $0 is UIScrollView || $0 is UIControl } === list && !stage.isAvoided(place)
    }
  }

  /// One drag, as far as the screen is. It ends as soon as the list is at its end, and rests before it is let go.
  private func drag(_ list: UIScrollView, from place: CGPoint, to direction: CGFloat) -> String? {
    let finger = stage.fingers[0]
    let others = stage.simulator.window?.withSubviews.compactMap { $0 as? UIScrollView }
      .filter { !$0.chainOfSuperviews.contains(list) && !list.chainOfSuperviews.contains($0) }
      .map { ($0, $0.contentOffset) }
    stage.noteAct()
    stage.land(finger, at: place)
    defer {
      stage.noteAct()
      finger.up()
    }
    let start = stage.cards.map(\.shownFrame)
    var way: CGFloat = 0
    let length = (direction < 0 ? place.y : stage.simulator.windowSize.height - place.y) - 20
    while way < length {
      let ends = ends(of: list)
      let end = wanted(ends, list, direction)
      let (offset, cards) = (list.contentOffset.y, stage.cards.map(\.shownFrame))
      // A card that grows under the finger may show the whole list, which then is at its end.
      let isGrowing = direction < 0 && !zip(start, cards).allSatisfy { $0.isNear($1) }
      if way > 0, !isGrowing, abs(offset - end) <= Self.tolerance { break }
      way += Self.step.way
      stage.move(finger, by: CGVector(dx: 0, dy: Self.step.way * direction), over: Self.step.time)
      let isAtEnd = min(abs(offset - ends.lowerBound), abs(offset - ends.upperBound)) <= Self.step.way * 2
      let hasMoved = !zip(cards, stage.cards.map(\.shownFrame)).allSatisfy { $0.isNear($1) }
      if hasMoved, !isAtEnd, way > 2 * Self.step.way {
        return "a card moves while \(type(of: list)) can still scroll, at \(offset) of \(ends)"
      }
    }
    stage.clock.advance(by: 0.2)
    let moved = others?.first { list, offset in list.window != nil && list.contentOffset != offset }
    return moved.map { "\(type(of: $0.0)) scrolls under a finger that does not touch it" }
  }
}
