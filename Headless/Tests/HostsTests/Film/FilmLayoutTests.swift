import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Laying out a strip") struct FilmLayoutTests {
    private let upright = CGSize(width: 400, height: 840)
    private let turned = CGSize(width: 840, height: 400)

    @Test("pictures are half as large as these screens; what is too much for a row begins another")
    func rows() {
      let layout = FilmLayout([upright, turned, turned, turned, turned])
      #expect(layout.screens.map(\.midY) == [234, 234, 234, 616, 616])
      #expect(layout.screens.map(\.minX) == [24, 248, 692, 24, 468])
      #expect(layout.screens[0].size == CGSize(width: 200, height: 420))
      #expect(layout.size == CGSize(width: 1136, height: 788))
    }
  }
}
