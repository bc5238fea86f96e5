import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A material that dims the screen behind", .ownWorld) @MainActor struct DimmingMaterialTests {
  private static let blur = UIBlurEffect(style: .dark)

  private func screen(
    isContained: Bool = false, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> Screen {
    Screen(framesPerSecond: 120, isContained: isContained) {
      $0.dimming.effect = Self.blur
      change(&$0)
    }
  }

  private func material(of screen: Screen) -> DimmingMaterial? {
    screen.container?.subviews.first as? DimmingMaterial
  }

  /// How much of the material the user sees: the opacity of the colour that the headless UIKit draws for it.
  private func share(_ screen: Screen) -> CGFloat {
    (material(of: screen)?.shown.backgroundColor?.alpha ?? 0) / 0.7
  }

  private func dimmed(_ screen: Screen) -> CGFloat {
    (screen.layout.dimming?.share(at: screen.progress.clamped(to: 0...1)) ?? 0)
  }

  @Test(
    "follows a flight and a finger frame by frame, with the dimming, and never by its opacity",
    arguments: [true, false])
  func follows(isContained: Bool) {
    let screen = screen(isContained: isContained).present()
    screen.transition.delegate = nil  // An app that listens needs the frames too.
    var shares: [CGFloat] = []
    func check() {
      // The last reading of a flight is at most one frame old.
      #expect(abs(share(screen) - dimmed(screen)) < 0.05, "\(share(screen)) \(dimmed(screen))")
      #expect(material(of: screen)?.shown.alpha == 1)
      shares.append(share(screen))
    }
    for _ in 0..<20 {
      screen.clock.advance(by: 1.0 / 60)
      check()
    }
    #expect(
      shares.contains { $0 > 0.2 && $0 < 0.8 }
        && zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    screen.settle()
    #expect(share(screen) == 1 && material(of: screen)?.effect == Self.blur)
    screen.grab(0)
    for _ in 0..<10 {
      screen.drag(by: 40, over: 0.05)
      #expect(abs(share(screen) - dimmed(screen)) < 1e-6)
    }
    #expect(share(screen) < 0.7)
    screen.finger.cancel()
    #expect(screen.settle().disorder == nil && share(screen) == 1)
    #expect(screen.dismiss().leftover == nil)
  }

  /// A way for the modal to go.
  enum End: CaseIterable { case dismissed, unanimated, midOpening, finger, returned }

  @Test("ends with the modal, however it ends", arguments: End.allCases)
  func ends(_ end: End) {
    let screen = screen().present()
    if end == .midOpening { screen.run(for: 0.1) } else { screen.settle() }
    switch end {
    case .dismissed, .midOpening: screen.draft.dismissModal()
    case .unanimated:
      screen.grab(300)
      screen.draft.dismissModal(animated: false)
    case .finger: screen.dragAway()
    case .returned:
      screen.grab(100)
      screen.release().draft.dismissModal()
    }
    #expect(screen.lift().leftover == nil && screen.clock.isIdle)
  }

  @Test("in the background a held modal returns, and the material is whole")
  func background() {
    let screen = screen().open()
    screen.grab(300)
    #expect(share(screen) < 0.9)
    screen.simulator.enterBackground()
    #expect(share(screen) == 1 && material(of: screen)?.effect == Self.blur)
    screen.simulator.enterForeground()
    #expect(screen.settle().disorder == nil)
  }

  @Test("is none up to the largest undimmed height, and lies under the dimming and the touches")
  func undimmed() {
    let screen = screen { ($0.detents, $0.dimming.largestUndimmedDetent) = ([.medium, .large], .medium) }
      .open()
    #expect(share(screen) == 0 && material(of: screen)?.effect == nil)
    #expect(material(of: screen)?.isUserInteractionEnabled == false)
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(share(screen) == 1 && (screen.container?.subviews.count ?? 0) == 4)
  }

  @Test("comes, changes and goes with the configuration, also under a finger")
  func change() {
    let screen = screen { $0.dimming.effect = nil }.open()
    #expect(material(of: screen) == nil)
    screen.grab(300)
    screen.transition.update(animated: false) { $0.dimming.effect = Self.blur }
    screen.simulator.settleLayout()
    #expect(abs(share(screen) - dimmed(screen)) < 1e-6)
    screen.transition.update(animated: false) { $0.dimming.effect = UIBlurEffect(style: .light) }
    #expect(material(of: screen)?.material != Self.blur)
    screen.transition.update(animated: false) { $0.dimming.effect = nil }
    #expect(material(of: screen) == nil)
    screen.finger.cancel()
    #expect(screen.settle().disorder == nil && screen.dismiss().leftover == nil)
  }

  @Test("without motion, with Reduce Motion, on a card that fades, it does the same")
  func still() {
    let screen = Screen(reducesMotion: true) { $0.dimming.effect = Self.blur }
    screen.present(animated: false)
    #expect(share(screen) == 1)
    #expect(screen.dismiss(animated: true).leftover == nil)
  }
}
