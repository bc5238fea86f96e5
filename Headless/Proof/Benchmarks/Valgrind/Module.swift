/// Code of this package, by its folder.
enum Module: String, CaseIterable {
  case kit = "/Sources/InteractiveModal/"
  case standIn = "/Headless/UIKit/"
  case benchmarks = "/Headless/Proof/Benchmarks/"

  /// The beginning of the symbols of its functions.
  var symbolPrefix: String {
    switch self {
    case .kit: "$s16InteractiveModal"
    case .standIn: "$s5UIKit"
    case .benchmarks: "$s10Benchmarks"
    }
  }

  /// The module of a function; `nil` for runtime, standard library and Foundation, and what the compiler makes of
  /// them.
  init?(symbol: Substring) {
    guard let module = Module.allCases.first(where: { symbol.hasPrefix($0.symbolPrefix) }) else { return nil }
    self = module
  }
}
