import Foundation

/// What dhat has counted: how many blocks were allocated, and by which calls.
struct HeapProfile: Decodable {
  /// One chain of calls.
  private struct Point: Decodable {
    let blocks: Int
    /// Indices of the calls, from the innermost out.
    let calls: [Int]

    enum CodingKeys: String, CodingKey {
      case blocks = "tbk"
      case calls = "fs"
    }
  }

  private let points: [Point]
  private let calls: [String]

  private enum CodingKeys: String, CodingKey {
    case points = "pps"
    case calls = "ftbl"
  }

  /// - Parameter data: The file that dhat writes. The result is `nil` for other data, and for data
  ///   without the callers' names.
  init?(_ data: Data) {
    guard let profile = try? JSONDecoder().decode(HeapProfile.self, from: data),
      profile.calls.contains(where: { Module.kit.isNamed(in: $0) })
    else { return nil }
    self = profile
  }

  /// Blocks that a module has allocated in the part of the work that counts: the innermost call of the package is
  /// the module's.
  func blocks(by module: Module) -> Int {
    points.filter { isCounted($0) && owner(of: $0) == module }.reduce(0) { $0 + $1.blocks }
  }

  private func isCounted(_ point: Point) -> Bool {
    point.calls.contains { calls[$0].contains(Work.countedName) }
  }

  private func owner(of point: Point) -> Module? {
    for call in point.calls {
      if let owner = Module.allCases.first(where: { $0.isNamed(in: calls[call]) }) { return owner }
    }
    return nil
  }
}
