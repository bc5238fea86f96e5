import UIKit

@testable import UIKit

/// A view in a view on a stage with all orientations.
@MainActor final class TurningPage {
  let stage: Stage
  let panel: UIView
  let view: UIView

  init(upright orientation: UIInterfaceOrientation = .portrait) {
    let root = JournalController()
    root.orientations = .all
    stage = Stage(root: root)
    panel = stage.add(UIView(), frame: CGRect(x: 20, y: 100, width: 300, height: 500))
    panel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view = UIView(frame: CGRect(x: 200, y: 40, width: 60, height: 30))
    view.autoresizingMask = .flexibleLeftMargin
    panel.addSubview(view)
    stage.simulator.rotate(to: orientation)
    stage.clock.runUntilIdle()
  }

  var simulator: Simulator { stage.simulator }

  var shownCorner: CGPoint {
    sequence(first: view.layer) { $0.superlayer }
      .reduce(CGPoint.zero) { $0.applying($1.shown.transformToSuperlayer) }
  }

  /// The distance from the shown corner to `point`.
  func distance(to point: CGPoint) -> CGFloat { hypot(shownCorner.x - point.x, shownCorner.y - point.y) }

  /// Rotates the interface, and returns how far the shown corner jumps on the glass.
  func jump(turningTo new: UIInterfaceOrientation) -> CGFloat {
    let turn = InterfaceTurn(old: simulator.orientation, new: new, size: stage.window.bounds.size)
    let place = turn.place(of: shownCorner)
    simulator.rotate(to: new)
    return distance(to: place)
  }
}
