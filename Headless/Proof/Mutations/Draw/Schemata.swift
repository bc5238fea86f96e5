/// A source file that has mutants beside its own code; the environment tells which of them runs.
struct Schemata {
  /// Precedes the number of a mutant in the compiler's messages about its code.
  static let marker = "mutant-"

  private let bytes: [UInt8]
  private let path: String
  private var mutants: [Outline.Host: [(number: Int, place: Place)]] = [:]
  private var hosts: [Outline.Host] = []

  /// - Parameter path: The file's path in the compiler's messages.
  init(of bytes: [UInt8], path: String, mutants: [(number: Int, place: Place)]) {
    (self.bytes, self.path) = (bytes, path)
    for mutant in mutants { self.mutants[mutant.place.host, default: []].append(mutant) }
    hosts = self.mutants.keys.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  var text: String { rendering(bytes.indices, hosts[...]) }

  /// The text of a range in which these hosts lie, outer hosts before inner ones.
  private func rendering(_ range: Range<Int>, _ hosts: ArraySlice<Outline.Host>) -> String {
    var (result, start, rest) = ("", range.lowerBound, hosts)
    while let host = rest.popFirst() {
      let inner = rest.prefix { $0.range.lowerBound < host.range.upperBound }
      rest = rest.dropFirst(inner.count)
      let original = rendering(host.range, inner)
      result +=
        source(start..<host.range.lowerBound) + (host.isValue ? value(host, original) : code(host, original))
      start = host.range.upperBound
    }
    return result + source(start..<range.upperBound)
  }

  private func value(_ host: Outline.Host, _ original: String) -> String {
    (mutants[host] ?? []).reduce("(\(original))") {
      "(Mutant.isOn(\($1.number)) ? (\(mutated($1.place))) : \($0))"
    }
  }

  private func code(_ host: Outline.Host, _ original: String) -> String {
    let branches = (mutants[host] ?? []).map {
      """
      if Mutant.isOn(\($0.number)) {
      #sourceLocation(file: "\(Self.marker)\($0.number)", line: 1)
      \(mutated($0.place))
      \(location(host.range.upperBound))
      } else 
      """
    }
    return """

      \(branches.joined()){
      \(location(host.range.lowerBound))
      \(original)
      }
      \(location(host.range.upperBound))

      """
  }

  private func location(_ position: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(bytes[..<position].filter { $0 == UInt8(ascii: "\n") }.count + 1))"
  }

  private func mutated(_ place: Place) -> String {
    source(place.host.range.lowerBound..<place.range.lowerBound) + place.replacement
      + source(place.range.upperBound..<place.host.range.upperBound)
  }

  private func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
