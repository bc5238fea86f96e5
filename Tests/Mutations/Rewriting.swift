/// A file of the kit with mutations compiled in, each beside what it breaks.
enum Rewriting {
  /// The text of a file with all mutations in place, whatever their order.
  ///
  /// Complains about one whose original is not there exactly once, and about two that lie in one another.
  static func apply(_ mutations: [Mutation], to text: String) throws(Complaint) -> String {
    var places: [(mutation: Mutation, range: Range<String.Index>)] = []
    for mutation in mutations { places.append((mutation, try place(of: mutation, in: text))) }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    var (result, end) = ("", text.startIndex)
    for (mutation, range) in places {
      guard range.lowerBound >= end else {
        throw Complaint("\(mutation.name) lies in what another mutation breaks, in \(mutation.file).")
      }
      result += text[end..<range.lowerBound] + mutation.rewritten
      end = range.upperBound
    }
    return result + text[end...]
  }

  private static func place(of mutation: Mutation, in text: String) throws(Complaint) -> Range<String.Index> {
    let places = text.ranges(of: mutation.original)
    guard let place = places.first, places.count == 1 else {
      throw Complaint(
        "\(mutation.name) breaks a text that is \(places.count) times in \(mutation.file): \(mutation.original)"
      )
    }
    return place
  }

  /// The file that is added to the kit: which mutation is on.
  static let switchboard = """
    import Foundation

    /// The one mutation that is on, if any.
    enum Mutant {
      private static let name = ProcessInfo.processInfo.environment["\(variable)"]

      static func isOn(_ name: String) -> Bool { name == Self.name }
    }

    """

  /// The environment's variable that names the mutation that is on.
  static let variable = "MODAL_MUTANT"
}
