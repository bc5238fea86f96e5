import Foundation

/// What callgrind has counted.
struct CallgrindProfile {
  let instructions: Int

  /// - Parameter data: The file that it leaves; `nil` where it tells no total.
  init?(_ data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let total = lines.last { $0.hasPrefix("totals: ") }?.split(separator: " ").last
    guard let count = total.flatMap({ Int($0) }) else { return nil }
    instructions = count
  }
}
