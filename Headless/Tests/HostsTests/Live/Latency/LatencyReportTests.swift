import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The report of times") struct LatencyReportTests {
    @Test(
      "it tells the median, the 95th percentile and the most, in any order of the times",
      arguments: [
        ([0.001], "1.00 ms at the median, 1.00 ms at the 95th percentile, 1.00 ms at most, of 1 movements"),
        (
          (1...101).reversed().map { Double($0) / 1000 },
          "51.00 ms at the median, 96.00 ms at the 95th percentile, 101.00 ms at most, of 101 movements"
        ),
      ])
    func figures(times: [TimeInterval], figures: String) {
      let text = LatencyReport(times, on: StageOptions(device: .iPad, isLandscape: true)).text
      #expect(text.contains(figures + " on iPad in landscape"))
    }
  }
}
