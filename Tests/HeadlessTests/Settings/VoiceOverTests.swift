import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal and VoiceOver", .ownWorld) @MainActor struct VoiceOverTests {
  private func closed(_ screen: Screen) -> Screen {
    screen.dismiss()
    return screen
  }

  private func second(on screen: Screen) -> DraftController {
    let second = screen.openSecond()
    return second
  }

  // MARK: Reach

  @Test(
    "what is on the card is in reach, the screen behind is not, until the card has gone",
    arguments: Device.all)
  func reach(on device: Device) {
    let screen = Screen(device: device)
    let (button, voiceOver) = (UIButton(type: .system), screen.simulator.voiceOver)
    screen.root.view.addSubview(button)
    screen.open()
    #expect(voiceOver.reaches(screen.draft.cancel))
    #expect(!voiceOver.reaches(button) && !voiceOver.reaches(screen.root.view))
    #expect(screen.container.map { $0.subviews.filter(voiceOver.reaches) == [screen.card] } == true)
    #expect(voiceOver.reaches(closed(screen).root.view) && voiceOver.reaches(button))
    #expect(!screen.root.view.accessibilityViewIsModal)
  }

  @Test("a card on a card puts that one out of reach, and gives it back")
  func stack() {
    let screen = Screen().open()
    let (second, voiceOver) = (second(on: screen), screen.simulator.voiceOver)
    #expect(voiceOver.reaches(second.cancel))
    #expect(!voiceOver.reaches(screen.draft.cancel) && !voiceOver.reaches(screen.root.view))
    second.dismiss(animated: true)
    screen.settle()
    #expect(voiceOver.reaches(screen.draft.cancel) && !voiceOver.reaches(screen.root.view))
  }

  @Test("an alert on the card is in reach")
  func alert() {
    let screen = Screen().open()
    let alert = screen.openAlert()
    #expect(screen.simulator.voiceOver.reaches(alert.view))
  }

  @Test("all of a stack dismissed at once, the screen is in reach again", arguments: [true, false])
  func stackAtOnce(animated: Bool) {
    let screen = Screen().open()
    _ = second(on: screen)
    screen.root.dismiss(animated: animated)
    screen.settle()
    #expect(screen.simulator.voiceOver.reaches(screen.root.view))
  }

  @Test("a screen that the app had hidden itself stays so")
  func asFound() {
    let screen = Screen()
    screen.root.view.accessibilityElementsHidden = true
    #expect(closed(screen.open()).root.view.accessibilityElementsHidden)
  }

  @Test("the screen is out of reach while the card is dragged, and on its way out")
  func inMotion() {
    let screen = Screen().open()
    screen.grab(600)
    #expect(!screen.simulator.voiceOver.reaches(screen.root.view))
    screen.finger.up()
    screen.clock.advance(by: 0.05)
    #expect(!screen.simulator.voiceOver.reaches(screen.root.view))
    screen.settle()
    #expect(screen.simulator.voiceOver.reaches(screen.root.view))
  }

  // MARK: Focus

  @Test(
    "the focus goes to the modal when it stands, and back to the element that had it",
    arguments: [true, false])
  func focus(animated: Bool) {
    let screen = Screen()
    let (button, voiceOver) = (UIButton(type: .system), screen.simulator.voiceOver)
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
  }

  @Test(
    "without such an element, or one that is left, it goes back to the screen behind",
    arguments: [true, false])
  func focusOnScreen(wasThere: Bool) {
    let screen = Screen()
    let button = UIButton(type: .system)
    screen.root.view.addSubview(button)
    if wasThere { screen.simulator.voiceOver.focus = button }
    screen.open()
    button.removeFromSuperview()
    #expect(closed(screen).simulator.voiceOver.focus === screen.root.view)
  }

  @Test("a drag that returns is no news, nor is a rotation", arguments: [true, false])
  func noNews(rotates: Bool) {
    let screen = Screen().open()
    screen.grab(150)
    if rotates { screen.simulator.rotate(to: .landscapeLeft) }
    #expect(screen.release().disorder == nil)
    #expect(screen.simulator.voiceOver.posts.count == 1)
  }

  @Test("a modal that is called back before it stood has nothing told of its coming")
  func calledBack() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    _ = closed(screen)
    let posts = screen.simulator.voiceOver.posts
    #expect(posts.count == 1 && posts.last?.argument === screen.root.view)
  }

  @Test(
    "of a stack dismissed at once the focus ends where it was before the first", arguments: [true, false])
  func focusAfterStack(animated: Bool) {
    let screen = Screen()
    let (button, voiceOver) = (UIButton(type: .system), screen.simulator.voiceOver)
    screen.root.view.addSubview(button)
    voiceOver.focus = button
    screen.open()
    voiceOver.focus = screen.draft.cancel
    _ = second(on: screen)
    screen.root.dismiss(animated: animated)
    screen.settle()
    #expect(voiceOver.focus === button)
  }

  @Test("presented again, the modal takes the focus again")
  func again() {
    let screen = closed(Screen().open())
    screen.open()
    #expect(screen.simulator.voiceOver.posts.count == 3)
    #expect(screen.simulator.voiceOver.focus === screen.draft.view)
  }
}
