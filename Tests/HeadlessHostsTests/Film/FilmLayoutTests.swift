import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Laying out a strip") struct FilmLayoutTests {
    private let upright = CGSize(width: 400, height: 840)
    private let turned = CGSize(width: 840, height: 400)

    @Test("pictures stand side by side, half as large as these screens")
    func row() {
      let layout = FilmLayout([upright, upright])
      #expect(
        layout.screens == [
          CGRect(x: 24, y: 24, width: 200, height: 420), CGRect(x: 248, y: 24, width: 200, height: 420),
        ])
      #expect(layout.size == CGSize(width: 472, height: 516))
    }

    @Test("the middles of a row are in a line, and what is too much for it begins another")
    func rows() {
      let layout = FilmLayout([upright, turned, turned, turned, turned])
      #expect(layout.screens.map(\.midY) == [234, 234, 234, 616, 616])
      #expect(layout.screens.map(\.minX) == [24, 248, 692, 24, 468])
      #expect(layout.size == CGSize(width: 1136, height: 788))
    }

    @Test("no picture overlaps another, nor the room below it", arguments: 1...12)
    func apart(number: Int) {
      let sizes = (0..<number).map { $0.isMultiple(of: 3) ? upright : turned }
      let boxes = FilmLayout(sizes).screens
        .map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height + 48) }
      for (index, box) in boxes.enumerated() {
        #expect(boxes[..<index].allSatisfy { $0.overlap(with: box) == nil })
      }
    }
  }
}
