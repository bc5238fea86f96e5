/// Leaves out steps of a sequence that fails, as many as it can (ddmin, Zeller and Hildebrandt 2002).
@MainActor struct FuzzShrinker<Step> {
  /// Returns whether these steps still fail.
  let fails: ([Step]) -> Bool

  /// Leaves out ever smaller runs of `steps`, down to single ones. All of them together must fail.
  func shrunk(_ steps: [Step]) -> [Step] {
    var (steps, size) = (steps, max(1, steps.count / 2))
    while true {
      let shorter = leavingOut(size, of: steps)
      if shorter.count == steps.count {
        if size == 1 { return steps }
        size = max(1, size / 2)
      }
      steps = shorter
    }
  }

  /// Leaves out each run of `size` steps that the fault does not need, from the last to the first.
  private func leavingOut(_ size: Int, of steps: [Step]) -> [Step] {
    var steps = steps
    for start in stride(from: 0, to: steps.count, by: size).reversed() {
      var fewer = steps
      fewer.removeSubrange(start..<min(start + size, steps.count))
      if fails(fewer) { steps = fewer }
    }
    return steps
  }
}
