/// Heap allocations of the kit while something moves, from the recogniser's or the display link's
/// action to the views. Allocations of the headless UIKit do not count.
struct HeapUse: Figure {
  let valgrind: Valgrind?

  func rows() -> [Row] {
    [
      row("heap allocations by the kit per pan event", .drag),
      row("heap allocations by the kit per settle frame", .settle),
    ]
  }

  private func row(_ figure: String, _ work: Work) -> Row {
    Row(
      figure: figure, unit: "blocks", measured: valgrind?.allocations(by: .kit, per: work),
      limit: .atMost(0))
  }
}
