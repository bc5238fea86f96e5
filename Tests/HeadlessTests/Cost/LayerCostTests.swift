import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// What rasterises a layer the headless UIKit does not declare, so the kit, which compiles with it, writes none.
@Suite("Layers that cost a pass of their own", .ownWorld) @MainActor struct LayerCostTests {
  @Test(
    "in no frame of a modal's life is there a mask, a shadow without a path, or a snapshot",
    arguments: [1, 2])
  func none(modals: Int) {
    let screen = Screen()
    var frames = 0
    screen.clock.onFrame {
      for layer in screen.simulator.windowScene.windows.flatMap(\.layer.tree) {
        #expect(layer.mask == nil && !(layer is SnapshotLayer))
        #expect(layer.shadowOpacity == 0 || layer.shadowPath != nil)
      }
      frames += 1
    }
    screen.open()
    if modals > 1 { screen.draft.present(DraftController(), as: .mail) }
    screen.settle()
    screen.grab(200)
    screen.simulator.resizeToLandscape()
    screen.simulator.resizeToPortrait()
    screen.release()
    screen.root.dismiss(animated: true)
    #expect(screen.settle().leftover == nil)
    #expect(frames > 60)
  }

  @Test("a tree tells of those that are there")
  func control() {
    let layer = CALayer()
    let child = CALayer()
    layer.addSublayer(child)
    #expect(layer.tree.map(ObjectIdentifier.init) == [layer, child].map(ObjectIdentifier.init))
  }
}

extension CALayer {
  /// The layer and all that are in it.
  fileprivate var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }
}
