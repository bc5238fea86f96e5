/// All that is measured, in the order of the table.
enum Subject: String, CaseIterable, Sendable {
  case scene, code, heap
  case stalls, lateOpening, writes, firstMovement, settle, paces, jumps, rest, layers

  /// How a subject is measured.
  enum Kind {
    /// Valgrind counts. The figures hold for one compiler.
    case counted
    /// The screen is read in virtual time. The figures are the same on every machine.
    case seen
  }

  var kind: Kind {
    switch self {
    case .scene, .code, .heap: .counted
    case .stalls, .lateOpening, .writes, .firstMovement, .settle, .paces, .jumps, .rest, .layers: .seen
    }
  }

  @MainActor var figure: any Figure {
    switch self {
    case .scene: SceneCost()
    case .code: CodeCost()
    case .heap: HeapUse()
    case .stalls: Stalls()
    case .lateOpening: LateOpening()
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
