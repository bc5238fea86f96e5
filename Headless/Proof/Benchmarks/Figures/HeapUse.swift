/// Heap allocations of the kit, from the recogniser's or the display link's action to the views. Allocations of the
/// headless UIKit do not count.
struct HeapUse: Figure {
  private static let parts: [(name: String, work: Work, limit: Double)] = [
    ("pan event", .drag, 0),
    ("settle frame", .settle, 0),
    ("pan event between two detents", .dragHeights, 0),
    ("pan event with 50 and 50 staggered rows", .dragStagger, 0),
    ("pan event with 30 matched elements", .dragMatched, 0),
    ("present, up to the first frame that moves", .present, 250),
  ]

  var promises: [Promise] {
    Self.parts.map {
      Promise(
        figure: "heap allocations by the kit per \($0.name)", unit: "blocks", limit: .atMost($0.limit),
        oracle: "dhat")
    }
  }

  func measure() -> [Double?] {
    Self.parts.map { Valgrind()?.allocations(by: .kit, per: $0.work) }
  }
}
