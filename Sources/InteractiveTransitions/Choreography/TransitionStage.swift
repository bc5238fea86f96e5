import InteractiveModal
import UIKit

/// The two screens of a transition in their container, with frames and snapshots of their views.
@MainActor public final class TransitionStage {
  /// The change between the screens.
  public let operation: TransitionOperation
  /// The screen that a closed transition shows.
  public let lower: TransitionSide
  /// The screen that an open transition shows.
  public let upper: TransitionSide
  /// The view that contains both screens. All frames of a choreography are in its coordinates.
  public let container: UIView
  /// The view that contains the choreography's own views, above both screens.
  let view: StageView
  /// Finds the view from which a modal comes, if its configuration names one.
  let source: () -> UIView?
  /// The offset of a source out of which the upper screen grows, from the centre of the container;
  /// `nil` without one.
  ///
  /// A choreography sets it with the tracks. Then a finger carries the choreography's own views in
  /// both axes: their frames are those around the open page, at each progress.
  var home: CGPoint?
  private let direction: TravelDirection
  private var snapshots: [ObjectIdentifier: Snapshot] = [:]
  private var dimmingView: UIView?
  let cover = ScreenCover()

  private struct Snapshot {
    /// Keeps the view alive, so that no other view gets its identifier.
    let original: UIView
    /// What the original showed when the kit took the snapshot.
    let content: ShownContent
    let view: UIView
  }

  init(
    _ operation: TransitionOperation, lower: TransitionSide, upper: TransitionSide, in container: UIView,
    leaving direction: TravelDirection, source: @escaping () -> UIView? = { nil }
  ) {
    self.source = source
    self.operation = operation
    self.lower = lower
    self.upper = upper
    self.container = container
    self.direction = direction
    view = StageView(frame: container.bounds)
  }

  /// The container's bounds, in points.
  public var bounds: CGRect { container.bounds }

  /// The container's length in the direction in which the upper screen leaves, in points.
  public var departureLength: CGFloat { direction.length(of: bounds.size) }

  /// Returns an offset in the direction in which the upper screen leaves.
  ///
  /// - Parameter distance: The offset's length, in points. Below 0 the offset has the opposite
  ///   direction.
  public func departure(by distance: CGFloat) -> CGPoint { direction.offset(distance) }

  /// Returns the frame of a view in the container's coordinates, without the transition.
  ///
  /// A view outside of the container's window has its own `frame`; the kit reports that to
  /// `TransitionReport.onReport`.
  public func frame(of view: UIView) -> CGRect {
    guard view === container || (view.window != nil && view.window === container.window) else {
      TransitionReport.report(
        "frame(of:) gets a \(type(of: view)) that is not in the window of the transition: pass a view of one of the two "
          + "screens"
      )
      return view.frame
    }
    return view.convert(view.bounds, to: container)
  }

  /// Returns the part of a shape that the user sees in a view, both in the view's coordinates; `nil` if nothing
  /// of it is seen.
  func seenPart(of shape: RoundedOutline, in view: UIView) -> RoundedOutline? {
    guard view.window === container.window else { return nil }
    return view.seenPart(of: shape)?.intersection(view.convert(bounds, from: container))
  }

  /// Covers both screens while a snapshot is taken, if there is no cover yet.
  func snapshotWillBeTaken() { cover.snapshotWillBeTaken(in: container.window) }

  /// Returns a snapshot of a view as it looks now.
  ///
  /// Each view has one snapshot. The kit takes it at the first call, takes it again when the view
  /// has another size, image, text or interface style, and releases it at the end. If UIKit makes no
  /// snapshot of the view, the result is an empty view; the kit reports that to `TransitionReport.onReport`.
  public func snapshot(of view: UIView) -> UIView {
    let content = ShownContent(of: view)
    if let taken = snapshots[ObjectIdentifier(view)], taken.content == content { return taken.view }
    snapshotWillBeTaken()
    let picture = (view as? InvisibleView)?.snapshotOfPlace() ?? view.snapshotView(afterScreenUpdates: true)
    let snapshot = picture ?? emptySnapshot(of: view)
    snapshots[ObjectIdentifier(view)] = Snapshot(original: view, content: content, view: snapshot)
    return snapshot
  }

