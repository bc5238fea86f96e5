import Foundation

/// Tells how long pieces of work take, in time of the processor: what other programs do does not count.
@MainActor struct Stopwatch {
  var turns = 21

  /// The time of one piece of work in multiples of another's, the median of many turns.
  ///
  /// Both run in turns, so a busy machine slows both.
  func ratio(of work: () -> Void, to other: () -> Void) -> Double {
    let ratios = (0..<turns).map { _ in seconds(work) / seconds(other) }
    return ratios.sorted()[turns / 2]
  }

  func seconds(_ work: () -> Void) -> Double {
    let start = Self.now
    work()
    return Self.now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
