import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A card of glass", .ownWorld) @MainActor struct GlassCardTests {
  private static let top: [UIRectCorner] = [.topLeft, .topRight]
  private static let bottom: [UIRectCorner] = [.bottomLeft, .bottomRight]

  private func screen(_ change: (inout ModalConfiguration) -> Void = { _ in }) -> Screen {
    Screen(framesPerSecond: 120, configuration: .sheet(.glass)) {
      $0.card.effect = UIGlassEffect(style: .regular)
      change(&$0)
    }
  }

  private func glass(of screen: Screen) -> UIVisualEffectView? {
    screen.card.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
  }

  /// Checks that glass and content have the same place and the same corners, as the user sees them.
  private func expectAlike(_ screen: Screen) {
    guard let glass = glass(of: screen), let clip = screen.draft.view.superview else {
      Issue.record("there is no glass, or no content")
      return
    }
    let (seen, content) = (glass.seen, clip.seen)
    #expect(seen.isAbout(content, within: 1e-6), "\(seen) \(content)")
    for corner in Self.top + Self.bottom {
      #expect(glass.effectiveRadius(corner: corner) == clip.effectiveRadius(corner: corner))
    }
  }

  private func radii(of screen: Screen, at corners: [UIRectCorner]) -> [CGFloat] {
    corners.compactMap { glass(of: screen)?.effectiveRadius(corner: $0) }
  }

  @Test("has the card's corners, each for itself: all where it floats, the upper ones at full height")
  func corners() {
    let screen = screen().open()
    #expect(radii(of: screen, at: Self.top + Self.bottom) == [38, 38, 47, 47])
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(radii(of: screen, at: Self.top) == [38, 38] && radii(of: screen, at: Self.bottom) == [0, 0])
    screen.transition.update(animated: false) { $0.card.cornerRadius = 20 }
    #expect(radii(of: screen, at: Self.top) == [20, 20])
    #expect(screen.dismiss().leftover == nil)
  }

  @Test(
    "its lower corners share their centres with the display's where these are large enough, and the shadow has them",
    arguments: [
      (Device.iPhone15, false, 47), (.iPhone11, false, 38), (.iPhoneSE, false, 38), (.iPhone15, true, 38),
    ] as [(Device, Bool, CGFloat)])
  func concentric(device: Device, isOnSide: Bool, radius: CGFloat) {
    let screen = Screen(
      device: device, orientation: isOnSide ? .landscapeLeft : .portrait, configuration: .sheet(.glass)
    ) {
      $0.size.fillsCompactHeight = !isOnSide
      $0.detents = [.medium]
      $0.card.shadowOpacity = 0.15
    }.open()
    #expect(radii(of: screen, at: Self.top + Self.bottom) == [38, 38, radius, radius])
    let clip = screen.draft.view.superview?.frame ?? .null
    let outline = RoundedOutline(rect: clip, radii: SIMD4(38, 38, Double(radius), Double(radius)))
    #expect(screen.card.layer.shadowPath == outline.path)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test(
    "its lower corners stay round on the way to full height, until it is at the edges",
    arguments: [false, true])
  func roundUntilThere(isOfGlass: Bool) {
    let screen = Screen(device: .iPhoneSE, framesPerSecond: 120, configuration: .sheet(.glass)) {
      $0.card.isGlass = isOfGlass
    }.open()
    let clip = screen.draft.view.superview
    func isRound() -> Bool { clip?.layer.maskedCorners.contains(.layerMinXMaxYCorner) == true }
    screen.draft.selectModalDetent(.large)
    for _ in 0..<24 {
      screen.clock.advance(by: 1.0 / 120)
      #expect(isRound())
    }
    screen.settle()
    #expect(!isRound())
    screen.draft.selectModalDetent(.medium, animated: false)
    #expect(isRound())
    screen.draft.selectModalDetent(.large, animated: false)
    screen.settle()
    #expect(!isRound())
  }

  @Test(
    "a card that is told to float no more has the corners of the edges at once", arguments: [false, true])
  func floatsNoMore(isAnimated: Bool) {
    let screen = Screen(device: .iPhoneSE, configuration: .sheet(.glass)) { $0.detents = [.medium] }.open()
    let clip = screen.draft.view.superview
    #expect(clip?.layer.maskedCorners.contains(.layerMinXMaxYCorner) == true)
    screen.transition.update(animated: isAnimated) { $0.card.floatingInset = 0 }
    screen.settle()
    #expect(clip?.layer.maskedCorners.contains(.layerMinXMaxYCorner) == false)
  }

  @Test("lies under the content, takes no touches, and no view above it clips it")
  func unclipped() throws {
    let screen = screen().open()
    let glass = try #require(self.glass(of: screen))
    #expect(screen.card.subviews.first === glass && !glass.isUserInteractionEnabled)
    let above = sequence(first: glass as UIView, next: \.superview)
    #expect(
      above.allSatisfy { !$0.clipsToBounds && $0.mask == nil }
        && screen.draft.view.superview?.clipsToBounds == true)
  }

  enum Motion: CaseIterable { case opening, finger, pull, detent, closing, source }

  @Test(
    "has place and corners of the content in each frame of a drag and of a flight", arguments: Motion.allCases
  )
  func frames(motion: Motion) {
    let source = ModalSource { _ in CGRect(x: 40, y: 700, width: 80, height: 40) }
    let screen = screen { if motion == .source { $0.source = source } }
    if motion == .opening { screen.present() } else { screen.open() }
    switch motion {
    case .opening: break
    case .finger: screen.grab(0)
    case .pull:
      screen.draft.selectModalDetent(.large)
      screen.settle()
      screen.grab(0)
    case .detent: screen.draft.selectModalDetent(.large)
    case .closing, .source: screen.draft.dismissModal()
    }
    for frame in 0..<24 where screen.card.window != nil {
      switch motion {
      case .finger: screen.drag(by: frame < 12 ? -30 : 40, over: 0.02)
      case .pull: screen.drag(by: -10, over: 0.02)
      case .opening, .detent, .closing, .source: screen.clock.advance(by: 1.0 / 120)
      }
      if screen.card.window != nil { expectAlike(screen) }
    }
    screen.finger.cancel()
    #expect(screen.settle().complaint == nil)
  }

  @Test("comes and goes with the configuration; a blur is clipped by the card, as ever")
  func change() {
    let screen = screen {
      $0.card.effect = nil
      $0.card.isGlass = false
    }.open()
    #expect(glass(of: screen) == nil)
    screen.transition.update(animated: false) { $0.card.effect = UIGlassEffect(style: .clear) }
    expectAlike(screen)
    screen.transition.update(animated: false) { $0.card.effect = UIBlurEffect(style: .dark) }
    #expect(glass(of: screen) == nil)
    #expect(screen.draft.view.superview?.subviews.first is UIVisualEffectView)
  }

  /// The opacity of what covers the glass, as the user sees it.
  private func cover(of screen: Screen) -> CGFloat? {
    screen.draft.view.superview?.subviews.first { $0 !== screen.draft.view }?.shown.alpha
  }

  @Test("a sheet has glass below full height, which turns opaque on the way to it, evenly, also in a flight")
  func opaque() throws {
    let screen = Screen(framesPerSecond: 120, configuration: .sheet(.glass)).open()
    #expect(glass(of: screen) != nil && cover(of: screen) == 0)
    let (medium, large) = (screen.cardTop, 59 as CGFloat)
    screen.grab(-20)
    for _ in 0..<6 {
      screen.drag(by: -50)
      let share = (medium - screen.cardTop) / (medium - large)
      #expect(abs(try #require(cover(of: screen)) - share) < 0.001)
    }
    screen.release()
    screen.draft.selectModalDetent(.medium, animated: false)
    screen.settle().draft.selectModalDetent(.large)
    for _ in 0..<12 {
      screen.clock.advance(by: 1.0 / 120)
      let share = (medium - screen.cardTop) / (medium - large)
      #expect(abs(try #require(cover(of: screen)) - share) < 0.002)
    }
    #expect(screen.settle().cardTop == large && cover(of: screen) == 1)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test(
    "a sheet of full height alone, or on a phone on its side, is opaque, and one on a tablet is glass",
    arguments: [(Device.iPhone15, false, 1), (.iPhone15, true, 1), (.iPadPro11, false, 0)]
      as [(Device, Bool, CGFloat)])
  func places(device: Device, isOnSide: Bool, opacity: CGFloat) {
    let screen = Screen(
      device: device, orientation: isOnSide ? .landscapeLeft : .portrait, configuration: .sheet(.glass)
    ) { $0.detents = [.large] }.open()
    #expect(cover(of: screen) == opacity)
  }

  @Test("a drawer that leaves the screen beside it free is glass, and one over the whole screen is opaque")
  func drawer() {
    for (width, opacity) in [(300, 0), (1000, 1)] as [(CGFloat, CGFloat)] {
      let screen = Screen(configuration: .sheet(.glass)) {
        ($0.edge, $0.detents, $0.size.maximumWidth, $0.size.topGap) = (.trailing, [.large], width, 0)
      }.open()
      #expect(cover(of: screen) == opacity)
    }
  }
}
