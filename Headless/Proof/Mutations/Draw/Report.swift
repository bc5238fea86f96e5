/// The words for the verdicts of a run.
struct Report: Sendable {
  let sources: [String: [UInt8]]

  /// The line that tells of a verdict at once.
  func line(_ verdict: Verdict) -> String {
    "\(finding(verdict)): \(change(verdict.place))"
  }

  /// The survivors that the list of equivalents does not have.
  func unexplained(_ verdicts: [Verdict]) -> [Verdict] {
    verdicts.filter { !$0.isKilled && !isEquivalent($0.place) }
  }

  func isEquivalent(_ place: Place) -> Bool {
    let bytes = sources[place.file] ?? []
    let mutant = place.applied(to: bytes)
    return Change.equivalent.contains { $0.mutants(of: place.file, bytes).contains(mutant) }
  }

  /// The share for each folder, the survivors, and how mutants were killed.
  func summary(of verdicts: [Verdict]) -> [String] {
    let rooms = Dictionary(grouping: verdicts) { folder(of: $0.place) }.sorted { $0.key < $1.key }.map {
      "\($1.count { $0.isKilled }) of \($1.count) in \($0)"
    }
    let survivors = verdicts.filter { !$0.isKilled }.map(line).sorted()
    let kinds = Dictionary(grouping: verdicts.filter(\.isKilled), by: kind).map { "\($1.count) by \($0)" }
      .sorted()
    return rooms + survivors + [kinds.joined(separator: ", ")]
  }

  private func kind(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .hung: "a hang"
    case .crashed: "a crash"
    case .red, .green, nil: "a red test"
    }
  }

  private func finding(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case nil: "SURVIVED, not executed"
    case .green(let tests):
      isEquivalent(verdict.place) ? "equivalent, \(tests) tests" : "SURVIVED \(tests) tests"
    case .red(let test): "killed by \(test)"
    case .hung(let test): "killed: it hung in \(test)"
    case .crashed(let test): "killed: it crashed in \(test)"
    }
  }

  private func folder(of place: Place) -> String {
    place.file.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
  }

  /// The file and line of a place, with the lines before and after.
  private func change(_ place: Place) -> String {
    let (line, before, after) = lines(of: place)
    let name = place.name.map { "\($0), " } ?? ""
    return "\(name)\(place.file):\(line)\n  - \(before)\n  + \(after)"
  }

  private func lines(of place: Place) -> (number: Int, before: String, after: String) {
    let bytes = sources[place.file] ?? []
    let newline = UInt8(ascii: "\n")
    let line = bytes[..<place.range.lowerBound].filter { $0 == newline }.count + 1
    let start = bytes[..<place.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place.range.upperBound...].firstIndex(of: newline) ?? bytes.count
    let (head, tail) = (
      text(bytes[start..<place.range.lowerBound]), text(bytes[place.range.upperBound..<end])
    )
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return (line, words(text(bytes[start..<end])), words(head + place.replacement + tail))
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
