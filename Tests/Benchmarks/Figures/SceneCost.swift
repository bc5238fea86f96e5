/// The cost of computing the look of the screen after a pan event.
struct SceneCost: Figure {
  let valgrind: Valgrind?

  private static let figure = "pan event to the complete Mail scene, views excluded"
  private static let floorLimit = Limit.atMost(4)

  func rows() -> [Row] { [cost, difference, flightCost, dragCost] }

  private var cost: Row {
    if let kit = valgrind?.instructions(per: .kitScene),
      let floor = valgrind?.instructions(per: .straightLine)
    {
      return Row(
        figure: Self.figure, unit: "instructions", measured: kit, limit: .atMost(455),
        floor: Floor(cost: floor, limit: Self.floorLimit))
    }
    return Row(figure: Self.figure, unit: "× floor, by time", measured: timeRatio, limit: Self.floorLimit)
  }

  /// Place and speed come of one evaluation of the spring.
  private var flightCost: Row {
    Row(
      figure: "frame of a flight, views excluded", unit: "instructions",
      measured: valgrind?.instructions(per: .flight), limit: .atMost(700))
  }

  /// All that the kit itself does: recogniser, lists, state, driver, what it writes.
  private var dragCost: Row {
    Row(
      figure: "pan event and its frame, all of the kit's own code", unit: "instructions",
      measured: valgrind?.instructions(by: .kit, per: .drag), limit: .atMost(4400))
  }

  private var timeRatio: Double? {
    guard var (kit, floor) = scenes else { return nil }
    return Stopwatch().ratio(of: { kit.play(20_000) }, to: { floor.play(20_000) })
  }

  /// How far the numbers of the two are apart: the floor is one only if they are the same.
  private var difference: Row {
    var most = 0.0
    guard var (kit, floor) = scenes else { return row(differing: nil) }
    for event in 0..<600 {
      kit.play(1, after: event)
      floor.play(1, after: event)
      for (one, other) in zip(kit.values, floor.values) where one != other {
        most = [most, abs(one - other) / max(abs(other), 1)].worst ?? .nan
      }
    }
    return row(differing: most)
  }

  private func row(differing difference: Double?) -> Row {
    Row(
      figure: "that scene, and what the floor says of it: apart", unit: "parts", measured: difference,
      limit: .atMost(1e-9))
  }

  /// The kit's and the floor's, under one finger.
  private var scenes: (KitScene, StraightLine)? {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 400, in: 100)
    return StraightLine(under: desk.driver).map { (KitScene(under: desk.driver), $0) }
  }
}
