/// The mark of those who vend no interruptible animator; on a device they do not have the method (F87).
final class NoAnimator: UIViewPropertyAnimator {
  static let mark = NoAnimator()
}
