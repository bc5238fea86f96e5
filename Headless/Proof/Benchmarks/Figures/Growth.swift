/// The growth of a dragged frame's cost with the content of the screen, the headless UIKit included.
struct Growth: Figure {
  var promises: [Promise] {
    [promise("1,000 views behind", "10", limit: 1.05), promise("8 stacked modals", "1", limit: 1.9)]
  }

  private func promise(_ case: String, _ smallest: String, limit: Double) -> Promise {
    Promise(
      figure: "instructions per frame with \(`case`), as a multiple of those with \(smallest)", unit: "×",
      limit: .atMost(limit), oracle: "valgrind's callgrind")
  }

  func measure() -> [Double?] {
    guard let valgrind = Valgrind(), let least = valgrind.profile(of: .drag)?.instructions else {
      return [nil, nil]
    }
    return [Work.dragOverViews, .dragOnStack].map { work in
      valgrind.profile(of: work).map { $0.instructions / least }
    }
  }
}
