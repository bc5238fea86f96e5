import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What is seen of a modal at several heights", .ownWorld) @MainActor struct DetentLookTests {
  @Test("a tap on the handle takes it to the next height, from the highest to the lowest; a finger drags it")
  func handle() {
    #expect(Screen.withDetents().grabber == nil)
    let screen = Screen.withDetents { $0.grabber.isVisible = true }
    for detent in [.large, .medium, .large, .medium] as [ModalDetent.Identifier] {
      let place = screen.grabber?.seen ?? .zero
      #expect(abs(place.midX - 196.5) < 1e-9 && abs(place.midY - screen.cardTop - 7.5) < 1e-9)
      #expect(screen.tap(CGPoint(x: place.midX, y: place.midY)).draft.selectedModalDetent == detent)
    }
    screen.finger.down(at: CGPoint(x: 196.5, y: screen.cardTop + 8))
    screen.drag(by: -300)
    screen.restAndLift()
    #expect(screen.settledDetent() == .large)
  }

  @Test(
    "the handle is a grey pill of 36 × 5 points at the edge where the card ends, and is hit from 20 points around",
    arguments: ModalEdge.allCases, [false, true])
  func handleLook(edge: ModalEdge, isChosenLater: Bool) throws {
    let screen = Screen { ($0.grabber.isVisible, $0.edge) = (true, edge) }.open()
    let (length, width, margin) = isChosenLater ? (60, 8, 12) : (36, 5, 5) as (CGFloat, CGFloat, CGFloat)
    if isChosenLater {
      screen.transition.update {
        ($0.grabber.color, $0.grabber.margin) = (.systemRed, margin)
        $0.grabber.size = CGSize(width: length, height: width)
      }
    }
    let card = screen.settle().content
    let handle = try #require(screen.grabber)
    let pill = try #require(handle.subviews.first)
    let size =
      [.bottom, .top].contains(edge)
      ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
    let middle =
      switch edge {
      case .bottom: CGPoint(x: card.midX, y: card.minY + margin + width / 2)
      case .top: CGPoint(x: card.midX, y: card.maxY - margin - width / 2)
      case .leading: CGPoint(x: card.maxX - margin - width / 2, y: card.midY)
      case .trailing: CGPoint(x: card.minX + margin + width / 2, y: card.midY)
      }
    let expected = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    #expect(pill.seen.isAbout(expected))
    #expect(pill.backgroundColor == (isChosenLater ? .systemRed : .tertiaryLabel))
    #expect(pill.layer.cornerRadius == width / 2)
    // The touch counts around the bar, however far from the edge it is.
    let bounds = handle.bounds
    #expect(min(bounds.width, bounds.height) == width + 10 && max(bounds.width, bounds.height) == length)
    #expect(handle.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) === handle)
    for (reach, isHit) in [(19, true), (21, false)] as [(CGFloat, Bool)] {
      for point in [
        CGPoint(x: bounds.minX - reach, y: bounds.midY), CGPoint(x: bounds.maxX + reach, y: bounds.midY),
        CGPoint(x: bounds.midX, y: bounds.minY - reach), CGPoint(x: bounds.midX, y: bounds.maxY + reach),
      ] { #expect(handle.point(inside: point, with: nil) == isHit) }
    }
  }

  @Test("the colour of the handle follows Increase Contrast, at once")
  func contrast() throws {
    let screen = Screen.withDetents {
      $0.grabber.isVisible = true
      $0.grabber.color = UIColor { $0.accessibilityContrast == .high ? .black : .lightGray }
    }
    let pill = try #require(screen.grabber?.subviews.first)
    for isHigh in [false, true, false] {
      screen.simulator.increasesContrast = isHigh
      screen.simulator.settleLayout()
      #expect(pill.layer.backgroundColor == (isHigh ? UIColor.black : .lightGray).cgColor)
    }
  }

  @Test("VoiceOver adjusts the height by the handle, which says the height in the app's words")
  func handleAdjusted() {
    let screen = Screen.withDetents([.large, .medium, .height(80, named: "dock")]) {
      $0.grabber.isVisible = true
      ($0.strings.grabber, $0.strings.expanded) = ("Griff", "Ganz offen")
    }
    guard let handle = screen.grabber else { return #expect(Bool(false), "there is no handle") }
    #expect(handle.accessibilityLabel == "Griff" && handle.accessibilityValue == "Minimized")
    let steps: [(isUp: Bool, detent: ModalDetent.Identifier, value: String)] = [
      (true, .medium, "Half Screen"), (true, .large, "Ganz offen"),
      (true, .large, "Ganz offen"), (false, .medium, "Half Screen"),
    ]
    for step in steps {
      screen.simulator.voiceOver.adjust(handle, up: step.isUp)
      #expect(screen.settledDetent() == step.detent && handle.accessibilityValue == step.value)
    }
  }

  @Test("a handle that comes while the card stands says the height")
  func laterHandle() throws {
    let screen = Screen.withDetents(initially: .medium)
    screen.transition.update { $0.grabber.isVisible = true }
    let handle = try #require(screen.settle().grabber)
    #expect(handle.accessibilityValue == "Half Screen")
  }

  @Test("it is dimmed at every height, and steps back on the way to the highest alone", arguments: [0.2, 0])
  func dimmed(by opacity: CGFloat) {
    let screen = Screen.withDetents { $0.dimming.opacity = opacity }
    #expect(
      abs(max(screen.dimming?.shown.alpha ?? -1, 0) - opacity) < 1e-6
        && screen.root.view.shown.transform.affine.isIdentity)
    let hit = screen.simulator.window?.hitTest(CGPoint(x: 150, y: 125), with: nil)
    #expect(hit?.isDescendant(of: screen.root.view) == false, "a clear dimming takes the touches too")
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(abs(max(screen.dimming?.shown.alpha ?? -1, 0) - opacity) < 1e-6)
    #expect(abs(screen.root.view.shown.transform.affine.a - 0.92) < 1e-9)
  }

  @Test("up to the height that the app names it is neither dimmed nor kept from touches and VoiceOver")
  func undimmed() {
    let screen = Screen.withDetents { $0.dimming.largestUndimmedDetent = .medium }
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    screen.root.view.addSubview(button)
    screen.simulator.settleLayout()
    for detent in [.medium, .large, .medium] as [ModalDetent.Identifier] {
      let isDimmed = detent == .large
      screen.draft.selectModalDetent(detent)
      screen.run(for: 0.1)
      #expect(screen.root.view.accessibilityElementsHidden == isDimmed, "in flight to \(detent)")
      screen.settle()
      #expect(abs((screen.dimming?.shown.alpha ?? -1) - (isDimmed ? 0.2 : 0)) < 1e-6)
      #expect(screen.simulator.voiceOver.reaches(screen.root.view) != isDimmed)
      let before = taps
      screen.tap(CGPoint(x: 150, y: 125))
      #expect(taps - before == (isDimmed ? 0 : 1))
    }
    #expect(screen.dismiss().leftover == nil && !screen.root.view.accessibilityElementsHidden)
  }

  @Test("the first movement to where it is dimmed takes the screen behind from VoiceOver at once")
  func hidden() {
    let screen = Screen.withDetents { $0.dimming.largestUndimmedDetent = .medium }
    #expect(!screen.root.view.accessibilityElementsHidden)
    let start = screen.grip
    screen.finger.down(at: start)
    screen.clock.advance(by: 1.0 / 60)
    for points in [8, 40] as [CGFloat] { screen.finger.move(to: CGPoint(x: start.x, y: start.y - points)) }
    #expect(screen.root.view.accessibilityElementsHidden)
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium && !screen.root.view.accessibilityElementsHidden)
  }
}
