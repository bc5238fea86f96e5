/// What the kit asks of the heap while something moves: from the recogniser's action, or the display link's, to the views.
/// What the headless UIKit allocates for itself does not count.
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
