import Testing

@testable import Mutations

@Suite("The words of the command line") struct RequestTests {
  private static let mutations = ["a", "b"].map {
    Mutation($0, "It is broken.", in: "A", "a", .expression("b"), caughtBy: "Tests")
  }

  private func request(_ line: String) throws -> Request {
    try Request(line.split(separator: " ").map(String.init), among: Self.mutations)
  }

  @Test("without any all mutations run")
  func all() throws {
    #expect(try request("") == .run(Self.mutations, isFull: false))
  }

  @Test(
    "choose what is run",
    arguments: [
      ("--full", [0, 1], true), ("--only b", [1], false), ("--only b a", [1, 0], false),
      ("--only a --full", [0], true), ("--full --only a", [0], true),
    ])
  func chosen(_ line: String, _ expected: [Int], _ isFull: Bool) throws {
    #expect(try request(line) == .run(expected.map { Self.mutations[$0] }, isFull: isFull))
  }

  @Test(
    "ask for the list, or for help",
    arguments: [("--list", Request.list), ("--help", .help), ("-h", .help)])
  func others(_ line: String, _ expected: Request) throws {
    #expect(try request(line) == expected)
  }

  @Test(
    "that make no sense get one sentence",
    arguments: [
      ("--only c", "There is no mutation “c”; see --list."),
      ("--only a c", "There is no mutation “c”; see --list."),
      ("--only", "--only wants the name of a mutation; see --list."),
      ("--only --full", "--only wants the name of a mutation; see --list."),
      ("a", "“a” is nothing that this command knows; see --help."),
      ("--all", "“--all” is nothing that this command knows; see --help."),
      ("--full a", "“a” is nothing that this command knows; see --help."),
    ])
  func nonsense(_ line: String, _ sentence: String) {
    #expect(throws: Complaint(sentence)) { try request(line) }
  }

  @Test("stand in the help")
  func help() {
    for word in ["--list", "--only", "--full"] { #expect(Request.usage.contains(word)) }
  }
}
