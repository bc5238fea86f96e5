/// The cost of a modal against that of a sheet written by hand, with all that UIKit and the runtime do for both.
struct HandComparison: Figure {
  private static let parts: [(name: String, byHand: Work, kit: Work, limit: Double)] = [
    ("present, to the first frame", .handPresent, .present, 3.4),
    ("pan event", .handDrag, .drag, 1.65),
    ("settle", .handSettle, .wholeSettle, 3.6),
  ]

  var promises: [Promise] {
    Self.parts.map {
      Promise(
        figure: "\($0.name), against a sheet by hand", unit: "times", limit: .atMost($0.limit),
        oracle: "callgrind")
    }
  }

  func measure() -> [Double?] {
    func cost(_ work: Work) -> Double? { Valgrind()?.profile(of: work)?.instructions }
    return Self.parts.map { part in
      guard let byHand = cost(part.byHand), let kit = cost(part.kit) else { return nil }
      return kit / byHand
    }
  }
}
