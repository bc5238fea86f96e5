import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Shape layers") struct ShapeLayerTests {
  private let path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)

  @Test("a shape is filled black unless told otherwise, and has no line")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.lineWidth == 1)
  }

  @Test("the path is copied: what becomes of the original afterwards does not show")
  func copied() {
    let (layer, path) = (CAShapeLayer(), CGMutablePath())
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 10))
    layer.path = path
    layer.shadowPath = path
    path.addRect(CGRect(x: 50, y: 0, width: 20, height: 10))
    #expect(layer.path == self.path)
    #expect(layer.shadowPath == self.path)
  }

  @Test("writes count, redundant ones as such, and none costs layout")
  func ledger() {
    let (simulator, layer) = (Simulator(), CAShapeLayer())
    layer.path = path
    layer.path = CGPath(rect: path.boundingBox, transform: nil)
    layer.fillColor = nil
    #expect(simulator.ledger.writes == 3)
    #expect(simulator.ledger.redundantWrites == 1)
    #expect(simulator.ledger.layoutWrites == 0)
  }

  @Test("a new path is noted, the same one is not")
  func journal() {
    let (layer, journal) = (CAShapeLayer(), LayerJournal())
    LayerJournal.current = journal
    layer.path = path
    #expect(journal.take().contains { $0 === layer })
    layer.path = path
    #expect(journal.take().isEmpty)
  }

  @Test("a view can have a shape for a layer")
  func viewLayer() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    _ = Simulator()
    #expect(ShapeView().layer is CAShapeLayer)
  }
}
