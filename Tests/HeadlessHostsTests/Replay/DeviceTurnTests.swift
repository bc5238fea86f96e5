import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("Turning the device in mid-gesture") struct DeviceTurnTests {
    private func player(_ stage: StageOptions) throws -> GesturePlayer {
      let turn = try DeviceTurn(of: stage, with: TinyApp<Faultless>.self)
      return GesturePlayer(
        FingerPath(RecordedFling.recording), on: try DraftStage(TinyApp<Faultless>.self, stage), turn: turn)
    }

    @Test("it turns at half of the time, and the finger goes on from its spot of the glass")
    func spot() throws {
      let player = try player(StageOptions())
      let start = player.stage.clock.now
      var places: [CGPoint] = []
      var turn: (time: TimeInterval, place: CGPoint, number: Int)?
      player.onTouch = { [unowned player] in places.append(player.location) }
      player.onTurn = { [unowned player] in
        #expect($0.place(of: places.last ?? .zero) == player.location)
        turn = (player.stage.clock.now - start, player.location, places.count)
      }
      player.drag()
      let (time, place, number) = try #require(turn)
      #expect(abs(time - player.path.lift.time / 2) < 1e-9)
      let offset = player.path.moves[number - 1].offset.dy - player.path.moves[number - 2].offset.dy
      #expect(abs(places[number].y - place.y - offset) < 1e-9)
      #expect(player.stage.simulator.orientation == .landscapeRight)
    }

    @Test("the card is measured in the room that it stands in", arguments: [false, true])
    func rest(isLandscape: Bool) throws {
      let stage = StageOptions(isLandscape: isLandscape)
      let player = try player(stage)
      player.drag()
      let turned = try DraftStage(TinyApp<Faultless>.self, stage.turned).gauge.rest
      #expect(player.stage.gauge.rest == turned)
    }
  }
}
