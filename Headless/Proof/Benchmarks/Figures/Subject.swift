/// All that is measured, in the order of the table.
enum Subject: String, CaseIterable, Sendable {
  case scene, code, byHand, growth, heap
  case stalls, lateOpening, stretch, writes, firstMovement, settle, paces, jumps, rest, layers

  /// Whether valgrind counts it: such figures hold for one compiler. All others are the same on every machine.
  var isCounted: Bool { [.scene, .code, .byHand, .growth, .heap].contains(self) }

  @MainActor var figure: any Figure {
    switch self {
    case .scene: SceneCost()
    case .code: CodeCost()
    case .byHand: HandComparison()
    case .growth: CodeGrowth()
    case .heap: HeapUse()
    case .stalls: Stalls()
    case .lateOpening: LateOpening()
    case .stretch: StretchReturn()
    case .writes: WriteCount()
    case .firstMovement: FirstMovement()
    case .settle: SettleAccuracy()
    case .paces: PaceAgreement()
    case .jumps: Jumps()
    case .rest: RestCost()
    case .layers: LayerCount()
    }
  }
}
