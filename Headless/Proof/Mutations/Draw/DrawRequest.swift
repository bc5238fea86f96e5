/// How many mutants to draw, and by which seed.
struct DrawRequest: Equatable, Sendable {
  var count: Int
  var seed: UInt64 = 1
  /// The run fails if a smaller share of the mutants is killed, in percent.
  var least = 0
  /// No mutant begins when so many seconds have passed since the first one began.
  var limit = Int.max
  /// Draws from files alone whose paths, below the repository's root, begin so.
  var prefix = ""
  /// Whether all tests run with each mutant, instead of those up to the first that turns red.
  var isMatrix = false
  var location = Checkout.Location.copy

  /// Reads the words after the command's name.
  init(_ words: [String]) throws(Complaint) {
    var (numbers, rest): ([String: UInt64], ArraySlice<String>) = ([:], words[...])
    while let word = rest.popFirst() {
      if word == "--matrix" {
        isMatrix = true
      } else if word == "--here" {
        location = .repository
      } else if word == "--in", let path = rest.popFirst() {
        prefix = path
      } else if ["--draw", "--seed", "--least", "--within"].contains(word),
        let number = rest.popFirst().flatMap({ UInt64($0) })
      {
        numbers[word] = number
      } else {
        throw Complaint("“\(word)” is unknown or lacks its value; see --help.")
      }
    }
    count = Int(clamping: numbers["--draw"] ?? 0)
    seed = numbers["--seed"] ?? seed
    least = Int(clamping: numbers["--least"] ?? 0)
    limit = Int(clamping: numbers["--within"] ?? .max)
    guard count > 0 else { throw Complaint("--draw wants a number above 0.") }
  }
}
