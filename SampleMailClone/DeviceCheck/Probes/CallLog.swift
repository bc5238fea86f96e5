/// The calls that a check has heard, in their order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func clear() { calls = [] }

  /// Returns how often a call came.
  func count(of call: String) -> Int { calls.count { $0 == call } }
  func has(_ call: String) -> Bool { calls.contains(call) }

  /// The calls of one kind, such as “modal”.
  func calls(of name: String) -> [String] {
    calls.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