  private func emptySnapshot(of view: UIView) -> UIView {
    TransitionReport.report(
      "snapshot(of:) gets a \(type(of: view)) of \(view.bounds.width) × \(view.bounds.height) points, of which UIKit "
        + "makes no snapshot: lay it out before the transition begins"
    )
    return UIView(frame: view.bounds)
  }

  /// A black view between the two screens. A choreography sets its opacity.
  ///
  /// The first access adds it to the container; the kit removes it at the end.
  public var dimming: UIView {
    if let dimmingView { return dimmingView }
    let dimming = UIView(frame: bounds)
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if upper.view.superview === container {
      container.insertSubview(dimming, belowSubview: upper.view)
    } else {
      container.insertSubview(dimming, at: 0)
    }
    dimmingView = dimming
    return dimming
  }

  /// Removes the dimming view if no track shows it any more, as without an element. Without a track it
  /// would be opaque.
  func removeDimming(unlessIn tracks: [TransitionTrack]) {
    guard let dimmingView, !tracks.contains(where: { $0.view === dimmingView }) else { return }
    dimmingView.removeFromSuperview()
    self.dimmingView = nil
  }

  /// Releases the snapshots and removes the dimming view.
  func clear() {
    cover.remove()
    snapshots = [:]
    removeDimming(unlessIn: [])
  }
}

/// What can be known of a view's content. If it changes, a snapshot of the view is outdated.
struct ShownContent: Equatable {
  private let size: CGSize
  private let image: UIImage?
  private let text: String?
  private let style: UIUserInterfaceStyle

  @MainActor init(of view: UIView) {
    size = view.bounds.size
    image = (view as? UIImageView)?.image
    text = (view as? UILabel)?.text
    style = view.traitCollection.userInterfaceStyle
  }

  /// Compares images by identity: UIKit would compare their pixels.
  static func == (one: Self, other: Self) -> Bool {
    one.image === other.image && one.size == other.size && one.text == other.text && one.style == other.style
  }
}

extension TransitionStage {
  /// Creates the stage of a transition that UIKit or a container has begun, and adds both screens
  /// to the container view; `nil` if the context does not name both.
  convenience init?(
    _ operation: TransitionOperation, in context: any UIViewControllerContextTransitioning,
    leaving direction: TravelDirection
  ) {
    guard let to = TransitionSide(.to, in: context), let from = TransitionSide(.from, in: context) else {
      return nil
    }
    let container = context.containerView
    let frame = context.finalFrame(for: to.controller)
    if frame != .zero, to.view.transform.isIdentity { to.view.frame = frame }
    if to.view.superview !== container || operation.isOpening {
      container.insertSubview(to.view, at: operation.isOpening ? container.subviews.count : 0)
    }
    self.init(
      operation, lower: operation.isOpening ? from : to, upper: operation.isOpening ? to : from,
      in: container, leaving: direction)
  }
}

/// Contains a choreography's own views, above both screens. Touches pass through it.
final class StageView: UIView {
  /// Called when the size has changed since the first layout.
  var onResize: (() -> Void)?
  /// Called when the view leaves its window.
  var onLeave: (() -> Void)?
  private var laidOutSize: CGSize?
  /// Contains the views. A finger may carry it, so it keeps its size until the tracks are new.
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A stage is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isResized = laidOutSize.map { $0 != bounds.size } ?? false
    laidOutSize = bounds.size
    if isResized { onResize?() }
  }

  override func didMoveToWindow() {
    if window == nil { onLeave?() }
  }
}

/// Values that a choreography keeps for each of the stages on which it runs.
@MainActor final class ValuesByStage<Value> {
  private var values: [ObjectIdentifier: Value] = [:]

  /// The value for a stage. Set it to `nil` when the stage's transition ends.
  subscript(stage: TransitionStage) -> Value? {
    get { values[ObjectIdentifier(stage)] }
    set { values[ObjectIdentifier(stage)] = newValue }
  }
}
