import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A card beside the edge of a tablet", .ownWorld) @MainActor struct PlacementTests {
  /// Whether the user sees the content of the card in a rectangle.
  private func isCard(of screen: Screen, in rect: CGRect) -> Bool {
    screen.content.isAbout(rect, within: 1e-9)
  }

  private func form(
    _ placement: ModalPlacement, on device: Device = .iPadAir,
    _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> Screen {
    Screen(device: device, framesPerSecond: 120, configuration: .form) {
      $0.size.placement = placement
      change(&$0)
    }.open()
  }

  @Test(
    "it stands there at every height, follows a finger straight down, and leaves",
    arguments: [(.center, 140), (.leading, 10), (.trailing, 270)] as [(ModalPlacement, CGFloat)])
  func stands(placement: ModalPlacement, x: CGFloat) {
    let screen = form(placement) { $0.detents = [.medium, .large] }
    #expect(isCard(of: screen, in: CGRect(x: x, y: 592, width: 540, height: 310)))
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(isCard(of: screen, in: CGRect(x: x, y: 282, width: 540, height: 620)))
    screen.grab(100)
    #expect(abs(screen.content.minX - x) < 1e-9 && screen.cardTop > 370)
    screen.release()
    #expect(screen.settle().disorder == nil && abs(screen.content.minX - x) < 1e-9)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test(
    "the reading direction is switched while it is presented: it stands at the other edge",
    arguments: [(.leading, 10, 270), (.trailing, 270, 10), (.center, 140, 140)]
      as [(ModalPlacement, CGFloat, CGFloat)])
  func mirrored(placement: ModalPlacement, x: CGFloat, mirrored: CGFloat) {
    let screen = form(placement)
    #expect(abs(screen.content.minX - x) < 1e-9)
    screen.simulator.userInterfaceLayoutDirection = .rightToLeft
    #expect(screen.settle().disorder == nil && abs(screen.content.minX - mirrored) < 1e-9)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("in a window as narrow as a phone it is a phone's card, and beside the edge again in a wide one")
  func narrowed() {
    let screen = form(.trailing)
    screen.simulator.resize(to: CGSize(width: 375, height: 1180))
    #expect(screen.settle().disorder == nil && screen.content.width == 375)
    screen.simulator.resizeToLandscape()
    #expect(screen.settle().disorder == nil)
    #expect(isCard(of: screen, in: CGRect(x: 630, y: 102, width: 540, height: 620)))
  }

  @Test("the app moves it from side to side with the spring, at rest, held and in flight")
  func moved() {
    for state in ["rest", "held", "flight"] {
      let screen = form(.leading)
      if state != "rest" { screen.grab(100) }
      if state == "flight" { screen.finger.up() }
      screen.transition.update { $0.size.placement = .trailing }
      #expect(abs(screen.card.animatedFrame.minX - 10) < Screen.unseen, "\(state)")
      screen.clock.advance(by: 0.1)
      #expect(screen.card.animatedFrame.minX > 20 && screen.card.animatedFrame.minX < 260, "\(state)")
      if state == "held" { screen.release() }
      #expect(screen.settle().disorder == nil && abs(screen.content.minX - 270) < 1e-9, "\(state)")
      #expect(screen.dismiss().leftover == nil)
    }
  }
}
