import Testing
import UIKit

@testable import HeadlessHosts
@testable import InputFuzzer

extension HostsTests {
  /// Longer: `swift run -c release InputFuzzer SUBJECT --runs 1000000 --seed 7`; with libFuzzer as that says.
  @MainActor @Suite("Spoilt input") struct InputFuzzTests {
    @Test("every real input is taken", arguments: FuzzSubject.allCases)
    func seeds(subject: FuzzSubject) {
      #expect(subject.seeds.map(subject.verdict) == subject.seeds.map { _ in .accepted })
    }

    @Test(
      "whatever is spoilt is taken, or refused in a sentence",
      arguments: [(.gestures, 1500), (.commands, 3000), (.connection, 500)] as [(FuzzSubject, Int)])
    func mutations(subject: FuzzSubject, count: Int) {
      var mutator = Mutator(subject, seed: 2026)
      var (accepted, refused) = (0, 0)
      for _ in 1...count {
        let input = mutator.next()
        switch subject.verdict(on: input) {
        case .accepted: accepted += 1
        case .refused: refused += 1
        case .faulty(let fault): Issue.record("\(fault) – of \(String(decoding: input, as: UTF8.self))")
        }
      }
      #expect(accepted > count / 20 && refused > count / 20)
    }

    @Test("what once came to a bad end does so no more", arguments: FuzzFinding.all)
    func findings(finding: FuzzFinding) {
      #expect(finding.subject.verdict(on: Array(finding.input.utf8)) == finding.verdict)
    }

    @Test("nothing at all is taken or refused", arguments: FuzzSubject.allCases)
    func nothing(subject: FuzzSubject) {
      if case .faulty = subject.verdict(on: []) { Issue.record("Nothing is something.") }
    }

    @Test(
      "a refusal that is no sentence on one line is a bad end",
      arguments: ["", ".", "No sentence", "Two\nlines.", "A \u{1B} bell.", "A \u{2028} break."])
    func noSentence(text: String) {
      if case .refused = FuzzVerdict.refusal(text) { Issue.record("“\(text)” passes as a sentence.") }
      #expect(FuzzVerdict.refusal("It is no gesture.") == .refused("It is no gesture."))
    }
  }
}
