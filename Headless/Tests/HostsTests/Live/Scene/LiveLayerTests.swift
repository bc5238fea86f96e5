import Testing

@testable import HeadlessHosts
@testable import UIKit

extension HostsTests {
  @MainActor @Suite("What a page is told of a layer") struct LiveLayerTests {
    private func told(_ change: (CALayer) -> Void) -> LiveLayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 30, y: 40, width: 100, height: 60)
      change(layer)
      return LiveLayer(alone: layer)
    }

    @Test("a plain layer is its place and its size; scrolled it stands there with its inside moved")
    func place() {
      #expect(told { _ in } == LiveLayer(id: 7, transform: [1, 0, 0, 1, 30, 40], size: [100, 60]))
      let scrolled = told { $0.bounds.origin = CGPoint(x: 5, y: -12.5) }
      #expect(scrolled.transform == [1, 0, 0, 1, 30, 40])
      #expect(scrolled.origin == [5, -12.5])
    }

    @Test("a material blurs what lies behind it, and fades in with its colour")
    func blur() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      #expect(LiveLayer(alone: view.layer).blur == 12)
      view.effect = nil
      #expect(LiveLayer(alone: view.layer).blur == nil)
      #expect(told { $0.backgroundColor = .red }.blur == nil)
    }

    @Test("a layer that leans has the matrix by which a browser takes each point where the perspective does")
    func leans() throws {
      let matrix = told {
        $0.transform = CATransform3D(
          m11: 0.9, m12: 0, m13: 0, m14: 0, m21: 0.1, m22: 0.8, m23: 0, m24: 0.001, m31: 0, m32: 0, m33: 1,
          m34: 0, m41: 3, m42: -20, m43: 0, m44: 0.97)
      }.transform
      try #require(matrix.count == 16)
      for (x, y) in [(0, 0), (100, 0), (50, 30), (100, 60)] as [(Double, Double)] {
        // From the anchor, in the middle of the layer.
        let (right, down) = (x - 50, y - 30)
        let weight = 0.001 * down + 0.97
        let place = ((0.9 * right + 0.1 * down + 3) / weight + 80, (0.8 * down - 20) / weight + 70)
        let drawn = matrix[3] * x + matrix[7] * y + matrix[15]
        #expect(abs((matrix[0] * x + matrix[4] * y + matrix[12]) / drawn - place.0) < 1e-4)
        #expect(abs((matrix[1] * x + matrix[5] * y + matrix[13]) / drawn - place.1) < 1e-4)
      }
    }

    @Test("what has a look of its own says so")
    func look() {
      let layer = told {
        $0.opacity = 0.25
        $0.isHidden = true
        $0.backgroundColor = CGColor.red.copy(alpha: 0.5)
        $0.masksToBounds = true
        $0.borderWidth = 2
        $0.borderColor = .red
      }
      #expect(layer.opacity == 0.25)
      #expect(layer.isHidden == true)
      #expect(layer.background == "#ff000080")
      #expect(layer.clips == true)
      #expect(layer.border == LiveLayer.Border(width: 2, color: "#ff0000"))
    }

    @Test("a colour or a line that cannot be seen is not told")
    func invisible() {
      let layer = told {
        $0.backgroundColor = CGColor.red.copy(alpha: 0)
        $0.borderColor = .red
      }
      #expect(layer.background == nil)
      #expect(layer.border == nil)
    }

    @Test("corners tell their radius, which of them are round, and how they curve")
    func corners() {
      let layer = told {
        $0.cornerRadius = 10
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        $0.cornerCurve = .continuous
      }
      #expect(layer.radius == 10)
      #expect(layer.corners == [true, false, true, false])
      #expect(layer.isContinuous == true)
      #expect(told { $0.cornerRadius = 10 }.corners == nil)
    }

    @Test("a shadow falls beside what casts it: the path, or the background; what clips has none")
    func shadow() {
      let byPath = told {
        $0.shadowOpacity = 0.5
        $0.shadowOffset = CGSize(width: 2, height: 4)
        $0.shadowRadius = 6
        let box = CGRect(x: 10, y: 10, width: 20, height: 20)
        $0.shadowPath = CGPath(rect: box, transform: nil)
      }
      #expect(
        byPath.shadow == LiveLayer.Shadow(box: [12, 14, 20, 20], radius: 0, blur: 6, color: "#00000080"))
      #expect(told { $0.shadowOpacity = 1 }.shadow == nil)
      let byBackground = told {
        $0.shadowOpacity = 1
        $0.backgroundColor = .red
      }
      #expect(
        byBackground.shadow == LiveLayer.Shadow(box: [0, -3, 100, 60], radius: 0, blur: 3, color: "#000000"))
      let clipped = told {
        $0.shadowOpacity = 1
        $0.backgroundColor = .red
        $0.masksToBounds = true
      }
      #expect(clipped.shadow == nil)
    }

    @Test("numbers are rounded to what can be seen")
    func rounded() {
      let layer = told {
        $0.position = CGPoint(x: 100.123456, y: 70)
        $0.opacity = 0.123456
      }
      #expect(layer.transform == [1, 0, 0, 1, 50.123, 40])
      #expect(layer.opacity == 0.1235)
    }
  }
}
