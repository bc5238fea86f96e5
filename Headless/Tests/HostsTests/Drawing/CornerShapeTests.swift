import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Corners") struct CornerShapeTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test("all corners alike are a rectangle, its radius at most half of the shorter side")
    func rectangle() {
      let element = CornerShape(CGRect(x: 0, y: 0, width: 100, height: 50)).element
      #expect(element == SVGElement("rect", ["width": "100", "height": "50"]))
      let round = SVGElement("rect", ["x": "10", "y": "20", "width": "100", "height": "50", "rx": "8"])
      #expect(CornerShape(box, radius: 8).element == round)
      #expect(CornerShape(box, radius: 900).element["rx"] == "25")
      #expect(CornerShape(box, radius: -3).element["rx"] == nil)
    }

    @Test("some corners round are a path with an arc at each of them")
    func some() {
      let top = CornerShape(box, radius: 8, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]).element
      #expect(top.name == "path")
      #expect(top["d"] == "M18 20H102A8 8 0 0 1 110 28V70H10V28A8 8 0 0 1 18 20Z")
      let one = CornerShape(box, radius: 8, corners: .layerMaxXMaxYCorner).element
      #expect(one["d"] == "M10 20H110V62A8 8 0 0 1 102 70H10V20Z")
    }
  }
}
