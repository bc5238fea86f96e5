import Foundation
import Testing

@testable import Benchmarks

@Suite("The table of figures in Proof") @MainActor struct ProofTableTests {
  private let rows: [[String]]
  private let promises = Subject.allCases.flatMap(\.figure.promises)

  init() throws {
    let proof = try MarkdownCode.document("docs/Proof.md")
    rows = try #require(Table(in: proof)).rows
  }

  @Test("has the rows of the code, with their units, limits and oracles")
  func promisesOfTheCode() {
    let columns = [0, 1, 3, 4]
    #expect(rows.map { row in columns.map { row[$0] } } == promises.map(\.cells))
  }

  @Test("has a figure in each row, which keeps its limit")
  func kept() throws {
    for (row, promise) in zip(rows, promises) {
      #expect(promise.limit.holds(for: try #require(Double(row[2]))), "\(row)")
    }
  }

  @Test("each limit is at most a third from its figure, or says why not")
  func tight() throws {
    for (row, promise) in zip(rows, promises) {
      #expect(promise.limit.isTight(for: try #require(Double(row[2]))), "\(row)")
    }
  }
}
