/// The cost of computing the look of the screen after a pan event.
struct SceneCost: Figure {
  private static let scene = "pan event to the complete Mail scene, views excluded"
  private static let counter = "valgrind's callgrind"

  var promises: [Promise] {
    [
      Promise(figure: Self.scene, unit: "instructions", limit: .atMost(449), oracle: Self.counter),
      Promise(
        figure: "that, as a multiple of its floor", unit: "×", limit: .atMost(3.1),
        oracle: "the same values in a straight line"),
      Promise(
        figure: "values of that scene and its floor: apart", unit: "parts", limit: .ulps(4, of: 1),
        oracle: "the same values in a straight line"),
      // Position and velocity come of one evaluation of the spring.
      Promise(
        figure: "frame of a flight, views excluded", unit: "instructions", limit: .atMost(700),
        oracle: Self.counter),
    ]
  }

  func measure() -> [Double?] {
    let kit = instructions(per: .kitScene)
    let ratio = kit.flatMap { kit in instructions(per: .straightLine).map { kit / $0 } }
    return [kit, ratio, difference, instructions(per: .flight)]
  }

  private func instructions(per work: Work) -> Double? { Valgrind()?.profile(of: work)?.instructions }

  /// How far the values of kit and floor are apart: the floor is one only if they are the same.
  private var difference: Double? {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 400, in: 100)
    guard var floor = StraightLine(under: desk.driver) else { return .nan }
    var kit = KitScene(under: desk.driver)
    return (0..<600).flatMap { event in
      kit.play(1, after: event)
      floor.play(1, after: event)
      return zip(kit.values, floor.values).map { $0 == $1 ? 0 : abs($0 - $1) / max(abs($1), 1) }
    }.worst
  }
}
