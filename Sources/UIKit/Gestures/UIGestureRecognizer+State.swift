extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }

    var hasRecognized: Bool {
      switch self {
      case .began, .changed, .ended: true
      case .possible, .cancelled, .failed: false
      }
    }

    /// Whether touches are heard of: not when it is over.
    var isListening: Bool {
      switch self {
      case .possible, .began, .changed: true
      case .ended, .cancelled, .failed: false
      }
    }
  }
}
