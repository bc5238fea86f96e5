import Foundation

/// Times in one sentence.
struct LatencyReport: Equatable, Sendable {
  let text: String

  /// - Parameter times: In seconds, at least one.
  init(_ times: [TimeInterval], on stage: StageOptions) {
    let sorted = times.sorted()
    func figure(_ share: Double) -> String {
      (sorted[Int((Double(sorted.count - 1) * share).rounded())] * 1000).text(places: 2) + " ms"
    }
    text =
      "From a pointer event to its changes on the wire: \(figure(0.5)) at the median, \(figure(0.95)) at the "
      + "95th percentile, \(figure(1)) at most, of \(sorted.count) movements on \(stage.description) "
      + "(\(Self.build) build)."
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
