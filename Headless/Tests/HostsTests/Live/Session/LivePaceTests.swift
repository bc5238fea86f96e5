import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Real and virtual time") struct LivePaceTests {
    @Test("virtual time runs as fast as real time")
    func sameSpeed() {
      let pace = LivePace(real: 50, virtual: 1000)
      #expect(pace.virtual(at: 50) == 1000)
      #expect(pace.virtual(at: 52.5) == 1002.5)
      #expect(pace.real(at: 1002.5) == 52.5)
    }

    @Test("in slow motion it runs slower, and never jumps", arguments: [1.0, 5, 10])
    func slow(slowness: Double) {
      var pace = LivePace(real: 50, virtual: 1000)
      pace.change(to: slowness, at: 60)
      #expect(pace.virtual(at: 60) == 1010)
      #expect(pace.virtual(at: 70) == 1010 + 10 / slowness)
      #expect(abs(pace.real(at: 1010.5) - (60 + 0.5 * slowness)) < 1e-9)
      pace.change(to: 1, at: 70)
      #expect(pace.virtual(at: 70) == 1010 + 10 / slowness)
      #expect(pace.virtual(at: 71) == 1011 + 10 / slowness)
    }
  }
}
