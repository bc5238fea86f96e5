import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Resizing the window in mid-gesture") struct WindowResizeTests {
    private func player(_ stage: StageOptions) throws -> GesturePlayer {
      let resize = try WindowResize(of: stage, with: TinyApp<Faultless>.self)
      return GesturePlayer(
        FingerPath(RecordedGestures.fling), on: try DraftStage(TinyApp<Faultless>.self, stage),
        resize: resize)
    }

    @Test("the card is measured in the window in which it stands", arguments: [false, true])
    func rest(isLandscape: Bool) throws {
      let options = StageOptions(device: .iPadAir, isLandscape: isLandscape)
      let player = try player(options)
      player.drag()
      let narrow = try DraftStage(TinyApp<Faultless>.self, options)
      narrow.simulator.resize(to: player.stage.window.bounds.size)
      #expect(player.stage.gauge.rest == (try CardGauge(of: narrow.draft).rest))
    }
  }
}
