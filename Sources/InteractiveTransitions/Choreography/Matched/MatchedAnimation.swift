import InteractiveModal
import UIKit

/// The matched elements of one transition, and the snapshots that move in their place.
@MainActor final class MatchedAnimation {
  /// Two elements, and the snapshot that moves between them.
  @MainActor struct Item {
    let lower: MatchedPosition
    let upper: MatchedPosition
    let view: MatchedSnapshotView

    /// The frames of the snapshot in the container's coordinates.
    var frames: (lower: CGRect, upper: CGRect) {
      (lower.frame(of: parts.lower), upper.frame(of: parts.upper))
    }

    /// The parts of both views that the snapshot shows, in their coordinates.
    private var parts: (lower: CGRect, upper: CGRect) {
      switch view.content {
      case .picture: (lower.pictureInView, upper.pictureInView)
      case .text(let lower, let upper): (lower.line, upper.line)
      case .ground, .views: (lower.bounds, upper.bounds)
      }
    }

    /// The motions of both views' snapshots in the snapshot that moves.
    var motions: (lower: TransitionTrack.Change, upper: TransitionTrack.Change) {
      let parts = parts
      let wholes = (
        lower: lower.frame(of: lower.bounds, in: parts.lower),
        upper: upper.frame(of: upper.bounds, in: parts.upper)
      )
      switch view.content {
      case .picture:
        let start = lower.frame(of: lower.picture ?? lower.bounds, in: parts.lower)
        let end = upper.frame(of: upper.picture ?? upper.bounds, in: parts.upper)
        return (
          .frame(from: wholes.lower, to: wholes.lower.moved(with: start, to: end)),
          .frame(from: wholes.upper.moved(with: end, to: start), to: wholes.upper)
        )
      case .text(let lowerText, let upperText):
        let fit = lowerText.fit(beside: upperText)
        let (start, end) = (frames.lower.size, frames.upper.size)
        let (lower, upper) = (lower.bounds.size, upper.bounds.size)
        return (
          .frame(
            from: lowerText.frame(of: lower, in: start, fit), to: lowerText.frame(of: lower, in: end, fit)),
          .frame(
            from: upperText.frame(of: upper, in: start, fit), to: upperText.frame(of: upper, in: end, fit))
        )
      case .ground, .views:
        return (
          .frame(from: wholes.lower, to: wholes.lower.asWide(as: wholes.upper)),
          .frame(from: wholes.upper.asWide(as: wholes.lower), to: wholes.upper)
        )
      }
    }

    fileprivate var snapshot: MatchedSnapshot {
      MatchedSnapshot(id: lower.id, view: view, lowerFrame: frames.lower, upperFrame: frames.upper)
    }
  }

  private typealias Pair = (lower: MatchedPosition, upper: MatchedPosition)

  private unowned let stage: TransitionStage
  /// In the order of the screen that the transition leaves.
  private(set) var items: [Item] = []
  /// The providers at the beginning: the same ones learn of the end, whether they are shown or
  /// not.
  private let providers: [(provider: any MatchedElementProvider, other: UIViewController)]
  private var reported: Set<String> = []

  init(on stage: TransitionStage) {
    self.stage = stage
    providers = Self.screens(of: stage).providers
  }

  /// Tells both screens that the transition begins. They may take pictures of their own.
  func begin() {
    if !providers.isEmpty { stage.snapshotWillBeTaken() }
    for (provider, other) in providers {
      provider.matchedTransitionWillBegin(for: stage.operation, with: other)
    }
  }

  /// Whether a view of an element has been laid out differently since the last layout.
  var isOutdated: Bool {
    for index in items.indices where items[index].lower.isOutdated || items[index].upper.isOutdated {
      return true
    }
    return false
  }

  /// Tells both screens that the transition has ended.
  func end(isOpen: Bool) {
    for (provider, other) in providers { provider.matchedTransitionDidEnd(isOpen: isOpen, with: other) }
  }

  /// Asks both screens for their elements. Makes new snapshots if a view or its size is another
  /// one.
  func layOut() {
    let elements = Self.screens(of: stage).match()
    let pairs = makePairs(of: elements)
    let needsNoSnapshots = pairs.elementsEqual(items) {
      $0.lower.hasSnapshot(of: $1.lower) && $0.upper.hasSnapshot(of: $1.upper)
    }
    guard !needsNoSnapshots else {
      items = zip(pairs, items).map { Item(lower: $0.lower, upper: $0.upper, view: $1.view) }
      return
    }
    let views = pairs.flatMap { [$0.lower.view, $0.upper.view] }
    let all = elements.flatMap { [$0.source.view, $0.target.view] }.compactMap { $0 }
    items = pairs.map {
      let content = MatchedContent(lower: $0.lower, upper: $0.upper, elements: all)
      let view = MatchedSnapshotView(
        lower: $0.lower.view, upper: $0.upper.view, showing: content, without: views, on: stage)
      view.shadow?.layer.cornerRadius = max($0.lower.cornerRadius, $0.upper.cornerRadius)
      return Item(lower: $0.lower, upper: $0.upper, view: view)
    }
    for (provider, _) in Self.screens(of: stage).providers {
      for item in items { provider.prepare(item.snapshot, for: stage.operation) }
    }
  }

  /// Returns the tracks that both screens add to those of the snapshots.
  func furtherTracks() -> [TransitionTrack] {
    let snapshots = items.map(\.snapshot)
    return Self.screens(of: stage).providers.flatMap {
      $0.provider.tracks(alongside: snapshots, on: stage)
    }
  }

  private static func screens(of stage: TransitionStage) -> MatchedScreens {
    MatchedScreens(
      stage.operation, lower: stage.lower.controller, upper: stage.upper.controller,
      presenting: stage.lower.presentingChild)
  }

  private func makePairs(of elements: [(source: MatchedElement, target: MatchedElement)]) -> [Pair] {
    var taken: Set<ObjectIdentifier> = []
    return elements.compactMap { elements in
      guard let source = position(of: elements.source), let target = position(of: elements.target),
        take(source, from: &taken), take(target, from: &taken)
      else { return nil }
      return stage.operation.isOpening ? (lower: source, upper: target) : (lower: target, upper: source)
    }
  }

  private func position(of element: MatchedElement) -> MatchedPosition? {
    do throws(MatchedPosition.Obstacle) {
      return try MatchedPosition(element, on: stage)
    } catch {
      if case .mistake(let sentence) = error { report(sentence) }
      return nil
    }
  }

  private func take(_ position: MatchedPosition, from taken: inout Set<ObjectIdentifier>) -> Bool {
    let isFree = taken.insert(ObjectIdentifier(position.view)).inserted
    if !isFree {
      report("The matched element \(position.id.rawValue) has the view of another element: it does not move")
    }
    return isFree
  }

  /// Reports each mistake once in a transition.
  private func report(_ sentence: String) {
    if reported.insert(sentence).inserted { TransitionReport.report(sentence) }
  }
}

extension CGRect {
  /// Returns this rectangle as wide as another one, at its upper edge, with its own aspect ratio.
  fileprivate func asWide(as other: CGRect) -> CGRect {
    CGRect(x: other.minX, y: other.minY, width: other.width, height: height * other.width / width)
  }
}
