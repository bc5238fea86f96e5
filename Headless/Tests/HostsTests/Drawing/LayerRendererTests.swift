import Testing

@testable import HeadlessHosts
@testable import UIKit

extension HostsTests {
  @MainActor @Suite("Drawing layers") struct LayerRendererTests {
    private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      layer.backgroundColor = color
      return layer
    }

    private func draw(_ layer: CALayer) -> SVGElement? { LayerDrawing(layer).element }

    @Test("a layer stands where its position, anchor and transform put it, and draws its inside scrolled")
    func transform() {
      let layer = layer(CGRect(x: 30, y: 40, width: 100, height: 60), .red)
      #expect(draw(layer)?["transform"] == "translate(30 40)")
      layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      #expect(draw(layer)?["transform"] == "matrix(0.5 0 0 0.5 55 55)")
      layer.anchorPoint = .zero
      #expect(draw(layer)?["transform"] == "matrix(0.5 0 0 0.5 80 70)")
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(draw(layer)?["transform"] == "matrix(0 1 -1 0 80 70)")
      let outer = self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.bounds.origin = CGPoint(x: 0, y: 30)
      outer.addSublayer(self.layer(CGRect(x: 0, y: 50, width: 10, height: 10), .red))
      #expect(draw(outer)?["transform"] == "translate(0 -30)")
    }

    @Test("a group of one is the one, unless that would move what clips it")
    func grouping() {
      let moved = SVGElement("rect", ["transform": "translate(1 2)"])
      #expect(SVGGrouping.group(["opacity": "0.5"], [moved]) == [moved.adding(["opacity": "0.5"])])
      #expect(SVGGrouping.group(["opacity": nil], [moved, moved]) == [moved, moved])
      let clipped = SVGElement.group(["clip-path": "url(#c1)"], [moved])
      #expect(SVGGrouping.group(["clip-path": "url(#c1)"], [moved]) == [clipped])
      let twice = SVGElement.group(["transform": "translate(3 4)"], [moved])
      #expect(SVGGrouping.group(["transform": "translate(3 4)"], [moved]) == [twice])
    }

