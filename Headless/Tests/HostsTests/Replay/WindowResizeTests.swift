import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Resizing the window in mid-gesture") struct WindowResizeTests {
    private func player(_ stage: StageOptions) throws -> GesturePlayer {
      let resize = try WindowResize(of: stage, with: TinyApp<Faultless>.self)
      return GesturePlayer(
        FingerPath(RecordedFling.recording), on: try DraftStage(TinyApp<Faultless>.self, stage),
        resize: resize)
    }

    @Test("it comes at half of the time, and the finger goes on from where it is")
    func spot() throws {
      let player = try player(StageOptions(device: .iPadAir))
      let start = player.stage.clock.now
      var places: [CGPoint] = []
      var resize: (time: TimeInterval, number: Int)?
      player.onTouch = { [unowned player] in places.append(player.location) }
      player.onResize = { [unowned player] in resize = (player.stage.clock.now - start, places.count) }
      player.drag()
      let (time, number) = try #require(resize)
      #expect(abs(time - player.path.lift.time / 2) < 1e-9)
      let offset = player.path.moves[number - 1].offset.dy - player.path.moves[number - 2].offset.dy
      #expect(abs(places[number].y - places[number - 1].y - offset) < 1e-9)
      #expect(player.stage.window.bounds.size == CGSize(width: 492, height: 1180))
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
