import Foundation
import UIKit

/// Where the tasks of a process run: on the main thread alone, so that the same events have the same outcome.
///
/// By default, Swift runs nonisolated code on threads of its own, `next()` of an `AsyncStream` for example. How far such
/// a task is when the next event comes depends on the machine.
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
