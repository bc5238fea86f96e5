import InteractiveModal
import UIKit

/// The matched elements of one transition, and the snapshots that move in their place.
@MainActor final class MatchedAnimation {
  /// Two elements, and the snapshot that moves between them.
  @MainActor struct Item {
    let lower: MatchedPosition
    let upper: MatchedPosition
    let view: MatchedSnapshotView

    /// The frames of the snapshot: those of two lines of text, or of both elements.
    var frames: (lower: CGRect, upper: CGRect) {
      if case .text = view.content, let lower = lower.lineFrame, let upper = upper.lineFrame {
        return (lower, upper)
      }
      return (lower.frame, upper.frame)
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
  func layOut(fit: MatchedTransition.Fit) {
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
        lower: $0.lower.view, upper: $0.upper.view, showing: content, without: views, fit: fit, on: stage)
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
      report(
        "The matched element \(position.id.rawValue) has the view of another one: give each a view of its own"
      )
    }
    return isFree
  }

  /// Reports each mistake once in a transition.
  private func report(_ sentence: String) {
    if reported.insert(sentence).inserted { TransitionReport.report(sentence) }
  }
}
