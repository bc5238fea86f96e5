import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("What a page is told of masks, shapes and snapshots") struct LiveMaskTests {
    private let window = CALayer()
    private let card = CALayer()
    private let mask = CAShapeLayer()
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    init() {
      window.addSublayer(card)
      card.bounds = CGRect(x: 0, y: 20, width: 100, height: 60)
      mask.path = CGPath(rect: square, transform: nil)
      card.mask = mask
    }

    private func told(_ layer: CALayer) -> LiveLayer { LiveLayer(alone: layer) }

    @Test("a mask is an outline from the box's corner, and takes of the opacity")
    func outline() {
      #expect(told(card).mask == LiveLayer.Mask(outline: "M0 -20L10 -20L10 -10L0 -10Z"))
      #expect(told(card).opacity == nil)
      mask.opacity = 0.5
      #expect(told(card).opacity == 0.5)
      mask.path = nil
      #expect(told(card).mask == LiveLayer.Mask(outline: "M0 0Z"))
      card.mask = nil
      #expect(told(card).mask == nil)
    }

    @Test("a shape is a drawing")
    func shape() {
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: square, transform: nil)
      #expect(told(shape).contents?.hasPrefix("<path d=\"M0 0L10 0") == true)
    }

    @Test("a layer is told anew when its mask changes, or what the mask lies in moves it")
    func changed() {
      var scene = LiveScene()
      scene.update([window], changed: [])
      let before = scene.revision
      mask.path = CGPath(rect: square.insetBy(dx: 2, dy: 2), transform: nil)
      scene.update([window], changed: [mask])
      #expect(scene.layers(since: before).count == 1)
      #expect(scene.layers(since: before).first?.mask == told(card).mask)
      #expect(scene.layers(since: 0).count == 2, "a mask is no layer of its own")
    }

    @Test("a snapshot's picture is told with what is in it, and anew when the snapshot stretches it")
    func snapshot() throws {
      let window = Simulator().launch(root: UIViewController())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      window.addSubview(view)
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      var scene = LiveScene()
      scene.update([snapshot.layer], changed: [])
      #expect(scene.layers(since: 0).count == 3)
      let before = scene.revision
      snapshot.bounds.size.width = 100
      scene.update([snapshot.layer], changed: [snapshot.layer])
      #expect(scene.layers(since: before).map(\.transform).contains([2, 0, 0, 1, 0, 0]))
      scene.update([], changed: [snapshot.layer])
      #expect(scene.layers(since: 0).isEmpty)
    }
  }
}
