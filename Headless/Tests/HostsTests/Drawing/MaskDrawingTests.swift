import Testing

@testable import HeadlessHosts
@testable import UIKit

extension HostsTests {
  @MainActor @Suite("Drawing masks, shapes and snapshots") struct MaskDrawingTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func layer<Layer: CALayer>(_ layer: Layer, color: CGColor? = nil) -> Layer {
      layer.frame = CGRect(x: 30, y: 40, width: 100, height: 60)
      layer.backgroundColor = color
      return layer
    }

    private func shape(_ path: CGPath?) -> CAShapeLayer {
      let shape = CAShapeLayer()
      shape.path = path
      return shape
    }

    private func draw(_ layer: CALayer) -> LayerDrawing { LayerDrawing(layer) }

    @Test("a shape is filled, between contents and sublayers, wherever it reaches")
    func shapes() {
      let shape = layer(shape(CGPath(rect: square, transform: nil)))
      let element = draw(shape).element
      #expect(element?["d"] == "M0 0L10 0L10 10L0 10Z")
      #expect(element?["fill"] == "#000000")
      shape.path = CGPath(rect: square.offsetBy(dx: 200, dy: 0), transform: nil)
      #expect(draw(shape).element != nil)
      shape.path = CGPath(rect: square.offsetBy(dx: 500, dy: 0), transform: nil)
      #expect(draw(shape).element == nil)
      shape.path = CGPath(rect: square, transform: nil)
      shape.backgroundColor = .red
      shape.addSublayer(layer(CALayer(), color: .red))
      #expect(draw(shape).children.map(\.name) == ["rect", "path", "rect"])
    }

    @Test("a shape without colours or path is not drawn; a clip lets it no farther out than the bounds")
    func noShape() {
      #expect(draw(layer(shape(nil))).element == nil)
      let beyond = layer(shape(CGPath(rect: square.offsetBy(dx: 95, dy: 0), transform: nil)))
      #expect(draw(beyond).element?["d"] != nil && draw(beyond).element?["clip-path"] == nil)
      beyond.masksToBounds = true
      #expect(draw(beyond).element?["clip-path"] == "url(#c1)")
      beyond.fillColor = nil
      #expect(draw(beyond).element == nil)
      beyond.fillColor = CGColor.red.copy(alpha: 0)
      #expect(draw(beyond).element == nil)
    }

    @Test("a shape masks by its outline, where its own place puts it")
    func outline() {
      let masked = layer(CALayer(), color: .red)
      let mask = shape(CGPath(rect: square, transform: nil))
      mask.position = CGPoint(x: 5, y: 7)
      masked.mask = mask
      let drawing = draw(masked)
      #expect(drawing.element?["clip-path"] == "url(#c1)")
      #expect(drawing.element?["opacity"] == nil)
      let clip = SVGElement("path", ["d": "M5 7L15 7L15 17L5 17Z"])
      #expect(drawing.definitions.first?.content == .elements([clip]))
      masked.shadowOpacity = 1
      #expect(draw(masked).element?["clip-path"] != nil, "a mask takes the layer's shadow too")
      #expect(draw(masked).children.count == 2)
    }

    @Test("an opaque layer masks by its round corners, and its transform counts")
    func rounded() {
      let (masked, mask) = (layer(CALayer(), color: .red), CALayer())
      mask.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      mask.anchorPoint = .zero
      mask.backgroundColor = .red
      mask.cornerRadius = 5
      mask.maskedCorners = [.layerMinXMinYCorner]
      mask.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      masked.mask = mask
      let path = draw(masked).definitions.first?.children.first?["d"]
      #expect(path == "M10 0L40 0L40 40L0 40L0 10C0 4.477 4.477 0 10 0Z")
    }

    @Test("a pale mask lets through less")
    func pale() {
      let masked = layer(CALayer(), color: .red)
      let mask = shape(CGPath(rect: square, transform: nil))
      mask.fillColor = CGColor.red.copy(alpha: 0.5)
      mask.opacity = 0.5
      masked.opacity = 0.5
      masked.mask = mask
      #expect(draw(masked).element?["opacity"] == "0.125")
    }

    @Test("a mask that nothing gets through hides its layer with all that is in it", arguments: 0..<5)
    func blank(which: Int) {
      let masked = layer(CALayer(), color: .red)
      masked.addSublayer(layer(CALayer(), color: .red))
      let mask = layer(CAShapeLayer(), color: which == 0 ? nil : .red)
      switch which {
      case 1: mask.isHidden = true
      case 2: mask.opacity = 0
      case 3: mask.backgroundColor = CGColor.red.copy(alpha: 0)
      case 4: mask.values.position.x = .nan
      default: break
      }
      masked.mask = mask
      #expect(draw(masked).element == nil)
      masked.mask = nil
      #expect(draw(masked).element != nil)
    }

    @Test("where bounds clip and a mask masks, what is left is what both let through")
    func both() {
      let masked = layer(CALayer(), color: .red)
      masked.addSublayer(layer(CALayer(), color: .red))
      masked.masksToBounds = true
      masked.mask = shape(CGPath(rect: square, transform: nil))
      let drawing = draw(masked)
      #expect(drawing.element?["clip-path"] == "url(#c2)")
      #expect(drawing.definitions.map { $0["clip-path"] } == [nil, "url(#c1)"])
    }

    @Test("a shadow has the round corners of its path")
    func shadowPath() {
      let shadowed = layer(CALayer())
      shadowed.shadowOpacity = 1
      shadowed.shadowPath = CGPath(PathElement.roundedRectangle(square, width: 3, height: 3))
      #expect(draw(shadowed).element?["rx"] == "3")
      shadowed.shadowPath = CGPath(rect: square, transform: nil)
      #expect(draw(shadowed).element?.name == "rect" && draw(shadowed).element?["rx"] == nil)
      let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      shadowed.shadowPath = CGPath(PathElement.roundedRectangle(square, width: 3, height: 3, corners: top))
      #expect(draw(shadowed).element?.name == "path")
    }

    @Test("a snapshot is drawn stretched to its bounds, clipped, under its sublayers")
    func snapshot() throws {
      let window = Simulator().launch(root: UIViewController())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      window.addSubview(view)
      view.backgroundColor = .red
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      snapshot.frame = CGRect(x: 30, y: 40, width: 100, height: 60)
      snapshot.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
      snapshot.subviews.first?.backgroundColor = .blue
      let parts = draw(snapshot.layer).children
      #expect(parts.map { $0["transform"] } == ["matrix(2 0 0 2 0 0)", nil])
      #expect(parts.first?["clip-path"] != nil)
      #expect(parts.first?["fill"] == "#ff0000")
    }
  }
}
