import InteractiveModal
import UIKit

/// The matched elements of one transition, and the snapshots that move in their place.
@MainActor final class MatchedAnimation {
  /// Two elements, and the snapshot that moves between them.
  @MainActor struct Item {
    let lower: MatchedPosition
    let upper: MatchedPosition
    let view: MatchedSnapshotView
    /// The views above the snapshot that lie over no later element.
    var overlays: [MatchedOverlay] = []

    /// The shapes of the snapshot at both ends, in its own coordinates. Text has none, unless a part of it is cut
    /// off: corners would clip what a label shows below its first baseline.
    var shapes: (lower: RoundedShape, upper: RoundedShape)? {
      switch view.content {
      case .picture: shapes(lower.seenPicture ?? lower.seen, upper.seenPicture ?? upper.seen)
      case .text:
        lower.seen.rect == lower.bounds && upper.seen.rect == upper.bounds
          ? nil : shapes(lower.seen, upper.seen)
      case .ground, .views: shapes(lower.seen, upper.seen)
      }
    }

    private func shapes(
      _ lowerShape: RoundedOutline, _ upperShape: RoundedOutline
    ) -> (lower: RoundedShape, upper: RoundedShape) {
      (lower.shape(lowerShape, in: parts.lower), upper.shape(upperShape, in: parts.upper))
    }

    /// The frames of the snapshot in the container's coordinates.
    var frames: (lower: CGRect, upper: CGRect) {
      (lower.frame(of: parts.lower), upper.frame(of: parts.upper))
    }

    /// The angles of the snapshot at both ends, in radians. It turns the shorter way.
    var angles: (lower: CGFloat, upper: CGFloat) {
      let turn = (upper.angle - lower.angle).remainder(dividingBy: 2 * .pi)
      return (lower.angle, lower.angle + turn)
    }

    /// The parts of both views that the snapshot shows, in their coordinates.
    private var parts: (lower: CGRect, upper: CGRect) {
      switch view.content {
      case .picture: ((lower.seenPicture ?? lower.seen).rect, (upper.seenPicture ?? upper.seen).rect)
      case .text(let lower, let upper): (lower.line, upper.line)
      case .ground, .views: (lower.seen.rect, upper.seen.rect)
      }
    }

    /// The frames of a snapshot at both ends.
    typealias Motion = (closed: CGRect, open: CGRect)

    /// The motions of both views' snapshots in the snapshot that moves.
    var motions: (lower: Motion, upper: Motion) {
      let parts = parts
      let wholes = (
        lower: lower.frame(of: lower.bounds, in: parts.lower),
        upper: upper.frame(of: upper.bounds, in: parts.upper)
      )
      switch view.content {
      case .picture:
        let start = lower.frame(of: lower.wholePicture(beside: upper), in: parts.lower)
        let end = upper.frame(of: upper.picture ?? upper.bounds, in: parts.upper)
        return (
          (wholes.lower, wholes.lower.moved(with: start, to: end)),
          (wholes.upper.moved(with: end, to: start), wholes.upper)
        )
      case .text(let lowerText, let upperText):
        let fit = lowerText.fit(beside: upperText)
        let (start, end) = (frames.lower.size, frames.upper.size)
        let (lower, upper) = (lower.bounds.size, upper.bounds.size)
        return (
          (lowerText.frame(of: lower, in: start, fit), lowerText.frame(of: lower, in: end, fit)),
          (upperText.frame(of: upper, in: start, fit), upperText.frame(of: upper, in: end, fit))
        )
      case .ground, .views:
        return (
          (wholes.lower, wholes.lower.asWide(as: wholes.upper)),
          (wholes.upper.asWide(as: wholes.lower), wholes.upper)
        )
      }
    }

    /// Returns the frames of a view inside of an element, which moves with the element's snapshot.
    fileprivate func frames(of frame: CGRect, isUpper: Bool) -> (lower: CGRect, upper: CGRect) {
      let (motion, frames) = (isUpper ? motions.upper : motions.lower, frames)
      let closed = motion.closed.offsetBy(dx: frames.lower.minX, dy: frames.lower.minY)
      let open = motion.open.offsetBy(dx: frames.upper.minX, dy: frames.upper.minY)
      return isUpper
        ? (frame.moved(with: open, to: closed), frame) : (frame, frame.moved(with: closed, to: open))
    }

    fileprivate var snapshot: MatchedSnapshot {
      MatchedSnapshot(id: lower.id, view: view, lowerFrame: frames.lower, upperFrame: frames.upper)
    }
  }

  private typealias Pair = (lower: MatchedPosition, upper: MatchedPosition)

