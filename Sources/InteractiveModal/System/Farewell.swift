import UIKit

/// Tells when an object is gone.
///
/// UIKit may remember what a delegate implements, so it has to ask again when that shrinks. The
/// stand-in remembers nothing, and needs no farewell.
package final class Farewell: NSObject, Sendable {
  private let tell: @MainActor @Sendable () -> Void
  private let earlier: Farewell?

  private init(_ tell: @escaping @MainActor @Sendable () -> Void, after earlier: Farewell?) {
    self.tell = tell
    self.earlier = earlier
  }

  deinit { MainThread.run(tell) }

  #if canImport(ObjectiveC)
    @MainActor private static var key = 0
  #endif

  /// Calls a closure when an object is gone.
  @MainActor package static func watch(_ object: AnyObject, tell: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(ObjectiveC)
      let farewell = Self(tell, after: objc_getAssociatedObject(object, &key) as? Self)
      objc_setAssociatedObject(object, &key, farewell, .OBJC_ASSOCIATION_RETAIN)
    #endif
  }
}
