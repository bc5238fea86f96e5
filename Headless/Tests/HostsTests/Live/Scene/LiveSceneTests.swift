import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The layers as pages know them") struct LiveSceneTests {
    private let window = CALayer()
    private let list = CALayer()
    private let row = CALayer()

    init() {
      window.addSublayer(list)
      list.addSublayer(row)
    }

    private func scene() -> LiveScene {
      var scene = LiveScene()
      scene.update([window], changed: [])
      return scene
    }

    private func ids(_ layers: [LiveLayer]) -> [Int] { layers.map(\.id) }

    @Test("at first all layers are told, each with what is in it")
    func whole() {
      let scene = scene()
      let layers = scene.layers(since: 0)
      #expect(layers.count == 3)
      #expect(layers.first { $0.id == scene.windows.first }?.sublayers?.count == 1)
    }

    @Test("what changed is told, and nothing else")
    func change() {
      var scene = scene()
      let before = scene.revision
      row.opacity = 0.5
      scene.update([window], changed: [row])
      #expect(scene.layers(since: before).map(\.opacity) == [0.5])
      #expect(scene.layers(since: 0).count == 3)
      #expect(scene.layers(since: scene.revision).isEmpty)
    }

    @Test("a layer that was written and is as it was is no news, nor is one outside all windows")
    func noChange() {
      var scene = scene()
      let before = scene.revision
      scene.update([window], changed: [row, list, CALayer()])
      #expect(scene.revision == before)
    }

    @Test("a page that looked away is told all that it missed at once")
    func missed() {
      var scene = scene()
      let before = scene.revision
      for (step, layer) in [row, list, row].enumerated() {
        layer.opacity = Float(step + 1) / 10
        scene.update([window], changed: [layer])
      }
      #expect(Set(scene.layers(since: before).compactMap(\.opacity)) == [0.2, 0.3])
    }

    @Test("a new layer is told with all that is in it, and where it stands")
    func added() throws {
      var scene = scene()
      let before = scene.revision
      let (cell, label) = (CALayer(), CALayer())
      cell.addSublayer(label)
      list.insertSublayer(cell, at: 0)
      scene.update([window], changed: [list, cell])
      let told = scene.layers(since: before)
      #expect(told.count == 3)
      #expect(
        told.first { $0.sublayers?.count == 2 }?.sublayers?.first
          == told.first { $0.sublayers?.count == 1 }?.id)
    }

    @Test("a layer that left is forgotten, and comes back under another name")
    func removed() {
      var scene = scene()
      let old = ids(scene.layers(since: 0))
      row.removeFromSuperlayer()
      scene.update([window], changed: [list])
      #expect(scene.layers(since: 0).count == 2)
      list.addSublayer(row)
      let before = scene.revision
      scene.update([window], changed: [list])
      let new = Set(ids(scene.layers(since: before))).subtracting(old)
      #expect(new.count == 1)
    }

    @Test("a layer that moves to another one keeps its name")
    func moved() {
      var scene = scene()
      let old = Set(ids(scene.layers(since: 0)))
      window.addSublayer(row)
      scene.update([window], changed: [list, window, row])
      #expect(Set(ids(scene.layers(since: 0))) == old)
    }

    @Test("windows come and go")
    func windows() {
      var scene = scene()
      let before = scene.revision
      let alert = CALayer()
      scene.update([window, alert], changed: [])
      #expect(scene.windows.count == 2)
      #expect(ids(scene.layers(since: before)) == [scene.windows[1]])
      scene.update([alert], changed: [])
      #expect(scene.layers(since: 0).count == 1)
    }
  }
}
