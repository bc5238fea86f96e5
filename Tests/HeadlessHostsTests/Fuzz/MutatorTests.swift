import Testing
import UIKit

@testable import HeadlessHosts
@testable import InputFuzzer

extension HostsTests {
  @MainActor @Suite("How input is spoilt") struct MutatorTests {
    private func inputs(_ subject: FuzzSubject, seed: UInt64) -> [[UInt8]] {
      var mutator = Mutator(subject, seed: seed)
      return (0..<200).map { _ in mutator.next() }
    }

    @Test(
      "a seed repeats its inputs, which differ from another seed's, from each other and from real ones",
      arguments: FuzzSubject.allCases)
    func seeds(subject: FuzzSubject) {
      let inputs = inputs(subject, seed: 7)
      #expect(inputs == self.inputs(subject, seed: 7))
      #expect(inputs != self.inputs(subject, seed: 8))
      #expect(Set(inputs).count > inputs.count * 8 / 10)
      #expect(inputs.filter(subject.seeds.contains).count < inputs.count / 5)
    }

    @Test("no input outgrows the limit, however often it is spoilt")
    func limit() {
      var mutator = Mutator(.gestures, seed: 7)
      var bytes = mutator.original()
      for _ in 1...5000 {
        mutator.mutate(&bytes)
        #expect(bytes.count <= Mutator.limit)
      }
    }

    @Test("nothing becomes a real input")
    func nothing() {
      var mutator = Mutator(.commands, seed: 7)
      var bytes: [UInt8] = []
      while bytes.isEmpty { mutator.mutate(&bytes) }
      #expect(FuzzSubject.commands.seeds.contains(bytes))
    }
  }
}
