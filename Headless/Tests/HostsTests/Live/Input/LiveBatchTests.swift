import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("What a page sends") struct LiveBatchTests {
    private func batch(_ input: String) throws -> LiveBatch {
      try JSONDecoder().decode(LiveBatch.self, from: Data(#"{"page":3,"inputs":[\#(input)]}"#.utf8))
    }

    @Test(
      "each kind of input is understood",
      arguments: [
        (
          #"{"kind":"touch","phase":"down","finger":1,"x":20.5,"y":40}"#,
          .touch(LiveTouch(phase: .down, finger: 1, x: 20.5, y: 40))
        ),
        (
          #"{"kind":"scroll","x":1,"y":2,"right":0,"down":-16}"#,
          .scroll(LiveScroll(x: 1, y: 2, right: 0, down: -16))
        ),
        (#"{"kind":"text","text":"é\n"}"#, .text("é\n")),
        (
          #"{"kind":"key","key":"left","isShifted":true,"isCommand":false}"#,
          .key(LiveKey(key: .left, isShifted: true, isCommand: false))
        ),
        (#"{"kind":"key","key":"escape"}"#, .key(LiveKey(key: .escape))),
        (#"{"kind":"rotate","clockwise":false}"#, .rotate(clockwise: false)),
        (#"{"kind":"interrupt"}"#, .interrupt),
        (#"{"kind":"block","seconds":1}"#, .block(1)), (#"{"kind":"block","seconds":99}"#, .block(5)),
        (#"{"kind":"set","slowness":5}"#, .set(LiveSettings.Change(slowness: 5))),
        (
          #"{"kind":"set","isDark":true,"textSize":"AX3"}"#,
          .set(LiveSettings.Change(isDark: true, textSize: "AX3"))
        ),
      ] as [(String, LiveInput)])
    func kinds(json: String, input: LiveInput) throws {
      let expected = LiveBatch(page: 3, items: [LiveBatch.Item(input: input, age: 0)])
      #expect(try batch(json) == expected)
    }

    @Test(
      "the age of an input is between nothing and a second",
      arguments: [("0.25", 0.25), ("-1", 0), ("5", 1), ("1e300", 1)])
    func age(text: String, age: TimeInterval) throws {
      #expect(try batch(#"{"kind":"interrupt","age":\#(text)}"#).items.map(\.age) == [age])
    }

    @Test("several inputs keep their order")
    func order() throws {
      let both = try batch(#"{"kind":"text","text":"a"},{"kind":"text","text":"b"}"#)
      #expect(both.items.map(\.input) == [.text("a"), .text("b")])
      #expect(try batch("").items.isEmpty)
    }

    @Test("more inputs than a page sends at a time are refused", arguments: [(256, true), (257, false)])
    func limit(count: Int, isTaken: Bool) {
      let inputs = Array(repeating: #"{"kind":"interrupt"}"#, count: count).joined(separator: ",")
      #expect((try? batch(inputs).items.count) == (isTaken ? count : nil))
    }

    @Test(
      "what is no input is refused",
      arguments: [
        "{}", #"{"kind":"fly"}"#, #"{"kind":"touch"}"#,
        #"{"kind":"touch","phase":"hover","finger":1,"x":0,"y":0}"#,
        #"{"kind":"touch","phase":"down","finger":1.5,"x":0,"y":0}"#,
        #"{"kind":"touch","phase":"down","finger":1,"x":1e999,"y":0}"#, #"{"kind":"text","text":7}"#,
        #"{"kind":"key","key":"F1"}"#, #"{"kind":"rotate","clockwise":1}"#, #"{"kind":"set","isDark":"yes"}"#,
        "[]", "null", #"{"kind":"interrupt","age":"x"}"#,
      ])
    func refused(json: String) {
      #expect(throws: (any Error).self) { try batch(json) }
    }

    @Test(
      "what is no batch is refused",
      arguments: [
        "", "{", "[]", "7", #"{"inputs":[]}"#, #"{"page":1}"#, #"{"page":"1","inputs":[]}"#, "\u{FFFF}",
      ])
    func noBatch(json: String) {
      #expect(throws: (any Error).self) { try JSONDecoder().decode(LiveBatch.self, from: Data(json.utf8)) }
    }
  }
}
