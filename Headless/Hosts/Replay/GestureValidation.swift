import Foundation

/// Says what is wrong with a recording that could be decoded, if anything is.
enum GestureValidation {
  /// Longest gesture that is replayed, in seconds.
  static let longest = 600.0
  /// Farthest that a finger may go, in points.
  static let farthest = 100_000.0
  static let mostSamples = 100_000

  /// The fault, as the end of a sentence that begins with the file's name; `nil` for none.
  static func fault(in recording: GestureRecording) -> String? {
    faultInNames(recording) ?? faultInDensity(recording.density) ?? faultInSamples(recording.samples)
      ?? faultInNumbers(recording) ?? faultInTimes(recording) ?? faultInExtent(recording)
  }

  private static func faultInNames(_ recording: GestureRecording) -> String? {
    if recording.name.isEmpty { return "has an empty name" }
    return recording.kind.isEmpty ? "has an empty kind" : nil
  }

  private static func faultInDensity(_ density: Double) -> String? {
    density.isFinite && density > 0 ? nil : "has a density of \(density), which is not above 0"
  }

  private static func faultInSamples(_ samples: [GestureRecording.Touch]) -> String? {
    if samples.isEmpty { return "has no samples" }
    return samples.count > mostSamples ? "has more than \(mostSamples) samples" : nil
  }

  private static func faultInNumbers(_ recording: GestureRecording) -> String? {
    let touches = recording.samples + [recording.up]
    let isFinite = touches.allSatisfy { $0.t.isFinite && $0.x.isFinite && $0.y.isFinite }
    return isFinite ? nil : "holds a number that is not finite"
  }

  private static func faultInTimes(_ recording: GestureRecording) -> String? {
    let times = recording.samples.map(\.t)
    if let late = zip(times, times.dropFirst()).enumerated().first(where: { $1.1 <= $1.0 }) {
      return "goes back in time at sample \(late.offset + 1)"
    }
    guard let first = times.first, let last = times.last else { return nil }
    if recording.up.t < last { return "lifts the finger before the last sample" }
    return recording.up.t - first > longest ? "is longer than \(Int(longest)) seconds" : nil
  }

  private static func faultInExtent(_ recording: GestureRecording) -> String? {
    let path = FingerPath(recording)
    let isFar = (path.moves + [path.lift]).contains {
      !(max(abs($0.offset.dx), abs($0.offset.dy)) <= farthest)
    }
    return isFar ? "takes the finger farther than \(Int(farthest)) points" : nil
  }
}
