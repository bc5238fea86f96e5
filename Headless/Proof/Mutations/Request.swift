/// What the command line asks for.
struct Request: Equatable, Sendable {
  /// Whether the chosen mutants are listed, and nothing is run.
  var isList = false
  /// The names of the chosen mutants that run; all if there are none.
  var names: [String] = []
  /// How many mutants are drawn; `nil` for the chosen ones.
  var count: Int?
  var seed: UInt64 = 1
  /// The run fails if a smaller share of the mutants is killed, in percent.
  var least = 100
  /// No mutant begins when so many seconds have passed since the first one began.
  var limit = Int.max
  /// Draws from files alone whose paths, below the repository's root, begin so.
  var prefix = ""

  /// Reads the words after the command's name.
  init(_ words: [String]) throws(Complaint) {
    var (rest, share): (ArraySlice<String>, Int?) = (words[...], nil)
    func value() throws(Complaint) -> String {
      guard let value = rest.popFirst() else { throw Complaint("A value is missing.\n\(Self.usage)") }
      return value
    }
    func number() throws(Complaint) -> UInt64 {
      let word = try value()
      guard let number = UInt64(word) else { throw Complaint("“\(word)” is not a number.\n\(Self.usage)") }
      return number
    }
    while let word = rest.popFirst() {
      switch word {
      case "--list": isList = true
      case "--only": names.append(try value())
      case "--draw": count = max(Int(clamping: try number()), 1)
      case "--seed": seed = try number()
      case "--in": prefix = try value()
      case "--least": share = Int(clamping: try number())
      case "--within": limit = Int(clamping: try number())
      default: throw Complaint("“\(word)” is unknown.\n\(Self.usage)")
      }
    }
    least = share ?? (count == nil ? 100 : 0)
  }

  /// The chosen mutants of these names, or all.
  func chosen() throws(Complaint) -> [Change] {
    let chosen = Change.chosen.filter { names.isEmpty || names.contains($0.note) }
    guard !chosen.isEmpty else { throw Complaint("No mutant has such a name; see --list.") }
    return chosen
  }

  private static let usage = """
    swift run Mutations [--list] [--only NAME]
    swift run Mutations --draw N [--seed S] [--in PATH] [--least P] [--within T]
    Breaks the kit in many ways, one at a time, and shows that a test goes red for each.

      --list      the names of the chosen mutants, and nothing is run
      --only NAME this chosen mutant alone
      --draw N    N mutants of all places of the kit and the test kit instead, or all if there are fewer
      --seed S    draws them; the same seed draws the same mutants of the same sources; 1 by default
      --in PATH   draws from one folder or file, such as Sources/InteractiveModal/Gesture
      --least P   the share of them that has to be killed, in percent; 0 by default, 100 of the chosen mutants
      --within T  begins no mutant later than T seconds after the first one

    The mutants are written into Sources, and taken out in the end; `git checkout Sources` does that after an
    interrupted run. After a build with `-Xswiftc -gnone` little is built anew.
    The exit status is 0 if enough mutants were killed; 1 if not; 2 if the tests could not be run.
    """
}
