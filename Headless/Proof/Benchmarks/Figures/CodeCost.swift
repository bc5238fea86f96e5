/// The cost of the kit's code: by its own lines, and with all that the runtime and the standard library do for it.
struct CodeCost: Figure {
  private struct Part {
    let name: String
    let work: Work
    /// In instructions.
    let own, withRuntime: Double
  }

  private static let parts = [
    Part(name: "pan event and its frame", work: .drag, own: 4100, withRuntime: 24_000),
    Part(name: "the same with a card in a container", work: .dragContained, own: 4000, withRuntime: 23_000),
    Part(name: "settle of 0.5 s without a delegate", work: .wholeSettle, own: 29_900, withRuntime: 260_000),
    Part(name: "settle of 0.5 s with a delegate", work: .heardSettle, own: 120_000, withRuntime: 880_000),
  ]

  var promises: [Promise] {
    Self.parts.flatMap { part in
      [
        promise("\(part.name), lines of the kit", part.own),
        promise("\(part.name), with retain, release, allocation, library", part.withRuntime),
      ]
    }
  }

  private func promise(_ figure: String, _ limit: Double) -> Promise {
    Promise(figure: figure, unit: "instructions", limit: .atMost(limit), oracle: "callgrind")
  }

  func measure() -> [Double?] {
    Self.parts.flatMap { part in
      let profile = Valgrind()?.profile(of: part.work)
      return [profile?.instructions(inFilesOf: .kit), profile?.instructionsWithRuntime(by: .kit)]
    }
  }
}
