import Foundation

/// The findings so far, in a file: a check that crashes loses no other's result.
struct CheckRecord {
  /// What the file has.
  private struct Content: Codable {
    /// The device and the system of the findings.
    var place = ""
    var findings: [String: Finding] = [:]
    /// The check that ran when the file was written.
    var running: String?
    /// The check in which an earlier launch has ended.
    var ended: String?
  }

  /// The finding of a check in which the app has ended twice.
  static let end = Finding.differs("the app ended in this check, twice")

  private let file: URL
  private var content: Content

  /// Reads what an earlier launch has left on the same device and system.
  ///
  /// A check that ran when the file was written is tried again, because the user may have ended the
  /// app. The second time, the app has crashed or hung.
  init(file: URL, place: String) {
    self.file = file
    let data = try? Data(contentsOf: file)
    let read = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    content = read.flatMap { $0.place == place ? $0 : nil } ?? Content(place: place)
    if let ended = content.running, ended == content.ended { content.findings[ended] = Self.end }
    (content.ended, content.running) = (content.running, nil)
  }

  /// The file of the app.
  static var standardFile: URL {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches ?? FileManager.default.temporaryDirectory).appendingPathComponent("DeviceCheck.json")
  }

  var findings: [String: Finding] { content.findings }

  mutating func begin(_ check: String) {
    content.running = check
    write()
  }

  mutating func end(_ check: String, _ finding: Finding) {
    content.running = nil
    content.findings[check] = finding
    write()
  }

  /// The check that runs is left without a finding.
  mutating func leave() {
    content.running = nil
    write()
  }

  /// Removes the file, because the next run begins anew.
  func remove() { try? FileManager.default.removeItem(at: file) }

  private func write() {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(content).write(to: file, options: .atomic)
  }
}
