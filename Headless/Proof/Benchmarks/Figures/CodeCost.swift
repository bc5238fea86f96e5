/// The cost of the kit's code: by its own lines, and with all that the runtime and the standard library do for it.
struct CodeCost: Figure {
  private struct Part {
    let name: String
    let work: Work
    /// In instructions. The lines of the kit alone are a row where a change of them would not be seen otherwise.
    var own: Double?
    let withRuntime: Double
  }

  private static let parts = [
    Part(name: "pan event and its frame", work: .drag, own: 3100, withRuntime: 12_500),
    Part(name: "the same with a card in a container", work: .dragContained, withRuntime: 12_500),
    Part(name: "the same between two detents", work: .dragHeights, withRuntime: 34_000),
    Part(name: "the same on the last of ten modals", work: .dragNested, withRuntime: 36_000),
    Part(name: "finger that scrolls a list, while the card rests", work: .scroll, withRuntime: 6_500),
    Part(name: "present, up to the first frame that moves", work: .present, withRuntime: 350_000),
    Part(name: "the first of a process", work: .firstPresent, withRuntime: 6_500_000),
    Part(name: "one over a thousand views", work: .presentOverViews, withRuntime: 1_800_000),
    Part(
      name: "settle without a delegate, from the finger's release", work: .wholeSettle, withRuntime: 260_000),
    Part(name: "settle with a delegate", work: .heardSettle, withRuntime: 750_000),
    Part(
      name: "push of 50 and 50 staggered rows, up to the first frame", work: .stagger50,
      withRuntime: 9_000_000),
    Part(
      name: "push of 30 matched elements, up to the first frame", work: .matched30, withRuntime: 8_500_000),
    Part(
      name: "pan event and its frame with 50 and 50 staggered rows", work: .dragStagger, withRuntime: 160_000),
    Part(
      name: "pan event and its frame with 30 matched elements", work: .dragMatched, withRuntime: 310_000),
  ]

  var promises: [Promise] {
    Self.parts.flatMap { part in
      [
        part.own.map { promise("\(part.name), lines of the kit", $0) },
        promise("\(part.name), with retain, release, allocation, library", part.withRuntime),
      ].compactMap(\.self)
    }
  }

  private func promise(_ figure: String, _ limit: Double) -> Promise {
    Promise(figure: figure, unit: "instructions", limit: .atMost(limit), oracle: "callgrind")
  }

  func measure() -> [Double?] {
    Self.parts.flatMap { part in
      let profile = Valgrind()?.profile(of: part.work)
      let withRuntime = profile?.instructionsWithRuntime(by: .kit)
      return part.own == nil ? [withRuntime] : [profile?.instructions(inFilesOf: .kit), withRuntime]
    }
  }
}
