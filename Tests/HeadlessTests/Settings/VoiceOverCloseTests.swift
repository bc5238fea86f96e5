import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("Closing a modal with VoiceOver", .ownWorld) @MainActor struct VoiceOverCloseTests {
  private func outside(_ screen: Screen) -> PassthroughView {
    screen.session?.views.passthrough ?? PassthroughView()
  }

  private func german(_ configuration: inout ModalConfiguration) {
    configuration.strings = ModalStrings(languages: ["de"])
    configuration.grabber.isVisible = true
  }

  @Test(
    "there is a Close element outside the card, at every height; it lies beside the card",
    arguments: Device.all, [[.large], [.medium]] as [[ModalDetent]])
  func closes(on device: Device, detents: [ModalDetent]) {
    let screen = Screen(device: device) {
      german(&$0)
      $0.detents = detents
    }.open()
    let element = outside(screen)
    #expect(element.isAccessibilityElement && element.accessibilityLabel == "Schließen")
    #expect(element.accessibilityTraits == .button && !element.accessibilityFrame.isEmpty)
    #expect(element.accessibilityFrame.intersection(screen.card.shown.box).isEmpty)
    #expect(screen.voiceOver.activate(element))
    #expect(screen.settle().leftover == nil)
  }

  @Test("there is none where a tap outside does nothing, in a modal that fills the window, or below another")
  func isNone() {
    let off = Screen { $0.dismissal.onTapOutside = false }.open()
    #expect(!outside(off).isAccessibilityElement && off.card.accessibilityViewIsModal)
    let turned = Screen(orientation: .landscapeLeft) { $0.size.topGap = 0 }.open()
    #expect(!outside(turned).isAccessibilityElement && !turned.voiceOver.reaches(turned.root.view))
    let filling = Screen { $0.opening = PageSlideTransition() }.open()
    #expect(!outside(filling).isAccessibilityElement)
    let used = Screen.withDetents { $0.dimming.largestUndimmedDetent = .medium }
    #expect(!outside(used).isAccessibilityElement && !used.card.accessibilityViewIsModal)
    let below = Screen().open()
    let element = outside(below)
    below.openAlert()
    #expect(!element.isAccessibilityElement && !below.voiceOver.activate(element))
  }

  @Test("it follows a configuration that changes while the modal is presented")
  func changed() {
    let screen = Screen().open()
    let element = outside(screen)
    screen.transition.update(animated: false) { $0.strings = ModalStrings(languages: ["de"]) }
    #expect(element.accessibilityLabel == "Schließen" && element.isAccessibilityElement)
    screen.transition.update(animated: false) { $0.dismissal.onTapOutside = false }
    #expect(!element.isAccessibilityElement && screen.card.accessibilityViewIsModal)
    screen.transition.update(animated: false) { $0.dismissal.onTapOutside = true }
    #expect(screen.voiceOver.activate(element) && screen.settle().leftover == nil)
  }

  /// What a VoiceOver user does to close a modal.
  enum Way: CaseIterable { case outside, action, lowering }

  private func take(_ way: Way, on screen: Screen) {
    switch way {
    case .outside: screen.voiceOver.activate(outside(screen))
    case .action: screen.voiceOver.perform("Schließen", on: screen.grabber ?? GrabberView(.mail))
    case .lowering: screen.voiceOver.adjust(screen.grabber ?? GrabberView(.mail), up: false)
    }
    screen.settle()
  }

  @Test(
    "the user closes it outside, by the grabber's action, or by lowering it at its lowest",
    arguments: Way.allCases)
  func closed(by way: Way) {
    let screen = Screen()
    var outcome: ModalOutcome?
    let request = ModalRequest(for: screen.draft, from: screen.root) {
      screen.root.present(screen.draft, as: .mail.with(german))
    }
    request.start { outcome = $0 }
    screen.settle()
    take(way, on: screen)
    #expect(screen.leftover == nil && outcome == .dismissed(by: .accessibilityAction))
  }

  @Test("each of them asks the app, which can refuse", arguments: Way.allCases)
  func refused(_ way: Way) {
    let screen = Screen { german(&$0) }.open()
    screen.delegate.allows = false
    take(way, on: screen)
    #expect(screen.disorder == nil && screen.delegate.questions == 1 && screen.delegate.attempts == 1)
  }

  @Test("lowering goes through the heights first")
  func lowered() {
    let screen = Screen.withDetents { german(&$0) }
    screen.draft.selectModalDetent(.large)
    screen.settle()
    take(.lowering, on: screen)
    #expect(screen.settledDetent() == .medium && screen.isPresented)
    take(.lowering, on: screen)
    #expect(screen.leftover == nil)
  }

  @Test("UI tests find card, grabber and the area outside by identifiers that stay")
  func identifiers() {
    let screen = Screen { german(&$0) }.open()
    let views = [screen.card, screen.grabber, outside(screen)] as [UIView?]
    let identifiers = views.map { $0?.accessibilityIdentifier }
    #expect(identifiers == ["InteractiveModal.card", "InteractiveModal.grabber", "InteractiveModal.dimming"])
    #expect(identifiers + ["InteractiveModal.dock"] == ModalIdentifier.allCases.map(\.rawValue))
  }
}
