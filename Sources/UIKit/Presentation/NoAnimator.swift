/// The mark of those who vend no interruptible animator; on a device they do not have the method (F87).
@MainActor enum NoAnimator {
  static let mark = UIViewPropertyAnimator()
}