    @Test("what cannot be seen, or whose place is no number, is not drawn")
    func invisible() {
      let changes: [(CALayer) -> Void] = [
        { $0.isHidden = true }, { $0.opacity = 0 }, { $0.backgroundColor = nil }, { $0.position.y = 900 },
        { $0.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1)) }, { $0.values.position.y = .nan },
        { $0.values.position.y = .infinity },
      ]
      for (index, change) in changes.enumerated() {
        let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        #expect(draw(layer) != nil)
        change(layer)
        #expect(draw(layer) == nil, "change \(index)")
      }
    }

    @Test("opacity holds for a layer with all that is in it")
    func opacity() {
      let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
      outer.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
      outer.opacity = 0.5
      let drawing = LayerDrawing(outer)
      #expect(drawing.element?.name == "g")
      #expect(drawing.element?["opacity"] == "0.5")
      #expect(drawing.children.count == 2)
      #expect(drawing.children.allSatisfy { $0["opacity"] == nil })
    }

    @Test("a layer that masks clips its sublayers to its own shape, one that does not lets them out")
    func clip() {
      let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
      outer.addSublayer(layer(CGRect(x: 90, y: 90, width: 50, height: 50), .red))
      #expect(draw(outer)?["clip-path"] == nil)
      outer.masksToBounds = true
      outer.cornerRadius = 12
      let drawing = LayerDrawing(outer)
      let shape = SVGElement("rect", ["width": "100", "height": "100", "rx": "12"])
      #expect(drawing.element?["clip-path"] == "url(#c1)")
      #expect(drawing.definitions.first?["id"] == "c1")
      #expect(drawing.definitions.first?.content == .elements([shape]))
    }

    @Test("what lies beyond a clip is left out, whatever is in it")
    func beyondClip() {
      let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = layer(CGRect(x: 0, y: 200, width: 100, height: 100), .red)
      inner.masksToBounds = true
      inner.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
      outer.addSublayer(inner)
      outer.masksToBounds = true
      #expect(draw(outer) == nil)
      outer.bounds.origin.y = 1000
      #expect(draw(outer) == nil)
    }

    @Test("only the masked corners are round")
    func maskedCorners() {
      let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
      layer.cornerRadius = 10
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      #expect(draw(layer)?.name == "path")
      #expect(draw(layer)?["fill"] == "#ff0000")
    }

    @Test("from the back to the front: shadow, background, text, sublayers, border")
    func order() throws {
      let layer = layer(CGRect(x: 10, y: 10, width: 100, height: 100), .red)
      layer.shadowOpacity = 0.5
      layer.shadowRadius = 4
      layer.borderWidth = 2
      layer.borderColor = CGColor(gray: 0, alpha: 1)
      layer.contents = LayerContents.text(TextLayout(lines: [line("Dear & <all>")]))
      layer.addSublayer(self.layer(CGRect(x: 5, y: 5, width: 10, height: 10), .red))
      let parts = LayerDrawing(layer).children
      try #require(parts.count == 5)
      #expect(parts.map(\.name) == ["rect", "rect", "text", "rect", "rect"])
      #expect(parts.first?["filter"] == "url(#f1)")
      #expect(parts.first?["fill-opacity"] == "0.5")
      #expect(parts.last?["stroke-width"] == "2")
      #expect(parts.last?["x"] == "1")
      #expect(parts[2].content == .text("Dear & <all>"))
      #expect(parts[2]["textLength"] == "40", "fitted to the width that the layout counted with")
      #expect(parts[2]["font-size"] == "17" && parts[2]["font-weight"] == "600")
      layer.masksToBounds = true
      #expect(LayerDrawing(layer).children.count == 4, "what clips its layer clips its shadow away")
    }

    @Test("a symbol is drawn once and used where it stands")
    func symbol() {
      let outer = layer(CGRect(x: 10, y: 10, width: 100, height: 100), .red)
      for x in [0, 50] as [CGFloat] {
        let symbol = layer(CGRect(x: x, y: 0, width: 24, height: 24))
        symbol.contents = LayerContents.symbol(
          name: "trash", color: .red, frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        outer.addSublayer(symbol)
      }
      #expect(LayerDrawing(outer).definitions.count == 1)
      #expect(LayerDrawing(outer).children.count == 3)
    }

    @Test("a drawing of the app is defined once, and used in each place")
    func drawing() throws {
      let drawing = try #require(
        VectorDrawing(svg: "<svg width=\"30\" height=\"20\"><path d=\"M0 0Z\"/></svg>"))
      let outer = layer(CGRect(x: 10, y: 10, width: 100, height: 100), .red)
      for x in [0, 50] as [CGFloat] {
        let photo = layer(CGRect(x: x, y: 0, width: 45, height: 20))
        photo.contents = LayerContents.drawing(drawing, frame: CGRect(x: 5, y: -10, width: 45, height: 40))
        outer.addSublayer(photo)
      }
      let result = LayerDrawing(outer)
      #expect(result.definitions.map(SVGWriter.text).joined().contains("<path d=\"M0 0Z\"/>"))
      #expect(result.definitions.count == 1 && result.children.count == 3)
      #expect(result.children.last?.children.first?["transform"] == "matrix(1.5 0 0 2 5 -10)")
    }

    @Test(
      "the material of a bar blurs a text below it, and leaves a plain ground as it is",
      arguments: [false, true])
    func material(isPlain: Bool) throws {
      _ = Simulator()
      let page = layer(CGRect(x: 9, y: 9, width: 100, height: 100))
      let below = layer(CGRect(x: 0, y: 50, width: 100, height: 50), .red)
      if !isPlain { below.contents = LayerContents.text(TextLayout(lines: [line("Dear Ada")])) }
      let bar = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
      let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      material.frame = bar.bounds
      bar.addSubview(material)
      for part in [below, bar.layer] { page.addSublayer(part) }
      let result = LayerDrawing(page)
      let text = result.element.map(SVGWriter.text) ?? ""
      #expect(text.count(of: ">Dear Ada</text>") == (isPlain ? 0 : 2))
      #expect(text.count(of: "filter=\"url(") == (isPlain ? 0 : 1))
      bar.alpha = 0
      #expect(!(LayerDrawing(page).element.map(SVGWriter.text) ?? "").contains("filter"))
    }

    @Test("a scroll indicator is drawn over the content, in a picture and for a page")
    func indicator() throws {
      _ = Simulator()
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))
      view.contentSize = CGSize(width: 100, height: 412)
      view.layer.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 50), .red))
      let plain = LayerDrawing(view.layer)
      #expect(LiveLayer(alone: view.layer).indicators == nil)
      view.flashScrollIndicators()
      let drawing = LayerDrawing(view.layer)
      #expect(drawing.definitions == plain.definitions && drawing.children.count == 2)
      let bar = try #require(drawing.children.last)
      #expect(
        bar["x"] == "94" && bar["height"] == "100" && bar["rx"] == "1.5" && bar["fill-opacity"] == "0.35")
      #expect(LiveLayer(alone: view.layer).indicators == SVGWriter.text(of: bar))
    }

    @Test("every symbol that there is has an outline", arguments: SystemSymbol.names)
    func outline(name: String) {
      #expect(SymbolOutline(named: name) != nil)
    }

    private func line(_ string: String) -> TextLayout.Line {
      TextLayout.Line(
        string: string, baseline: CGPoint(x: 0, y: 20), width: 40,
        font: .systemFont(ofSize: 17, weight: .semibold),
        color: CGColor(gray: 0, alpha: 1), range: 0..<string.utf16.count)
    }
  }
}
