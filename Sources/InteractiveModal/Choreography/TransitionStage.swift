import UIKit

/// What a choreography works with: two screens in one container, places in its coordinates, and copies of views.
@MainActor public final class TransitionStage {
  /// What is done to the screens.
  public let operation: TransitionOperation
  /// The screen that is shown where the transition is closed.
  public let lower: TransitionSide
  /// The screen that is shown where the transition is open.
  public let upper: TransitionSide
  /// Frames are in its coordinates.
  public let container: UIView
  /// Which way the upper screen leaves where it slides: one of the four unit vectors.
  public let departure: CGVector
  /// Holds the views that choreographies make.
  let view: StageView
  private var snapshots: [ObjectIdentifier: Snapshot] = [:]

  private struct Snapshot {
    let original: UIView
    /// The original's, when the picture was taken.
    let size: CGSize
    let copy: UIView
  }
  private var dimmingView: UIView?

  init(
    _ operation: TransitionOperation, lower: TransitionSide, upper: TransitionSide, in container: UIView,
    leaving direction: TravelDirection
  ) {
    self.operation = operation
    self.lower = lower
    self.upper = upper
    self.container = container
    departure = CGVector(dx: direction.way(1).x, dy: direction.way(1).y)
    view = StageView(frame: container.bounds)
  }

  /// The container's bounds, in points.
  public var bounds: CGRect { container.bounds }

  /// Where a view stands by itself, in the container's coordinates.
  ///
  /// Of a view that is in no hierarchy, or in another window, its own frame; that is told to
  /// ``TransitionReport/onReport``.
  public func frame(of view: UIView) -> CGRect {
    guard view === container || (view.window != nil && view.window === container.window) else {
      TransitionReport.report(
        "\(type(of: view)) is not in the window of the transition: its frame is taken as it is")
      return view.frame
    }
    return view.convert(view.bounds, to: container)
  }

  /// A picture of a view as it looks now. There is one of each view: taken when it is asked for first, and anew when the
  /// view has another size since; dropped at the end.
  ///
  /// Of a view of which UIKit makes no picture, it is empty; that is told to ``TransitionReport/onReport``.
  public func snapshot(of view: UIView) -> UIView {
    if let taken = snapshots[ObjectIdentifier(view)], taken.size == view.bounds.size { return taken.copy }
    let copy = view.snapshotView(afterScreenUpdates: true) ?? emptyCopy(of: view)
    snapshots[ObjectIdentifier(view)] = Snapshot(original: view, size: view.bounds.size, copy: copy)
    return copy
  }

  private func emptyCopy(of view: UIView) -> UIView {
    TransitionReport.report("There is no picture of \(type(of: view)), whose size is \(view.bounds.size)")
    return UIView(frame: view.bounds)
  }

  /// A black view between the two screens, for a choreography to give an opacity. It is put there when it is asked for
  /// first, and taken away at the end.
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

  /// Lets go of the copies, and takes the dimming away.
  func clear() {
    snapshots = [:]
    dimmingView?.removeFromSuperview()
    dimmingView = nil
  }
}
