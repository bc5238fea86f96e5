import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Increase Contrast", .ownWorld) @MainActor struct ContrastTests {
  private func dimming(_ screen: Screen) -> UIView {
    screen.container?.subviews.first { $0.backgroundColor == .black } ?? UIView()
  }
  private func clip(_ screen: Screen) -> CALayer { screen.card.subviews.first?.layer ?? CALayer() }

  private func flip(_ screen: Screen) {
    screen.simulator.increasesContrast.toggle()
    screen.simulator.settleLayout()
  }

  @Test("the card stands out: a darker screen behind, a line round the card", arguments: Device.all)
  func standsOut(on device: Device) {
    let screen = Screen(device: device)
    screen.simulator.increasesContrast = true
    screen.open()
    #expect(abs(dimming(screen).shown.alpha - 0.42) < 1e-6)
    #expect(clip(screen).borderWidth == 1 && clip(screen).borderColor != nil)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("it is switched at any time, in mid-drag too, and nothing moves", arguments: [true, false])
  func switched(inDrag: Bool) {
    let screen = Screen().open()
    if inDrag { screen.grab(200) }
    #expect(clip(screen).borderWidth == 0 && (inDrag || abs(dimming(screen).shown.alpha - 0.2) < 1e-6))
    let (top, opacity, behind) = (
      screen.cardTop, dimming(screen).shown.alpha, screen.root.view.shown.transform.affine
    )
    screen.simulator.increasesContrast.toggle()
    #expect(screen.root.view.shown.transform.affine == behind, "also before the next layout")
    screen.simulator.settleLayout()
    #expect(
      screen.cardTop == top && dimming(screen).shown.alpha > opacity * 2 && clip(screen).borderWidth == 1)
    #expect(screen.root.view.shown.transform.affine == behind)
    flip(screen)
    #expect(dimming(screen).shown.alpha == opacity && clip(screen).borderWidth == 0)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("what sets the card off does so by 3 to 1, by the dimming in the light, by the line in the dark")
  func threeToOne() throws {
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let black = CGFloat(ModalConfiguration.mail.dimming.contrastOpacity)
    #expect(contrast(white.luminance(), white.luminance(under: black)) >= 3)
    #expect(contrast(white.luminance(), white.luminance(under: black - 0.01)) < 3)
    let screen = Screen()
    screen.simulator.userInterfaceStyle = .dark
    screen.simulator.increasesContrast = true
    screen.open()
    let line = try #require(clip(screen).borderColor)
    let card = UIColor.systemBackground.resolvedColor(with: screen.draft.traitCollection).cgColor
    #expect(contrast(line.luminance(), card.luminance()) >= 3)
    #expect(contrast(line.luminance(), 0) >= 3)
  }

  @Test(
    "the app chooses the figures; a configuration that dims more keeps its dimming", arguments: [0.6, 0.7])
  func chosen(opacity: CGFloat) {
    let screen = Screen {
      if opacity == 0.6 { $0.dimming.opacity = 0.6 } else { $0.dimming.contrastOpacity = 0.7 }
      $0.card.contrastBorderWidth = 2
    }
    screen.simulator.increasesContrast = true
    screen.open()
    #expect(abs(dimming(screen).shown.alpha - opacity) < 1e-6 && clip(screen).borderWidth == 2)
  }
}
