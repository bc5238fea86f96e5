import UIKit

/// Takes work to the main thread. Any thread may post a notification (F495), or release the last
/// reference to an object.
enum MainThread {
  /// Marks the main queue: on Linux more than one thread serves it.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Runs work at once on the main thread, and from any other thread when the main thread is free.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
