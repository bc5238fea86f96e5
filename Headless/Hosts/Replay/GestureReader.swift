import Foundation

/// Reads recordings from files. Every failure is one sentence that names the file.
package enum GestureReader {
  /// The largest file that is read, in bytes: as many as the most samples take.
  static let largest = 16 << 20

  package static func recording(at path: String) throws(HostError) -> GestureRecording {
    try recording(in: data(at: path), named: path)
  }

  /// Those of files and of all files in folders.
  package static func recordings(in paths: [String]) throws(HostError) -> [GestureRecording] {
    var recordings: [GestureRecording] = []
    for entry in try GestureFiles(paths).entries { recordings.append(try recording(at: entry.path)) }
    return recordings
  }

  package static func recording(in data: Data, named path: String) throws(HostError) -> GestureRecording {
    let recording = try decode(data, named: path)
    if let fault = GestureValidation.fault(in: recording) {
      throw HostError("“\(path)” is no usable gesture: it \(fault).")
    }
    return recording
  }

  /// No more of it than a gesture may have: a device has no end.
  private static func data(at path: String) throws(HostError) -> Data {
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: largest + 1)
    else { throw HostError("“\(path)” cannot be read.") }
    guard data.count <= largest else {
      throw HostError("“\(path)” is no gesture: it is larger than \(largest >> 20) MB.")
    }
    return data
  }

  private static func decode(_ data: Data, named path: String) throws(HostError) -> GestureRecording {
    do {
      return try JSONDecoder().decode(GestureRecording.self, from: data)
    } catch let error as DecodingError {
      throw HostError("“\(path)” is no gesture: \(reason(for: error)).")
    } catch {
      throw HostError("“\(path)” is no gesture: it is not valid JSON.")
    }
  }

  private static func reason(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "it has no “\(name(of: context.codingPath + [key]))”"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not valid JSON"
    case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
      "its “\(name(of: context.codingPath))” is of the wrong kind"
    @unknown default:
      "it cannot be decoded"
    }
  }

  /// A place in the file as one would write it: `samples[3].y`.
  private static func name(of path: [any CodingKey]) -> String {
    let name = path.reduce("") { name, key in
      key.intValue.map { "\(name)[\($0)]" } ?? (name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)")
    }
    return name.isEmpty ? "contents" : name
  }
}

/// Says what is wrong with a recording that could be decoded, if anything is.
enum GestureValidation {
  /// Longest gesture that is replayed, in seconds.
  static let longest = 600.0
  /// Farthest that a finger may go, in points.
  static let farthest = 100_000.0
  static let mostSamples = 100_000

  /// The fault, as the end of a sentence that begins with the file's name; `nil` for none.
  static func fault(in recording: GestureRecording) -> String? {
    let (samples, density, up) = (recording.samples, recording.density, recording.up)
    if recording.name.isEmpty { return "has an empty name" }
    if recording.kind.isEmpty { return "has an empty kind" }
    if !(density.isFinite && density > 0) { return "has a density of \(density), which is not above 0" }
    guard let first = samples.first, let last = samples.last else { return "has no samples" }
    if samples.count > mostSamples { return "has more than \(mostSamples) samples" }
    let isFinite = (samples + [up]).allSatisfy { $0.t.isFinite && $0.x.isFinite && $0.y.isFinite }
    if !isFinite { return "holds a number that is not finite" }
    if let late = samples.indices.dropFirst().first(where: { samples[$0].t <= samples[$0 - 1].t }) {
      return "goes back in time at sample \(late)"
    }
    if up.t < last.t { return "lifts the finger before the last sample" }
    if up.t - first.t > longest { return "is longer than \(Int(longest)) seconds" }
    let path = FingerPath(recording)
    let isFar = (path.moves + [path.lift]).contains {
      !(max(abs($0.offset.dx), abs($0.offset.dy)) <= farthest)
    }
    return isFar ? "takes the finger farther than \(Int(farthest)) points" : nil
  }
}
