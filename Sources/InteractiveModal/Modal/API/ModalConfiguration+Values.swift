extension ModalConfiguration {
  /// Returns whether another configuration has the same values.
  ///
  /// Swift cannot compare closures: those of sources and detents count as the same. Two objects are the same
  /// only if they are one, unless their class says otherwise.
  func hasSameValues(as other: ModalConfiguration) -> Bool { Self.isSame(self, other) }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.equals(other) }
    let (mirror, otherMirror) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard mirror.subjectType == otherMirror.subjectType else { return false }
    let (children, others) = (mirror.children, otherMirror.children)
    if mirror.displayStyle == .class { return one as AnyObject === other as AnyObject }
    // A case without values has no children that tell it from another one.
    if mirror.displayStyle == .enum, children.isEmpty, others.isEmpty { return "\(one)" == "\(other)" }
    return children.count == others.count
      && zip(children, others).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
