extension ModalConfiguration {
  /// Returns whether another configuration has the same values.
  ///
  /// Swift cannot compare closures: those of sources, detents and animators count as the same.
  func hasSameValues(as other: ModalConfiguration) -> Bool { Self.isSame(self, other) }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.equals(other) }
    let (one, other) = (Mirror(reflecting: one), Mirror(reflecting: other))
    return one.subjectType == other.subjectType && one.children.count == other.children.count
      && zip(one.children, other.children).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
