import UIKit

@testable import InteractiveModal

/// What a test acts on: a simulated device with one finger.
@MainActor protocol TestScreen: AnyObject {
  var clock: Clock { get }
  var finger: Finger { get }
}

extension TestScreen {
  /// Waits until nothing moves.
  @discardableResult func settle() -> Self {
    clock.runUntilIdle()
    return self
  }

  /// Lets so many seconds pass.
  @discardableResult func run(for seconds: TimeInterval) -> Self {
    clock.advance(by: seconds)
    return self
  }

  /// Lifts the finger, and waits until nothing moves.
  @discardableResult func lift() -> Self {
    finger.up()
    return settle()
  }

  /// Rests, so that the finger has no speed, lifts it, and waits until nothing moves.
  @discardableResult func release() -> Self {
    clock.advance(by: 0.3)
    return lift()
  }

  /// Takes the touch away as the system does, and waits until nothing moves.
  @discardableResult func cancelTouch() -> Self {
    finger.cancel()
    return settle()
  }
}

extension CardStack: TestScreen {}
extension ContainerScreen: TestScreen {}
extension ListScreen: TestScreen {}
extension MatchedScreen: TestScreen {}
extension NavigationScreen: TestScreen {}
extension RevealDesk: TestScreen {}
extension Screen: TestScreen {}
extension TabScreen: TestScreen {}

extension Screen {
  /// A screen with an open modal, whose configuration differs from Mail's.
  static func open(_ change: (inout ModalConfiguration) -> Void) -> Screen {
    var configuration = ModalConfiguration.mail
    change(&configuration)
    return Screen(configuration: configuration).open()
  }

  /// Dismisses the modal in code, and lets so many seconds pass.
  @discardableResult func close(for seconds: TimeInterval) -> Screen {
    draft.dismiss(animated: true)
    return run(for: seconds)
  }

  /// Dismisses the modal in code, and waits until nothing moves.
  @discardableResult func close() -> Screen {
    draft.dismiss(animated: true)
    return settle()
  }

  /// Drags the modal beyond the threshold, lets go, and waits until nothing moves.
  @discardableResult func dragAway() -> Screen {
    grab(600)
    return lift()
  }
}

extension ContainerScreen {
  /// Puts the finger near the right edge, and draws.
  func draw(by points: CGFloat) {
    grab(x: 370)
    drag(by: points)
  }

  /// Selects a child with a transition, and lets so many seconds pass.
  func select(_ index: Int, for seconds: TimeInterval) {
    container.select(index, animated: true)
    clock.advance(by: seconds)
  }
}

extension NavigationScreen {
  /// Pops the upper page in code, and waits until nothing moves.
  @discardableResult func goBack() -> NavigationScreen {
    navigation.popViewController(animated: true)
    return settle()
  }

  /// Whether the upper page is in front.
  var isOpen: Bool { navigation.topViewController === above }
}

extension RevealBench {
  /// Ends the transition.
  func finish() -> RevealBench {
    end()
    return self
  }
}
