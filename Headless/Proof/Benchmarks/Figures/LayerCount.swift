import UIKit

@testable import InteractiveModal
@testable import UIKit

/// Layers that cost the render server a pass of their own, in any frame of a modal's life.
///
/// The headless UIKit does not declare the properties that rasterise a layer.
struct LayerCount: Figure {
  /// The most of them in one frame.
  struct Most {
    private(set) var masks = 0
    private(set) var shadows = 0
    private(set) var snapshots = 0

    /// Counts a layer and all layers in it.
    mutating func count(_ root: CALayer) {
      let layers = root.tree
      masks = max(masks, layers.count { $0.mask != nil })
      shadows = max(shadows, layers.count { $0.shadowOpacity > 0 && $0.shadowPath == nil })
      snapshots = max(snapshots, layers.count { $0 is SnapshotLayer })
    }
  }

  var promises: [Promise] {
    ["mask layers", "shadows without a path", "snapshots and rasterised layers"].map {
      Promise(
        figure: "\($0) during the Mail modal", unit: "layers", limit: .atMost(0), oracle: "the layers"
      )
    }
  }

  func measure() -> [Double?] {
    let most = most()
    return [most.masks, most.shadows, most.snapshots].map(Double.init)
  }

  private func most() -> Most {
    var most = Most()
    let desk = Desk(modals: 2)
    desk.clock.onFrame { desk.simulator.windowScene.windows.forEach { most.count($0.layer) } }
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
}

extension CALayer {
  fileprivate var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }
}
