extension Mutation {
  /// All of them, in the order in which a gesture goes through the kit.
  static let all =
    entry + gesture + interaction + motion + choreography + stage + transition + arrangement + card + keyboard
    + screens + container + contained
}
