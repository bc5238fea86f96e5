import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("What makes fuzz scripts up") struct FuzzGeneratorTests {
    private static let recordings = [
      GestureRecording.straight(300, over: 0.2), .straight(-90, over: 0.5), .tap,
    ]

    private func scripts(seed: UInt64, _ sequences: Range<Int>, variants: Int = 0) -> [FuzzScript] {
      sequences.map { sequence in
        var generator = FuzzGenerator(
          seed: seed, sequence: sequence, recordings: Self.recordings, variants: variants)
        return generator.script()
      }
    }

    @Test(
      "scripts differ, and sooner or later everything happens in them, on every device and in every variant",
      arguments: [0, 4])
    func variety(variants: Int) {
      let scripts = scripts(seed: 5, 0..<2000, variants: variants)
      #expect(Set(scripts.map(\.text)).count == scripts.count)
      let verbs = FuzzVerb.allCases.filter { variants > 0 || !$0.isOwn }
      #expect(Set(scripts.flatMap(\.events).map(\.verb)) == Set(verbs))
      #expect(Set(scripts.map(\.device.name)) == Set(Device.all.map(\.name)))
      #expect(Set(scripts.map(\.variant)) == Set(0..<max(variants, 1)))
    }

    @Test("two of three fingers that follow a recording go its way, longer or shorter")
    func recordings() {
      let down = (0..<300).map { sequence in
        var generator = FuzzGenerator(seed: 1, sequence: sequence, recordings: [Self.recordings[0]])
        return generator.trail(of: 1).steps.reduce(0) { $0 + $1.down }
      }
      #expect(down.allSatisfy { $0 != 0 && abs($0) < 451 })
      #expect((150...250).contains(down.filter { $0 > 0 }.count))
      #expect(Set(down.map { Int($0) }).count > 100)
    }
  }
}
