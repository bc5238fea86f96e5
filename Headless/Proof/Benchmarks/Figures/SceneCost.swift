/// The cost of computing the look of the screen after a pan event.
struct SceneCost: Figure {
  var promises: [Promise] {
    [
      promise("pan event to the complete Mail scene, views excluded", limit: 411),
      // Position and velocity come of one evaluation of the spring.
      promise("frame of a flight, views excluded", limit: 700),
    ]
  }

  private func promise(_ figure: String, limit: Double) -> Promise {
    Promise(figure: figure, unit: "instructions", limit: .atMost(limit), oracle: "callgrind")
  }

  func measure() -> [Double?] { [Work.scene, .flight].map { Valgrind()?.profile(of: $0)?.instructions } }
}
