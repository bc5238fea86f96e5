import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal and VoiceOver", .ownWorld) @MainActor struct VoiceOverTests {
  // MARK: Reach

  @Test(
    "what is on the card is in reach, the screen behind is not, until the card has gone",
    arguments: Device.all)
  func reach(on device: Device) {
    let screen = Screen(device: device)
    let (button, voiceOver) = (UIButton(type: .system), screen.voiceOver)
    screen.root.view.addSubview(button)
    screen.open()
    #expect(voiceOver.reaches(screen.draft.cancel))
    #expect(!voiceOver.reaches(button) && !voiceOver.reaches(screen.root.view))
    let elements = screen.container?.subviews.filter { $0.isAccessibilityElement && voiceOver.reaches($0) }
    #expect(elements?.map(\.accessibilityLabel) == ["Close"], "beside the card")
    screen.grab(600)
    #expect(!voiceOver.reaches(screen.root.view))
    screen.finger.up()
    #expect(voiceOver.reaches(screen.settle().root.view) && voiceOver.reaches(button))
    #expect(!screen.root.view.accessibilityViewIsModal)
  }

  @Test("a card that the app dismisses in the middle of a change leaves the screen in reach")
  func dismissedInChange() {
    let screen = Screen(isContained: true) {
      ($0.detents, $0.initialDetent) = ([.medium, .large], .medium)
      $0.dimming.largestUndimmedDetent = .medium
    }
    screen.present().run(for: 0.04)
    screen.delegate.onUpdate = { [weak screen] _ in
      screen?.delegate.onUpdate = nil
      screen?.draft.dismissModal(animated: false)
    }
    screen.draft.selectModalDetent(.large, animated: false)
    #expect(screen.settle().isGone && screen.voiceOver.reaches(screen.root.view))
  }

  @Test("a card on a card puts that one out of reach, and gives it back; an alert is in reach")
  func stack() {
    let screen = Screen().open()
    let (second, voiceOver) = (screen.openSecond(), screen.voiceOver)
    #expect(voiceOver.reaches(second.cancel))
    #expect(!voiceOver.reaches(screen.draft.cancel) && !voiceOver.reaches(screen.root.view))
    second.dismiss(animated: true)
    screen.settle()
    #expect(voiceOver.reaches(screen.draft.cancel) && !voiceOver.reaches(screen.root.view))
    #expect(voiceOver.reaches(screen.openAlert().view))
  }

  @Test(
    "all of a stack dismissed at once, the screen is in reach again, unless the app had hidden it",
    arguments: [true, false], [true, false])
  func stackAtOnce(animated: Bool, isHidden: Bool) {
    let screen = Screen()
    screen.root.view.accessibilityElementsHidden = isHidden
    _ = screen.open().openSecond()
    screen.root.dismiss(animated: animated)
    #expect(screen.settle().root.view.accessibilityElementsHidden == isHidden)
    #expect(screen.voiceOver.reaches(screen.root.view) != isHidden)
  }

  // MARK: Focus

  @Test(
    "the focus goes to the modal when it stands, and back to the element that had it",
    arguments: [true, false])
  func focus(animated: Bool) {
    let screen = Screen()
    let (button, voiceOver) = (UIButton(type: .system), screen.voiceOver)
    screen.root.view.addSubview(button)
    voiceOver.focus = button
    screen.present(animated: animated)
    if animated { #expect(voiceOver.posts.isEmpty) }
    screen.settle()
    #expect(voiceOver.posts.map(\.notification) == [.screenChanged])
    #expect(voiceOver.focus === screen.draft.view)
    screen.dismiss(animated: animated)
    #expect(voiceOver.posts.map(\.notification) == [.screenChanged, .screenChanged])
    #expect(voiceOver.focus === button)
    screen.open()
    #expect(voiceOver.posts.count == 3 && voiceOver.focus === screen.draft.view)
  }

  @Test(
    "without such an element, or one that is left, it goes back to the screen behind",
    arguments: [true, false])
  func focusOnScreen(wasThere: Bool) {
    let screen = Screen()
    let button = UIButton(type: .system)
    screen.root.view.addSubview(button)
    if wasThere { screen.voiceOver.focus = button }
    screen.open()
    button.removeFromSuperview()
    #expect(screen.dismiss().voiceOver.focus === screen.root.view)
  }

  @Test("a drag that returns is no news, nor is a resize", arguments: [true, false])
  func noNews(isResized: Bool) {
    let screen = Screen().open()
    screen.grab(150)
    if isResized { screen.simulator.resizeToLandscape() }
    #expect(screen.release().disorder == nil)
    #expect(screen.voiceOver.posts.count == 1)
  }

  @Test("a modal that is called back before it stood has nothing told of its coming")
  func calledBack() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    screen.dismiss()
    let posts = screen.voiceOver.posts
    #expect(posts.count == 1 && posts.last?.argument === screen.root.view)
  }

  @Test("the focus goes back once")
  func backOnce() {
    let (screen, focus) = (Screen(), VoiceOverFocus())
    focus.modalWillAppear(over: screen.root)
    focus.modalDidLeave()
    focus.modalDidLeave()
    #expect(screen.voiceOver.posts.count == 1)
  }

  @Test(
    "of a stack dismissed at once the focus ends where it was before the first", arguments: [true, false])
  func focusAfterStack(animated: Bool) {
    let screen = Screen()
    let (button, voiceOver) = (UIButton(type: .system), screen.voiceOver)
    screen.root.view.addSubview(button)
    voiceOver.focus = button
    screen.open()
    voiceOver.focus = screen.draft.cancel
    _ = screen.openSecond()
    screen.root.dismiss(animated: animated)
    screen.settle()
    #expect(voiceOver.focus === button)
  }
}
