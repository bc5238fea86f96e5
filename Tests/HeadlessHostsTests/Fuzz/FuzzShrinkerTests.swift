import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("What makes a failing script short") struct FuzzShrinkerTests {
    @Test(
      "leaves what is needed and nothing else",
      arguments: [[], [0], [99], [13, 77], [0, 1, 2, 3], [5, 50, 51, 98]])
    func minimum(needed: [Int]) {
      let shrinker = FuzzShrinker<Int> { events in needed.allSatisfy(events.contains) }
      #expect(shrinker.shrunk(Array(0..<100)) == needed)
    }

    @Test("tries few enough", arguments: [10, 100, 1000])
    func effort(count: Int) {
      var tries = 0
      let shrinker = FuzzShrinker<Int> { events in
        tries += 1
        return events.contains(count / 3)
      }
      #expect(shrinker.shrunk(Array(0..<count)) == [count / 3])
      #expect(tries < 3 * count)
    }

    @Test("what fails by order is left in order")
    func order() {
      let shrinker = FuzzShrinker<String> { events in
        guard let first = events.firstIndex(of: "down") else { return false }
        return events[first...].contains("up")
      }
      #expect(shrinker.shrunk(["up", "wait", "down", "wait", "up", "down", "up"]) == ["down", "up"])
    }
  }
}
