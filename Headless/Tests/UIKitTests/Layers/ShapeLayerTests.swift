import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Shape layers", .ownWorld) struct ShapeLayerTests {
  private let path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)

  @Test("a shape layer copies its path; by default it fills black and draws no line (F341)")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.lineWidth == 1)
    let path = CGMutablePath()
    path.move(to: .zero)
    layer.path = path
    layer.shadowPath = path
    path.addLine(to: CGPoint(x: 50, y: 0))
    #expect(layer.path?.elements.count == 1 && layer.shadowPath?.elements.count == 1)
  }

  @Test("writes are counted, none as layout writes")
  func ledger() {
    let (simulator, layer) = (Simulator(), CAShapeLayer())
    layer.path = path
    layer.path = CGPath(rect: path.boundingBox, transform: nil)
    layer.fillColor = nil
    #expect(simulator.ledger.writes == 3)
    #expect(simulator.ledger.redundantWrites == 1)
    #expect(simulator.ledger.layoutWrites == 0)
  }

  @Test("a view's layer can be a shape layer")
  func viewLayer() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    _ = Simulator()
    #expect(ShapeView().layer is CAShapeLayer)
  }
}
