import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("One drawing of several frames") struct SVGAnimationTests {
    private func group(_ number: Int, at x: CGFloat, _ children: SVGElement...) -> SVGElement {
      .group(["layer": "\(number)", "transform": "translate(\(SVGValue.number(x)) 0)"], children)
    }

    private func label(_ text: String) -> SVGElement { SVGElement("text", [:], .text(text)) }

    private func draw(_ frames: [SVGElement]...) -> (text: String, style: String) {
      var animation = SVGAnimation(times: frames.indices.map(Double.init), still: 0)
      let elements = animation.elements(of: frames)
      return (elements.map(SVGWriter.text).joined(), SVGWriter.text(of: animation.style))
    }

    @Test("what every frame has is written once, without key frames")
    func still() {
      let (text, style) = draw([group(1, at: 5, label("a"))], [group(1, at: 5, label("a"))])
      #expect(text == "<g transform=\"translate(5 0)\">\n <text>a</text>\n</g>\n")
      #expect(!style.contains("@keyframes"))
    }

    @Test("what moves evenly has a key frame at both ends, and one more where its velocity changes")
    func moving() {
      let even = draw([group(1, at: 0)], [group(1, at: 10)], [group(1, at: 20)]).style
      #expect(even.contains("{0%{transform:matrix(1,0,0,1,0,0)}100%{transform:matrix(1,0,0,1,20,0)}}"))
      let bent = draw([group(1, at: 0)], [group(1, at: 19)], [group(1, at: 20)]).style
      #expect(bent.contains("}50%{transform:matrix(1,0,0,1,19,0)}100%"))
    }

    @Test("what comes later is hidden before, and what goes is hidden after")
    func coming() {
      let (text, style) = draw(
        [group(1, at: 5, label("a")), group(3, at: 0)],
        [group(1, at: 5, label("b")), group(2, at: 5), group(3, at: 0)])
      #expect(text.contains("<text class=\"m2\">a</text>"))
      #expect(text.contains("<text visibility=\"hidden\" class=\"m4\">b</text>"))
      #expect(style.contains("{0%{visibility:inherit}100%{visibility:hidden}}"))
      #expect(style.contains("{0%{visibility:hidden}100%{visibility:inherit}}"))
    }

    @Test("a layer keeps its place in the order when others come and go around it")
    func order() {
      let rows = SVGAlignment([
        [group(1, at: 0), group(2, at: 0)], [group(3, at: 0), group(2, at: 9)],
        [group(2, at: 9), group(4, at: 0)],
      ]).rows
      let numbers = rows.map { row in row.map { element in element?["layer"] ?? "" } }
      #expect(numbers.contains(["2", "2", "2"]))
      #expect(rows.count == 4 && rows.allSatisfy { $0.count == 3 })
    }
  }
}
