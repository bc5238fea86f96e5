extension UINavigationController {
  /// What becomes of the stack (F208).
  public enum Operation: Int, Sendable { case none, push, pop }
}
