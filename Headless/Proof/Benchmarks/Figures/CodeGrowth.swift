/// How the cost of the kit's code grows with what the app has.
struct CodeGrowth: Figure {
  private static let parts: [(name: String, small: Work, large: Work, limit: Double)] = [
    ("push of a stagger, 100 rows against 25", .stagger25, .stagger100, 4),
    ("push of matched elements, 30 against 15", .matched15, .matched30, 2.2),
    ("pan event on the last of ten modals, against one", .drag, .dragNested, 3),
    ("pan event with eight detents, against two", .dragHeights, .dragDetents, 1.3),
    ("pan event on a card over ten docked ones, against none", .dragContained, .dragOverDock, 1.05),
    ("present over a thousand views, against ten", .present, .presentOverViews, 6),
  ]

  var promises: [Promise] {
    Self.parts.map {
      Promise(figure: $0.name, unit: "times", limit: .atMost($0.limit), oracle: "callgrind")
    }
  }

  func measure() -> [Double?] {
    func cost(_ work: Work) -> Double? { Valgrind()?.profile(of: work)?.instructionsWithRuntime(by: .kit) }
    return Self.parts.map { part in
      guard let small = cost(part.small), let large = cost(part.large) else { return nil }
      return large / small
    }
  }
}
