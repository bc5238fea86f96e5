/// A row of the search while the user has typed nothing: a tap on it types its words.
struct SearchSuggestion {
  let symbolName: String
  let name: String
  let words: String
}

extension SearchSuggestion {
  /// Unread and flagged messages, and the people of the newest messages.
  static func suggestions(for messages: [Message]) -> [SearchSuggestion] {
    var people: [Contact] = []
    for message in messages where !people.contains(message.correspondent) && people.count < 4 {
      people.append(message.correspondent)
    }
    return [
      SearchSuggestion(symbolName: "envelope", name: "Unread Messages", words: "unread"),
      SearchSuggestion(symbolName: "flag", name: "Flagged Messages", words: "flagged"),
    ]
      + people.map { SearchSuggestion(symbolName: "person.crop.circle", name: $0.name, words: $0.name) }
  }
}
