import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What is seen of a modal at several heights", .ownWorld) @MainActor struct DetentLookTests {
  private func grabber(of screen: Screen) -> GrabberView? {
    screen.draft.view.superview?.subviews.compactMap { $0 as? GrabberView }.first
  }

  @Test("a tap on the handle takes it to the next height, from the highest to the lowest; a finger drags it")
  func handle() {
    #expect(grabber(of: Screen.withDetents()) == nil)
    let screen = Screen.withDetents { $0.showsGrabber = true }
    for detent in [.large, .medium, .large, .medium] as [ModalDetent.Identifier] {
      let place = grabber(of: screen).map { $0.shown($0.bounds) } ?? .zero
      #expect(abs(place.midX - 196.5) < 1e-9 && abs(place.midY - screen.cardTop - 7.5) < 1e-9)
      screen.finger.down(at: CGPoint(x: place.midX, y: place.midY))
      screen.clock.advance(by: 0.05)
      screen.finger.up()
      #expect(screen.settledDetent() == detent)
    }
    screen.finger.down(at: CGPoint(x: 196.5, y: screen.cardTop + 8))
    screen.drag(by: -300)
    screen.restAndLift()
    #expect(screen.settledDetent() == .large)
  }

  @Test(
    "the handle is a grey pill of 36 × 5 points at the edge where the card ends, and is hit from 20 points around",
    arguments: ModalEdge.allCases)
  func handleLook(edge: ModalEdge) throws {
    let screen = Screen { ($0.showsGrabber, $0.edge) = (true, edge) }.open()
    let (handle, card) = (
      try #require(grabber(of: screen)), screen.draft.view.shown(screen.draft.view.bounds)
    )
    let pill = try #require(handle.subviews.first)
    let expected =
      switch edge {
      case .bottom: CGRect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5)
      case .top: CGRect(x: card.midX - 18, y: card.maxY - 10, width: 36, height: 5)
      case .leading: CGRect(x: card.maxX - 10, y: card.midY - 18, width: 5, height: 36)
      case .trailing: CGRect(x: card.minX + 5, y: card.midY - 18, width: 5, height: 36)
      }
    #expect(pill.shown(pill.bounds).isAbout(expected))
    #expect(pill.backgroundColor == .tertiaryLabel && pill.layer.cornerRadius == 2.5)
    let bounds = handle.bounds
    #expect(handle.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) === handle)
    for (reach, isHit) in [(19, true), (21, false)] as [(CGFloat, Bool)] {
      for point in [
        CGPoint(x: bounds.minX - reach, y: bounds.midY), CGPoint(x: bounds.maxX + reach, y: bounds.midY),
        CGPoint(x: bounds.midX, y: bounds.minY - reach), CGPoint(x: bounds.midX, y: bounds.maxY + reach),
      ] { #expect(handle.point(inside: point, with: nil) == isHit) }
    }
  }

  @Test("the app chooses colour, size and place of the handle, also later", arguments: ModalEdge.allCases)
  func chosenHandle(edge: ModalEdge) throws {
    let screen = Screen { ($0.showsGrabber, $0.edge) = (true, edge) }.open()
    screen.transition.update {
      ($0.grabberColor, $0.grabberMargin) = (.systemRed, 12)
      $0.grabberSize = CGSize(width: 60, height: 8)
    }
    screen.settle()
    let card = screen.draft.view.shown(screen.draft.view.bounds)
    let handle = try #require(grabber(of: screen))
    let pill = try #require(handle.subviews.first)
    let expected =
      switch edge {
      case .bottom: CGRect(x: card.midX - 30, y: card.minY + 12, width: 60, height: 8)
      case .top: CGRect(x: card.midX - 30, y: card.maxY - 20, width: 60, height: 8)
      case .leading: CGRect(x: card.maxX - 20, y: card.midY - 30, width: 8, height: 60)
      case .trailing: CGRect(x: card.minX + 12, y: card.midY - 30, width: 8, height: 60)
      }
    #expect(pill.shown(pill.bounds).isAbout(expected))
    #expect(pill.backgroundColor == .systemRed && pill.layer.cornerRadius == 4)
    // The touch counts around the bar, however far from the edge it is.
    #expect(
      handle.bounds.size
        == ([.bottom, .top].contains(edge) ? CGSize(width: 60, height: 18) : CGSize(width: 18, height: 60)))
  }

  @Test("the colour of the handle follows Increase Contrast, at once")
  func contrast() throws {
    let screen = Screen.withDetents {
      $0.showsGrabber = true
      $0.grabberColor = UIColor { $0.accessibilityContrast == .high ? .black : .lightGray }
    }
    let pill = try #require(grabber(of: screen)?.subviews.first)
    for isHigh in [false, true, false] {
      screen.simulator.increasesContrast = isHigh
      screen.simulator.settleLayout()
      #expect(pill.layer.backgroundColor == (isHigh ? UIColor.black : .lightGray).cgColor)
    }
  }

  @Test("VoiceOver adjusts the height by the handle, which says the height in the app's words")
  func handleAdjusted() {
    let screen = Screen.withDetents([.large, .medium, ModalDetent("dock") { _ in 80 }]) {
      $0.showsGrabber = true
      ($0.strings.grabber, $0.strings.expanded) = ("Griff", "Ganz offen")
    }
    guard let handle = grabber(of: screen) else { return #expect(Bool(false), "there is no handle") }
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
    screen.transition.update { $0.showsGrabber = true }
    let handle = try #require(grabber(of: screen.settle()))
    #expect(handle.accessibilityValue == "Half Screen")
  }

  private func dimming(of screen: Screen) -> CGFloat {
    screen.container?.subviews.first { $0.backgroundColor == .black }?.shown.alpha ?? -1
  }

  @Test("it is dimmed at every height, and steps back on the way to the highest alone", arguments: [0.2, 0])
  func dimmed(by opacity: CGFloat) {
    let screen = Screen.withDetents { $0.dimming = opacity }
    #expect(
      abs(max(dimming(of: screen), 0) - opacity) < 1e-6 && screen.root.view.shown.transform.affine.isIdentity)
    let hit = screen.simulator.window?.hitTest(CGPoint(x: 150, y: 125), with: nil)
    #expect(hit?.isDescendant(of: screen.root.view) == false, "a clear dimming takes the touches too")
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(abs(max(dimming(of: screen), 0) - opacity) < 1e-6)
    #expect(abs(screen.root.view.shown.transform.affine.a - 0.92) < 1e-9)
  }

  @Test("up to the height that the app names it is neither dimmed nor kept from touches and VoiceOver")
  func undimmed() {
    let screen = Screen.withDetents { $0.largestUndimmedDetent = .medium }
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
      #expect(abs(dimming(of: screen) - (isDimmed ? 0.2 : 0)) < 1e-6)
      #expect(screen.simulator.voiceOver.reaches(screen.root.view) != isDimmed)
      let before = taps
      screen.finger.down(at: CGPoint(x: 150, y: 125))
      screen.clock.advance(by: 0.05)
      screen.finger.up()
      screen.clock.advance(by: 0.05)
      #expect(taps - before == (isDimmed ? 0 : 1))
      screen.settle()
    }
    #expect(screen.dismiss().leftover == nil && !screen.root.view.accessibilityElementsHidden)
  }

  @Test("the first movement to where it is dimmed takes the screen behind from VoiceOver at once")
  func hidden() {
    let screen = Screen.withDetents { $0.largestUndimmedDetent = .medium }
    #expect(!screen.root.view.accessibilityElementsHidden)
    let start = screen.grip
    screen.finger.down(at: start)
    screen.clock.advance(by: 1.0 / 60)
    for points in [8, 40] as [CGFloat] { screen.finger.move(to: CGPoint(x: start.x, y: start.y - points)) }
    #expect(screen.root.view.accessibilityElementsHidden)
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium && !screen.root.view.accessibilityElementsHidden)
  }

  @Test("what is shown ends at the foot of the screen at every height, and keeps its size as it leaves")
  func content() {
    let screen = Screen.withDetents()
    let medium = 852 - Screen.mediumTop
    for (detent, height) in [(.large, 783), (.medium, medium)] as [(ModalDetent.Identifier, CGFloat)] {
      screen.draft.selectModalDetent(detent)
      screen.settle()
      let view: UIView = screen.draft.view
      #expect(abs(view.bounds.height - height) < 1e-9 && view.safeAreaInsets.bottom == 34)
      #expect(abs(view.shown(CGPoint(x: 0, y: view.bounds.maxY)).y - 852) < 1e-9)
    }
    screen.grab(100)
    #expect(abs(screen.draft.view.bounds.height - medium) < 1e-9)
    screen.drag(by: 200)
    #expect(abs(screen.draft.view.bounds.height - medium) < 1e-9)
    screen.finger.up()
  }
}
