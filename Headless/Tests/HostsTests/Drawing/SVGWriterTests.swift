import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Writing SVG") struct SVGWriterTests {
    @Test(
      "text is escaped and stays what it was",
      arguments: [
        ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("“x” \"y\"", "“x” &quot;y&quot;"),
        ("\u{0}\u{8}ok", "ok"),
      ])
    func escaping(text: String, expected: String) {
      #expect(SVGWriter.escaped(text) == expected)
    }

    @Test("an element a line, what is in it indented, nothing that is not said")
    func layout() {
      let element = SVGElement.group(
        ["opacity": "0.5", "fill": nil], [SVGElement("text", ["x": "1"], .text("a&b")), SVGElement("rect")])
      let expected = "<g opacity=\"0.5\">\n <text x=\"1\">a&amp;b</text>\n <rect/>\n</g>\n"
      #expect(SVGWriter.text(of: element) == expected)
    }

    @Test("the same definition is written once and has one name")
    func definitions() {
      var definitions = SVGDefinitions()
      let first = definitions.reference(to: SVGElement("clipPath", [:], .elements([SVGElement("rect")])))
      let second = definitions.reference(to: SVGElement("filter"))
      let third = definitions.reference(to: SVGElement("clipPath", [:], .elements([SVGElement("rect")])))
      #expect(first == third)
      #expect(first != second)
      #expect(definitions.elements.count == 2)
      #expect(Set(definitions.elements.map { $0["id"] }).count == 2)
    }

    @Test(
      "numbers are short and always numbers",
      arguments: [(1.0 / 3, "0.333"), (2, "2"), (.nan, "0"), (-0.0001, "0")] as [(CGFloat, String)])
    func numbers(value: CGFloat, text: String) {
      #expect(SVGValue.number(value) == text)
    }

    @Test("colours are hexadecimal, clamped")
    func colors() {
      #expect(SVGValue.color(CGColor(red: 1, green: 0.5, blue: -1, alpha: 0.5)) == "#ff8000")
      #expect(SVGValue.opacity(1) == nil)
      #expect(SVGValue.opacity(0.25) == "0.25")
    }
  }
}
