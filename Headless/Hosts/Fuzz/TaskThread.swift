import Foundation
import UIKit

/// Runs all tasks of a process on the main thread, so that the same events have the same outcome.
///
/// By default Swift runs nonisolated code, such as `next()` of an `AsyncStream`, on other threads.
/// The machine then decides how far such a task is when the next event comes.
@MainActor enum TaskThread {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Sends nonisolated code of this process to the main thread, for good.
  static func makeMain() {
    guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      fatalError("Swift's runtime tells nobody of the jobs that it enqueues")
    }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
  }

  /// Runs the jobs that wait for the main thread.
  static func run() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
