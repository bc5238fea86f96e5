import UIKit

@testable import InteractiveModal

/// A simulated device with a screen that a transition opens above another one, in code or under a finger.
@MainActor protocol TransitionScreen: TestScreen {
  /// The view of the upper screen that the transition moves.
  var upperView: UIView { get }
  /// Progress at which the user sees the upper screen: 0 closed, 1 open.
  var seen: CGFloat { get }
  var isOpen: Bool { get }
  /// Where a finger can begin to close the upper screen.
  var grip: CGPoint { get }
  /// The offset of a finger that closes the upper screen.
  var closing: CGVector { get }
  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var restFault: String? { get }
  /// Begins to open or to close in code.
  func begin(isOpening: Bool)
}

extension TransitionScreen {
  /// Drags by a part of the finger's path to the closed end.
  func drag(part: CGFloat, over seconds: TimeInterval = 0.3) {
    drag(by: CGVector(dx: closing.dx * part, dy: closing.dy * part), over: seconds)
  }
}

/// What a transition connects, and what shows it.
enum TransitionKind: CaseIterable, Sendable {
  case modal, push, tabs, container
  case staggered, matchedPush, matchedModal, carriedPush, carriedModal, revealPush, revealModal

  var isModal: Bool { [.modal, .matchedModal, .carriedModal, .revealModal].contains(self) }

  @MainActor func make(
    framesPerSecond: Double = 60, reducesMotion: Bool = false
  ) -> any TransitionScreen {
    switch self {
    case .modal:
      Screen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion) {
        $0.opening = RecordingChoreography()
      }
    case .push: NavigationScreen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    case .tabs: TabScreen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    case .container: ContainerScreen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    case .staggered: ListScreen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    case .matchedPush, .matchedModal:
      MatchedScreen(isModal: isModal, framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    case .carriedPush, .carriedModal:
      MatchedScreen.carried(isModal: isModal, framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    case .revealPush, .revealModal:
      RevealScreen(isModal: isModal, framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
    }
  }
}

extension Screen: TransitionScreen {
  var upperView: UIView { card }
  var seen: CGFloat { 1 - card.shown.transform.affine.ty / (container?.bounds.height ?? 1) }
  var isOpen: Bool { isPresented }
  var closing: CGVector { CGVector(dx: 0, dy: root.view.bounds.height) }
  var restFault: String? { isPresented ? disorder ?? root.disturbance : leftover }
  func begin(isOpening: Bool) { if isOpening { present() } else { close(for: 0) } }
}

extension NavigationScreen: TransitionScreen {
  var upperView: UIView { above.view }
  var seen: CGFloat { (self as? ListScreen)?.above.view.shown.alpha ?? (1 - share) }
  var grip: CGPoint { CGPoint(x: 4, y: 400) }
  var closing: CGVector { CGVector(dx: width, dy: 0) }
  var restFault: String? { disorder }
  func begin(isOpening: Bool) { if isOpening { push() } else { pop() } }
}

extension TabScreen: TransitionScreen {
  var upperView: UIView { pages[1].view }
  var seen: CGFloat { 1 - share(of: 1) }
  var isOpen: Bool { tabs.selectedIndex == 1 }
  var grip: CGPoint { CGPoint(x: 50, y: 500) }
  var closing: CGVector { CGVector(dx: width, dy: 0) }
  var restFault: String? { disorder }
  func begin(isOpening: Bool) { select(isOpening ? 1 : 0) }
}

extension ContainerScreen: TransitionScreen {
  var upperView: UIView { pages[1].view }
  /// Between the pages there is a gap of 16 points.
  var seen: CGFloat { 1 - offset(1) / (width + 16) }
  var isOpen: Bool { container.selectedIndex == 1 }
  var grip: CGPoint { CGPoint(x: 20, y: 400) }
  var closing: CGVector { CGVector(dx: width, dy: 0) }
  var restFault: String? { disorder }
  func begin(isOpening: Bool) { container.select(isOpening ? 1 : 0, animated: true) }
}
