import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Reading a recording") struct GestureReaderTests {
    private func read(_ text: String) throws -> GestureRecording {
      try GestureReader.recording(in: Data(text.utf8), named: "g.json")
    }

    @Test("what is written is read")
    func wellFormed() throws {
      let recording = GestureRecording.straight(120, over: 0.3, hold: 0.1)
      #expect(try read(recording.json) == recording)
    }

    private static let up = #""up": {"t": 1, "x": 0, "y": 9}"#
    private static let samples = #""samples": [{"t": 0, "x": 0, "y": 0}, {"t": 1, "x": 0, "y": 9}]"#
    private static let names = #""name": "n", "kind": "k", "density": 2"#

    @Test(
      "what cannot be decoded is named in a sentence",
      arguments: [
        ("", "it is not valid JSON"),
        ("[1, 2", "it is not valid JSON"),
        ("[]", "its “contents” is of the wrong kind"),
        ("{}", "it has no “name”"),
        ("{\(names), \(up)}", "it has no “samples”"),
        ("{\(names), \(samples)}", "it has no “up”"),
        (#"{\#(names), \#(up), "samples": 3}"#, "its “samples” is of the wrong kind"),
        (#"{\#(names), \#(up), "samples": [{"t": 0, "x": 0}]}"#, "it has no “samples[0].y”"),
        (
          #"{\#(names), \#(up), "samples": [{"t": 0, "x": 0, "y": "low"}]}"#,
          "its “samples[0].y” is of the wrong kind"
        ),
        (
          #"{\#(names), \#(up), "samples": [{"t": 0, "x": 0, "y": null}]}"#,
          "its “samples[0].y” is of the wrong kind"
        ),
      ])
    func malformed(text: String, reason: String) {
      #expect(throws: HostError("“g.json” is no gesture: \(reason).")) { try read(text) }
    }

    @Test("a number beyond all bounds is refused")
    func hugeNumber() {
      let text = #"{\#(Self.names), \#(Self.up), "samples": [{"t": 0, "x": 0, "y": 1e999}]}"#
      #expect(throws: HostError.self) { try read(text) }
    }

    @Test(
      "what no finger can have done is named in a sentence",
      arguments: [
        (#"{"name": "", "kind": "k", "density": 1, \#(up), \#(samples)}"#, "has an empty name"),
        (#"{"name": "n", "kind": "", "density": 1, \#(up), \#(samples)}"#, "has an empty kind"),
        (
          #"{"name": "n", "kind": "k", "density": 0, \#(up), \#(samples)}"#,
          "has a density of 0.0, which is not above 0"
        ),
        (#"{\#(names), \#(up), "samples": []}"#, "has no samples"),
        (
          #"{\#(names), \#(up), "samples": [{"t": 0, "x": 0, "y": 0}, {"t": 0, "x": 0, "y": 9}]}"#,
          "goes back in time at sample 1"
        ),
        (
          #"{\#(names), "up": {"t": 0.5, "x": 0, "y": 9}, \#(samples)}"#,
          "lifts the finger before the last sample"
        ),
        (#"{\#(names), "up": {"t": 601, "x": 0, "y": 9}, \#(samples)}"#, "is longer than 600 seconds"),
        (
          #"{\#(names), "up": {"t": 1, "x": 0, "y": 1e9}, \#(samples)}"#,
          "takes the finger farther than 100000 points"
        ),
      ])
    func impossible(text: String, fault: String) {
      #expect(throws: HostError("“g.json” is no usable gesture: it \(fault).")) { try read(text) }
    }

    @Test("a file without end is refused", .timeLimit(.minutes(30)))
    func endlessFile() {
      #expect(throws: HostError("“/dev/zero” is no gesture: it is larger than 16 MB.")) {
        try GestureReader.recording(at: "/dev/zero")
      }
    }

    @Test("numbers that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
      var recording = GestureRecording.tap
      recording.samples[1].y = value
      #expect(GestureValidation.fault(in: recording) == "holds a number that is not finite")
      recording = .tap
      recording.up.t = value
      #expect(GestureValidation.fault(in: recording) == "holds a number that is not finite")
      recording = .tap
      recording.density = value
      #expect(GestureValidation.fault(in: recording) != nil)
    }
  }
}