  private unowned let stage: TransitionStage
  /// In the order of the screen that the transition leaves.
  private(set) var items: [Item] = []
  /// Where the views of the elements lay as their positions were made.
  private var layout = ViewLayout(of: [], on: [])
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

  /// Whether a view of an element shows something else, or has been laid out differently, since the last layout.
  var isOutdated: Bool {
    if layout.isOutdated { return true }
    // By their indices: the copy of an item retains all that it has.
    for index in items.indices
    where items[index].lower.showsSomethingElse || items[index].upper.showsSomethingElse {
      return true
    }
    return false
  }

  /// The offset of the element out of which the whole upper screen grows, from where that is open;
  /// `nil` without one.
  var home: CGPoint? {
    for item in items where item.upper.isScreen && item.view.isGround {
      let (lower, upper) = item.frames
      return CGPoint(x: lower.midX - upper.midX, y: lower.midY - upper.midY)
    }
    return nil
  }

  /// Tells both screens that the transition has ended.
  func end(isOpen: Bool) {
    for (provider, other) in providers { provider.matchedTransitionDidEnd(isOpen: isOpen, with: other) }
  }

  /// Asks both screens for their elements. Makes new snapshots if a view is another one, or shows
  /// something else.
  func layOut() {
    let elements = elements()
    let pairs = makePairs(of: elements)
    layout = ViewLayout(
      of: pairs.flatMap { [$0.lower.view, $0.upper.view] }, on: [stage.lower.view, stage.upper.view])
    let needsNoSnapshots = pairs.elementsEqual(items) {
      $0.lower.hasSnapshot(of: $1.lower) && $0.upper.hasSnapshot(of: $1.upper)
    }
    let covering = overlays(of: pairs)
    let views = pairs.flatMap { [$0.lower.view, $0.upper.view] } + covering.map(\.view)
    defer { for overlay in covering { add(overlay, without: views) } }
    guard !needsNoSnapshots else {
      items = zip(pairs, items).map { Item(lower: $0.lower, upper: $0.upper, view: $1.view) }
      return
    }
    let all = elements.flatMap { [$0.source.view, $0.target.view] }.compactMap { $0 }
    items = pairs.map {
      let content = MatchedContent(lower: $0.lower, upper: $0.upper, elements: all)
      let view = MatchedSnapshotView(
        lower: $0.lower, upper: $0.upper, showing: content, without: views, on: stage)
      view.shadow?.layer.cornerRadius = max($0.lower.seen.radii.max(), $0.upper.seen.radii.max())
      return Item(lower: $0.lower, upper: $0.upper, view: view)
    }
    for (provider, _) in Self.screens(of: stage).providers {
      for item in items { provider.prepare(item.snapshot, for: stage.operation) }
    }
  }

  /// Returns the elements of both screens. Without any, the view from which a modal comes is one with its screen.
  private func elements() -> [(source: MatchedElement, target: MatchedElement)] {
    let matched = Self.screens(of: stage).match()
    guard matched.isEmpty, let view = stage.source() else { return matched }
    let screen: UIView? = stage.upper.controller.view
    let (lower, upper) = (MatchedElement("source", view), MatchedElement("source", screen))
    return [stage.operation.isOpening ? (lower, upper) : (upper, lower)]
  }

  /// A view over an element, and the index of the last pair over which it lies.
  private typealias Overlay = (view: UIView, isUpper: Bool, index: Int)

  /// Returns the views that lie over elements, those of each pair from the back to the front.
  private func overlays(of pairs: [Pair]) -> [Overlay] {
    let elements = Set(pairs.flatMap { [ObjectIdentifier($0.lower.view), ObjectIdentifier($0.upper.view)] })
    var overlays: [Overlay] = []
    for isUpper in [false, true] {
      var search = OverlaySearch(in: (isUpper ? stage.upper : stage.lower).view, elements: elements)
      for (index, pair) in pairs.enumerated() {
        let views = search.views(over: isUpper ? pair.upper : pair.lower)
        overlays.removeAll { overlay in views.contains { $0 === overlay.view } }
        overlays += views.map { ($0, isUpper, index) }
      }
    }
    return overlays
  }

  private func add(_ overlay: Overlay, without views: [UIView]) {
    let frame = stage.frame(of: overlay.view)
    let outer = items.indices.last {
      overlay.view.isDescendant(of: overlay.isUpper ? items[$0].upper.view : items[$0].lower.view)
    }
    items[overlay.index].overlays.append(
      MatchedOverlay(
        view: overlay.view, snapshot: stage.snapshot(of: overlay.view, without: views),
        isUpper: overlay.isUpper,
        frames: outer.map { items[$0].frames(of: frame, isUpper: overlay.isUpper) } ?? (frame, frame)))
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
        "The matched element “\(position.id.rawValue)” has the view of another element: give each its own view"
      )
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
