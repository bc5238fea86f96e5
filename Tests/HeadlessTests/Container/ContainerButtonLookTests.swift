import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The look of a container's buttons", .ownWorld) struct ContainerButtonLookTests {
  private func makeScreen() -> ContainerScreen { ContainerScreen { $0.buttonPlacement = .bottom } }

  private func image(_ pointSize: CGFloat) -> UIImage? {
    UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
  }

  @Test(
    "they are 44 points high, or as high as the highest image and 12 points together, in whole points",
    arguments: [nil, 4, 27, 28, 41, 60.3, 77] as [CGFloat?])
  func height(pointSize: CGFloat?) {
    let screen = makeScreen()
    let image = pointSize.flatMap(image)
    screen.pages[1].tabBarItem.image = image
    screen.pages[2].tabBarItem.image = self.image(3)
    screen.container.updateButtons()
    screen.simulator.settleLayout()
    let height = max(44, ((image?.size.height ?? 0) + 12).rounded(.up))
    #expect((height > 44) == (pointSize ?? 0 > 27.5))
    #expect(screen.buttons.map(\.bounds.height) == [height, height, height])
    let safe = screen.container.view.safeAreaInsets
    #expect(screen.pages[0].view.safeAreaInsets.bottom - safe.bottom == height)
  }

  @Test(
    "after a swipe the former selection comes back with the pages, also if a finger catches them late",
    arguments: [false, true])
  func returning(isCaught: Bool) {
    let screen = makeScreen()
    let row = screen.buttons[0].superview
    var (frames, greatest) = (0, CGFloat.zero)
    screen.swipe(by: -90)
    func look() {
      guard screen.container.transitionCoordinator != nil, let picture = row?.subviews.last else { return }
      frames += 1
      let share = min(max(1 - screen.offset(1) / (screen.width + 16), 0), 1)
      greatest = max(greatest, abs(CGFloat(picture.shown.alpha) - (1 - share)))
    }
    if isCaught {
      screen.clock.wait(for: "the pages to be back once") {
        screen.offset(0) >= 0
      } look: {
        look()
      }
      screen.grab()
      for _ in 1...10 {
        screen.drag(by: -20, over: 1 / 60)
        look()
      }
      screen.restAndLift()
    }
    screen.clock.wait(for: "the end") {
      screen.container.transitionCoordinator == nil
    } look: {
      look()
    }
    #expect(frames > 20 && greatest < 0.0005)
    #expect(screen.settle().disorder == nil && row?.subviews == screen.buttons)
  }

  @Test("they show a page's title and image, or else the title of its tab bar item, to VoiceOver too")
  func content() {
    let screen = makeScreen()
    let image = image(20)
    screen.pages[1].tabBarItem = UITabBarItem(title: "Tab", image: image, tag: 0)
    screen.pages[1].title = nil
    screen.pages[1].tabBarItem.title = "Tab"
    screen.pages[2].tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
    screen.pages[2].title = nil
    screen.pages[2].tabBarItem.accessibilityLabel = "Third"
    screen.container.updateButtons()
    #expect(screen.buttons.map(\.currentTitle) == ["A", "Tab", nil])
    #expect(screen.buttons.map { $0.currentImage === image } == [false, true, true])
    #expect(screen.buttons.map(\.accessibilityLabel) == ["A", "Tab", "Third"])
    #expect(screen.buttons.map(\.accessibilityIdentifier) == ["A", "Tab", nil])
    #expect(screen.buttons.allSatisfy { $0.isAccessibilityElement })
  }

  @Test("the selected one has the tint colour, also after that has changed, the others the secondary colour")
  func colors() {
    let screen = makeScreen()
    let row = screen.buttons[0].superview
    #expect(row?.backgroundColor == .systemBackground)
    for color in [UIColor.red, .green] {
      screen.container.view.tintColor = color
      screen.container.viewControllers = screen.pages
      for button in screen.buttons {
        #expect(button.currentTitleColor == (button.isSelected ? color : .secondaryLabel))
      }
    }
    screen.container.viewControllers += [UIViewController()]
    #expect(screen.buttons.last?.currentTitleColor == .secondaryLabel)
  }

  @Test(
    "their font is that of subheadlines at the user's text size, up to 24 points; a larger font makes room")
  func font() {
    for (category, size) in [
      (UIContentSizeCategory.large, 15), (.extraExtraExtraLarge, 21), (.accessibilityMedium, 24),
      (.accessibilityExtraExtraExtraLarge, 24),
    ] as [(UIContentSizeCategory, CGFloat)] {
      let screen = makeScreen()
      screen.simulator.preferredContentSizeCategory = category
      screen.simulator.settleLayout()
      #expect(screen.buttons.map { $0.titleLabel?.font.pointSize } == [size, size, size])
      let safe = screen.container.view.safeAreaInsets
      #expect(screen.buttons[0].bounds.height >= 44)
      #expect(screen.pages[0].view.safeAreaInsets.bottom - safe.bottom == screen.buttons[0].bounds.height)
      screen.container.viewControllers += [UIViewController()]
      #expect(screen.buttons.last?.titleLabel?.font.pointSize == size)
    }
  }

  @Test("a removed page takes its button along, and the others select their pages")
  func fewer() {
    let screen = makeScreen()
    let row = screen.buttons[0].superview
    screen.container.viewControllers = [screen.pages[0], screen.pages[2]]
    screen.simulator.settleLayout()
    #expect(screen.buttons.count == 2 && row?.subviews == screen.buttons)
    #expect(screen.buttons.map(\.frame.width) == [screen.width / 2, screen.width / 2])
    screen.tapButton("C")
    #expect(screen.settle().disorder == nil && screen.selectedName == "C")
    screen.container.viewControllers = [screen.pages[2]]
    screen.simulator.settleLayout()
    #expect(screen.buttons.map(\.frame.width) == [screen.width])
  }

  @Test("they take taps while their former colours fade")
  func takeTaps() {
    let screen = makeScreen()
    screen.tapButton("B")
    screen.clock.advance(by: 0.1)
    #expect(screen.buttons[0].superview?.subviews.count == 4)
    screen.tapButton("C")
    #expect(screen.selectedName == "C" && screen.delegate.selected == ["B"])
    #expect(screen.settle().disorder == nil && screen.delegate.selected == ["B", "C"])
    screen.container.delegate = nil
    screen.tapButton("A")
    #expect(screen.settle().selectedName == "A", "without a delegate the user may select each page")
    let silent = SilentDelegate()
    screen.container.delegate = silent
    screen.tapButton("B")
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }

  /// Answers nothing.
  private final class SilentDelegate: TransitionContainerControllerDelegate {}

  @Test("VoiceOver learns of each new page on the screen, and of none while the container is away")
  func tellsVoiceOver() {
    let screen = makeScreen()
    let former = screen.voiceOver.posts.count
    screen.select(1, for: 0.1)
    #expect(screen.voiceOver.posts.count == former)
    screen.settle()
    screen.container.selectedIndex = 2
    let posts = screen.voiceOver.posts.dropFirst(former)
    #expect(posts.map(\.notification) == [.screenChanged, .screenChanged])
    #expect(posts.map { $0.argument === screen.pages[1].view } == [true, false])
    #expect(posts.last?.argument === screen.pages[2].view)
    screen.swipe(by: 60)
    screen.settle()
    screen.simulator.window?.rootViewController = UIViewController()
    screen.settle()
    let count = screen.voiceOver.posts.count
    screen.container.selectedIndex = 0
    #expect(screen.voiceOver.posts.count == count && screen.delegate.selected.last == "A")
  }
}
