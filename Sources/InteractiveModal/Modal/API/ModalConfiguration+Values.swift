extension ModalConfiguration {
  /// Returns whether another configuration has the same values.
  ///
  /// Swift cannot compare closures, policies and choreographies: the caller uses the last ones.
  func hasSameValues(as other: ModalConfiguration) -> Bool {
    let values = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    return (source == nil) == (other.source == nil)
      && values.allSatisfy { ($0.value as? any Equatable)?.equals($1.value) ?? true }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
