import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A card that floats below full height", .ownWorld) @MainActor struct FloatingCardTests {
  /// Half of the 759 points between status bar and home indicator, in whole pixels, and the indicator's strip.
  private static let mediumTop: CGFloat = 852 - (1139.0 / 3 + 34)

  private func screen(
    _ detents: [ModalDetent] = [.large, .medium], on device: Device = .iPhone15,
    _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> Screen {
    let screen = Screen(device: device, framesPerSecond: 120, configuration: .sheet(.glass)) {
      $0.detents = detents
      change(&$0)
    }
    return screen.open()
  }

  /// The visible card in the window: what clips the content.
  private func visible(_ screen: Screen) -> CGRect {
    screen.draft.view.superview.map { $0.shown($0.shown.bounds) } ?? .null
  }

  private func corners(_ screen: Screen) -> CACornerMask? { screen.draft.view.superview?.layer.maskedCorners }

  @Test("keeps clear of the edges at medium height, and fills the screen at full height")
  func heights() {
    let screen = screen()
    let medium = visible(screen)
    #expect(medium.minX == 8 && medium.maxX == 385 && medium.maxY == 844)
    #expect(
      abs(medium.minY - Self.mediumTop) < 1e-9 && corners(screen)?.contains(.layerMinXMaxYCorner) == true)
    #expect(screen.draft.view.safeAreaInsets.bottom == 26, "8 points of the home indicator's 34 lie below")
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(visible(screen) == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(corners(screen) == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("its upper edge follows the finger to a point, while it grows to the edges evenly")
  func dragged() {
    let screen = screen()
    screen.grab(-20)
    for _ in 0..<6 {
      let (top, card) = (screen.cardTop, visible(screen))
      screen.drag(by: -50)
      #expect(abs(visible(screen).minY - top + 50) < 0.001)
      #expect(visible(screen).minX < card.minX && visible(screen).maxY > card.maxY)
    }
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium && visible(screen).minX == 8)
  }

  @Test("in a flight it is where the same height has it under a finger")
  func flown() {
    let screen = screen()
    screen.draft.selectModalDetent(.large)
    for _ in 0..<20 {
      screen.clock.advance(by: 1 / 60)
      let card = visible(screen)
      let inset = max(8 * (card.minY - 59) / (Self.mediumTop - 59), 0)
      #expect(abs(card.minX - inset) < Screen.unseen && abs(852 - card.maxY - inset) < Screen.unseen)
    }
  }

  @Test("floats always if it has no full height, and never if it has no other")
  func single() {
    #expect(visible(screen([.medium])).minX == 8)
    let full = screen([.large])
    #expect(visible(full).minX == 0)
    full.grab(300)
    #expect(visible(full).minX == 0 && full.lift().complaint == nil)
  }

  @Test("a height below the inset, and a turn of the phone from a lower height, give finite rectangles")
  func narrow() {
    let strip = screen([.large, .height(5, named: "strip")], on: .iPhoneSE) { $0.card.floatingInset = 30 }
    #expect(visible(strip).height >= 0 && strip.dismiss().leftover == nil)
    let turned = screen(on: .iPhone11)
    turned.draft.dismissModal()
    turned.clock.advance(by: 0.05)
    turned.simulator.resizeToLandscape()
    #expect(turned.settle().leftover == nil)
  }

  @Test("fits its content: what lies below it is not taken from the content")
  func content() {
    let screen = screen([.fitContent])
    screen.draft.preferredContentSize.height = 300
    screen.settle()
    #expect(visible(screen).height - screen.draft.view.safeAreaInsets.bottom == 300)
  }

  @Test("stays at the edges on a tablet, on a phone on its side, and from a side")
  func elsewhere() {
    #expect(visible(screen(on: .iPadAir)).width == 704)
    #expect(visible(screen([.large]) { $0.edge = .leading }).minX == 0)
    let turned = Screen(orientation: .landscapeLeft, configuration: .sheet(.glass)).open()
    #expect(visible(turned).maxY == 393)
  }

  @Test("colour and shadow are the configuration's, and change with it")
  func look() {
    let shown = screen {
      ($0.card.background, $0.dimming.color, $0.card.shadowOpacity) = (.red, .blue, 0.15)
    }
    #expect(shown.draft.view.superview?.layer.backgroundColor == UIColor.red.cgColor)
    #expect(shown.container?.subviews.first?.backgroundColor == .blue)
    #expect(shown.card.layer.shadowOpacity == 0.15 && shown.card.layer.shadowRadius == 20)
    #expect(shown.card.layer.shadowOffset == .zero)
    shown.transition.update(animated: false) { ($0.card.background, $0.card.shadowOpacity) = (nil, 0) }
    #expect(shown.draft.view.superview?.backgroundColor == nil && shown.card.layer.shadowOpacity == 0)
  }

  @Test("keeps another distance from the edges as soon as the app asks for it")
  func inset() {
    let screen = screen()
    screen.transition.update(animated: false) { $0.card.floatingInset = 20 }
    #expect(visible(screen).minX == 20 && visible(screen).maxX == 373 && visible(screen).maxY == 832)
  }

  @Test("a material fills the card under its content, in a flight between two heights as well")
  func material() throws {
    let screen = screen { $0.card.effect = UIBlurEffect(style: .systemMaterial) }
    let clip = try #require(screen.draft.view.superview)
    func material() -> UIVisualEffectView? { clip.subviews.first as? UIVisualEffectView }
    let shown = try #require(material())
    screen.draft.selectModalDetent(.large)
    for _ in 0..<20 {
      screen.clock.advance(by: 1.0 / 60)
      let content = screen.content
      #expect(shown.seen == content && clip.seen.width == content.width)
    }
    screen.settle()
    #expect(shown.frame == clip.bounds && shown.frame == screen.draft.view.frame)
    screen.transition.update(animated: false) { $0.card.effect = nil }
    #expect(material() == nil && clip.subviews.contains(screen.draft.view))
    screen.transition.update(animated: false) { $0.card.effect = UIBlurEffect(style: .dark) }
    #expect(material()?.frame == clip.bounds && screen.dismiss().leftover == nil)
  }

  @Test("every preset opens, and leaves without a trace", arguments: 0..<6)
  func presets(index: Int) {
    let preset: ModalConfiguration = [
      .mail, .sheet(.classic), .sheet(.glass), .drawer(), .drawer(from: .trailing), .fullScreen,
    ][index]
    let screen = Screen(configuration: preset).open()
    #expect(screen.complaint == nil && screen.isPresented)
    #expect(visible(screen).width == [393, 393, 377, 320, 320, 393][index])
    #expect(screen.dismiss().leftover == nil)
  }
}
