/// Heap allocations of the kit while something moves, from the recogniser's or the display link's
/// action to the views. Allocations of the headless UIKit do not count.
struct HeapUse: Figure {
  var promises: [Promise] {
    ["pan event", "settle frame"].map {
      Promise(
        figure: "heap allocations by the kit per \($0)", unit: "blocks", limit: .atMost(0),
        oracle: "dhat")
    }
  }

  func measure() -> [Double?] {
    [Work.drag, .settle].map { Valgrind()?.allocations(by: .kit, per: $0) }
  }
}
