/// What the command line asks for.
enum Request: Equatable, Sendable {
  case help
  case list
  /// These, with the suites that ought to catch each or, in full, with all of the kit's.
  case run([Mutation], isFull: Bool)
  case draw(DrawRequest)

  /// Reads the words after the command's name.
  init(_ words: [String], among mutations: [Mutation] = Mutation.all) throws(Complaint) {
    if words.contains("--draw"), !words.contains("--help") {
      self = .draw(try DrawRequest(words))
      return
    }
    var (chosen, isFull, isChoosing): ([Mutation], Bool, Bool) = ([], false, false)
    for word in words {
      switch word {
      case "--help", "-h": self = .help; return
      case "--list": self = .list; return
      case "--full": (isFull, isChoosing) = (true, false)
      case "--only": isChoosing = true
      default: chosen.append(try Self.mutation(word, isWanted: isChoosing, among: mutations))
      }
    }
    if words.contains("--only"), chosen.isEmpty {
      throw Complaint("--only wants the name of a mutation; see --list.")
    }
    self = .run(chosen.isEmpty ? mutations : chosen, isFull: isFull)
  }

  private static func mutation(
    _ word: String, isWanted: Bool, among mutations: [Mutation]
  ) throws(Complaint) -> Mutation {
    guard isWanted else { throw Complaint("“\(word)” is nothing that this command knows; see --help.") }
    guard let mutation = mutations.first(where: { $0.name == word }) else {
      throw Complaint("There is no mutation “\(word)”; see --list.")
    }
    return mutation
  }

  static let usage = """
    swift run Mutations [--only NAME…] [--full]
    swift run Mutations --draw N [--seed S] [--in PATH] [--least P] [--within T] [--matrix] [--here]
    Breaks the kit in many ways, one at a time, in a copy, and shows that a test goes red for each.

      --list        the mutations, and nothing is run
      --only NAME…  these alone
      --full        with all of the kit's suites, not those alone that ought to catch it
      --draw N      N mutants of all places of the kit and the test kit instead, or all if there are fewer
      --seed S      draws them; the same seed draws the same mutants of the same sources; 1 by default
      --in PATH     draws from one folder or file, such as Sources/InteractiveModal/Gesture
      --least P     the share of them that has to be killed, in percent; 0 by default
      --within T    begins no mutant later than T seconds after the first one
      --matrix      all tests that turn red, not the first one alone
      --here        writes the mutants into this repository and back, instead of a copy: after a build with
                    `-Xswiftc -gnone` little is built anew; nobody else may use the tree meanwhile

    The exit status is 0 if every mutation was caught, or P percent were killed; 1 if not; 2 if the tests could not be run.
    """
}
