/// Objects that should be gone.
@MainActor final class Leftovers {
  private struct Weak { weak var object: AnyObject? }

  private var objects: [Weak] = []

  func watch(_ new: [AnyObject?]) { objects += new.compactMap { $0 }.map { Weak(object: $0) } }

  /// How many of them are alive.
  var count: Int { objects.count { $0.object != nil } }
}
