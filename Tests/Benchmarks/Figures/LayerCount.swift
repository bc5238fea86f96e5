import UIKit

@testable import InteractiveModal
@testable import UIKit

/// Layers that cost the render server a pass of their own, in any frame of a modal's life.
///
/// The headless UIKit does not declare the properties that rasterise a layer.
struct LayerCount: Figure {
  private struct Most {
    var masks = 0
    var shadows = 0
    var snapshots = 0
  }

  func rows() -> [Row] {
    let most = measure()
    return [
      row("mask layers during the Mail modal", most.masks),
      row("shadows without a path during the Mail modal", most.shadows),
      row("snapshots and rasterised layers during the Mail modal", most.snapshots),
    ]
  }

  private func measure() -> Most {
    var most = Most()
    let desk = Desk(modals: 2)
    desk.clock.onFrame {
      let layers = desk.simulator.windowScene.windows.flatMap(\.layer.tree)
      most.masks = max(most.masks, layers.count { $0.mask != nil })
      most.shadows = max(most.shadows, layers.count { $0.shadowOpacity > 0 && $0.shadowPath == nil })
      most.snapshots = max(most.snapshots, layers.count { $0 is SnapshotLayer })
    }
    for draft in desk.drafts.reversed() {
      desk.touch()
      desk.drag(by: 300, in: 30)
      desk.simulator.resize(to: CGSize(width: 300, height: 600))
      desk.simulator.resize(to: desk.simulator.device.size)
      draft.dismiss(animated: true)
      desk.clock.runUntilIdle()
      desk.finger.up()
    }
    return most
  }

  private func row(_ figure: String, _ count: Int) -> Row {
    Row(figure: figure, unit: "layers", measured: Double(count), limit: .atMost(0))
  }
}

extension CALayer {
  fileprivate var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }
}
