import Foundation

/// What the command line asks for.
enum Order: Equatable {
  case files(FuzzSubject, [String])
  case runs(FuzzSubject, count: Int, seed: UInt64)

  private static let usage = "It goes: InputFuzzer gestures|commands|connection FILE… or --runs N [--seed S]."

  init(_ words: [String]) throws(FuzzFault) {
    guard let subject = words.first.flatMap(FuzzSubject.init) else { throw FuzzFault(Self.usage) }
    let rest = Array(words.dropFirst())
    guard rest.first == "--runs" else {
      guard let first = rest.first, !first.hasPrefix("-") else { throw FuzzFault(Self.usage) }
      self = .files(subject, rest)
      return
    }
    guard rest.count == 2 || rest.count == 4 && rest[2] == "--seed", let count = Int(rest[1]), count > 0,
      let seed = rest.count == 4 ? UInt64(rest[3]) : 1
    else { throw FuzzFault(Self.usage) }
    self = .runs(subject, count: count, seed: seed)
  }

  /// Whether every input had a good end.
  @MainActor func carryOut() throws(FuzzFault) -> Bool {
    switch self {
    case .files(let subject, let paths):
      var isWell = true
      for path in paths { isWell = try Self.replay(path, on: subject) && isWell }
      return isWell
    case .runs(let subject, let count, let seed): return FuzzCampaign(subject, count: count, seed: seed).run()
    }
  }

  @MainActor private static func replay(_ path: String, on subject: FuzzSubject) throws(FuzzFault) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FuzzFault("“\(path)” cannot be read.")
    }
    let verdict = subject.verdict(on: Array(data))
    print("\(path): \(verdict)")
    if case .faulty = verdict { return false }
    return true
  }
}
