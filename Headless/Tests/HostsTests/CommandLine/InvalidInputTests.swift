import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Invalid input") struct InvalidInputTests {
    private static let count = 3000
    private static let post =
      "POST /input HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nContent-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\nHost: a\r\n\r\n"

    /// Changes, cuts out or repeats bytes at one or two places.
    private func spoilt(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
      var bytes = Array(text.utf8)
      for _ in 1...Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let range = start..<min(bytes.count, start + .random(in: 1...32, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[start] = .random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(range)
        default: bytes.insert(contentsOf: bytes[range], at: start)
        }
      }
      return bytes
    }

    private func isSentence(_ text: String) -> Bool {
      text.count > 1 && text.hasSuffix(".") && !text.unicodeScalars.contains(where: \.breaksLine)
    }

    @Test("a spoilt gesture file is read, or refused in a sentence")
    func gestures() {
      var (random, accepted) = (SeededGenerator(seed: 2026), 0)
      for _ in 0..<Self.count {
        let bytes = spoilt(GestureRecording.straight(60, over: 0.05).json, &random)
        do throws(HostError) {
          accepted += try GestureReader.recording(in: Data(bytes), named: "g.json").samples.isEmpty ? 0 : 1
        } catch {
          #expect(isSentence(error.sentence), "\(error.sentence)")
        }
      }
      #expect(accepted > Self.count / 100 && accepted < Self.count * 19 / 20)
    }

    @Test("spoilt requests are the same however they are cut, or refused in a sentence")
    func connections() {
      var (random, accepted) = (SeededGenerator(seed: 2026), 0)
      for _ in 0..<Self.count {
        let bytes = spoilt(Self.post, &random)
        let cut = Int.random(in: 0...bytes.count, using: &random)
        let (whole, refusal) = requests([bytes[...]])
        let (parts, otherRefusal) = requests([bytes[..<cut], bytes[cut...]])
        #expect(whole == parts && refusal == otherRefusal, "\(String(decoding: bytes, as: UTF8.self))")
        if let refusal { #expect(isSentence(refusal.sentence), "\(refusal.sentence)") }
        accepted += refusal == nil ? 1 : 0
      }
      #expect(accepted > Self.count / 100 && accepted < Self.count * 19 / 20)
    }

    private func requests(_ pieces: [ArraySlice<UInt8>]) -> ([HTTPRequest], HTTPRefusal?) {
      var (parser, requests): (HTTPParser, [HTTPRequest]) = (HTTPParser(), [])
      do throws(HTTPRefusal) {
        for piece in pieces {
          parser.append(piece)
          while let request = try parser.next() { requests.append(request) }
        }
      } catch {
        return (requests, error)
      }
      return (requests, nil)
    }

    @Test(
      "a refusal quotes control characters and huge numbers safely",
      arguments: [
        // The terminal executed the quoted text.
        (
          ["hel\u{1B}[2J"],
          #"“hel\u{1B}[2J” is no command; there are film, site, strip, soak, replay, fuzz, check and help."#
        ),
        // The path of the finger went to infinity.
        (
          ["strip", "tap=compose", "drag=-1.7976931348623157e308,300,-1e308,-200"],
          "“drag=-1.7976931348623157e308,300,-1e308,-200” is no step; "
            + "there are tap=NAME, tap=X,Y, drag=X,Y,DX,DY and type=TEXT."
        ),
      ])
    func refusals(words: [String], sentence: String) {
      let console = RecordedConsole()
      #expect(console.run(words) == 2)
      #expect(console.complaints == [sentence])
    }

    @Test("a name with control characters stays on its line of JSON")
    func names() throws {
      let folder = try TemporaryFolder()
      let text =
        #"{"name":"a\u007f","kind":"b\nc","density":1,"up":{"t":0,"x":0,"y":0},"#
        + #""samples":[{"t":0,"x":0,"y":0}]}"#
      let console = RecordedConsole()
      #expect(console.run("replay", try folder.write(text, to: "g.json"), "--json") != 2)
      #expect(!console.lines.isEmpty)
      #expect(!console.lines.contains { $0.unicodeScalars.contains(where: \.breaksLine) })
    }
  }
}
