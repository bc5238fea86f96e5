import Foundation

/// Files of the kit with mutations compiled in, each beside what it breaks.
enum Rewriting {
  /// The texts that have mutations, with all of them in place, whatever their order.
  ///
  /// Complains about one whose original is not in its folder exactly once, and about two that lie in one another.
  ///
  /// - Parameter files: Texts by their paths below the folder of their product.
  static func apply(_ mutations: [Mutation], to files: [String: String]) throws(Complaint) -> [String: String]
  {
    var places: [String: [Place]] = [:]
    for mutation in mutations {
      let place = try place(of: mutation, in: files)
      places[place.file, default: []].append(place)
    }
    var result: [String: String] = [:]
    for (file, places) in places { result[file] = try apply(places, to: files[file] ?? "") }
    return result
  }

  private struct Place {
    let mutation: Mutation
    let file: String
    let range: Range<String.Index>
  }

  private static func place(of mutation: Mutation, in files: [String: String]) throws(Complaint) -> Place {
    let words = mutation.original.split(whereSeparator: \.isWhitespace).map {
      NSRegularExpression.escapedPattern(for: String($0))
    }
    guard let pattern = try? Regex(words.joined(separator: #"\s+"#)) else {
      throw Complaint("\(mutation.name) has no text to break.")
    }
    let places = files.filter { $0.key.hasPrefix(mutation.folder + "/") }.flatMap { file, text in
      text.ranges(of: pattern).map { Place(mutation: mutation, file: file, range: $0) }
    }
    guard let place = places.first, places.count == 1 else {
      throw Complaint(
        "\(mutation.name) breaks a text that is \(places.count) times in \(mutation.folder): \(mutation.original)"
      )
    }
    return place
  }

  private static func apply(_ places: [Place], to text: String) throws(Complaint) -> String {
    var (result, end) = ("", text.startIndex)
    for place in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard place.range.lowerBound >= end else {
        throw Complaint("\(place.mutation.name) lies in what another mutation breaks, in \(place.file).")
      }
      result += text[end..<place.range.lowerBound] + place.mutation.rewriting(text[place.range])
      end = place.range.upperBound
    }
    return result + text[end...]
  }
}
