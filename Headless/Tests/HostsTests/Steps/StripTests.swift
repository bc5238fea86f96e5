import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("A strip of what a finger does") struct StripTests {
    private func strip(_ words: String...) throws -> String {
      try RecordedConsole().drawing(["strip"] + words)
    }

    @Test("has as many pictures as were asked for, from before the touch to the rest", arguments: [1, 2, 6])
    func pictures(number: Int) throws {
      let svg = try strip("tap=compose", "drag=200,120,0,600", "--frames", "\(number)")
      #expect(svg.count(of: " s</text>") == number)
      #expect(number == 1 || svg.contains("0.00 s</text>"))
      #expect(svg.contains("at rest</text>"))
    }

    @Test("shows the last step only, after what the others have led to, every time the same")
    func lastStep() throws {
      let opening = try strip("tap=compose", "--frames", "2")
      #expect(try strip("tap=compose", "--frames", "2") == opening)
      let dragging = try strip("tap=compose", "drag=200,120,0,600", "--frames", "5")
      #expect(dragging.contains("dragging</text>") && !opening.contains("dragging</text>"))
      #expect(dragging.contains("<polyline"))
      let tapping = try strip("tap=compose", "drag=200,120,0,60", "tap=200,300", "--frames", "60")
      #expect(!tapping.contains("dragging</text>"))
    }

    @Test("ends after so many seconds, where that is said")
    func seconds() throws {
      let svg = try strip("tap=compose", "drag=200,120,0,600", "--seconds", "0.6", "--frames", "3")
      #expect(svg.contains("0.60 s</text>") && svg.contains("by itself</text>"))
    }
  }
}
