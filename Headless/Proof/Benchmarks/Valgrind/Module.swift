/// Code of this package. The kit is both of its products.
enum Module: CaseIterable {
  case kit, standIn, benchmarks

  /// The folders of its files.
  private var folders: [String] {
    switch self {
    case .kit: ["/Sources/InteractiveModal/", "/Sources/InteractiveTransitions/"]
    case .standIn: ["/Headless/UIKit/"]
    case .benchmarks: ["/Headless/Proof/Benchmarks/"]
    }
  }

  /// The beginnings of the symbols of its functions.
  private var symbolPrefixes: [String] {
    switch self {
    case .kit: ["$s16InteractiveModal", "$s22InteractiveTransitions"]
    case .standIn: ["$s5UIKit"]
    case .benchmarks: ["$s10Benchmarks"]
    }
  }

  /// Returns whether a path or a call names one of its files.
  func isNamed(in text: some StringProtocol) -> Bool { folders.contains { text.contains($0) } }

  /// The module of a function; `nil` for runtime, standard library and Foundation, and what the compiler makes of
  /// them.
  init?(symbol: Substring) {
    guard
      let module = Module.allCases.first(where: { $0.symbolPrefixes.contains { symbol.hasPrefix($0) } })
    else { return nil }
    self = module
  }
}
