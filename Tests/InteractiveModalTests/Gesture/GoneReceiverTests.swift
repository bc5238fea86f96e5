import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("A gesture whose screen is gone, or not there yet") @MainActor struct GoneReceiverTests {
  private let other = UIPanGestureRecognizer()

  @Test("takes no finger, and neither waits for another gesture nor keeps one waiting")
  func pan() {
    let pan = PanGesture()
    #expect(!pan.mayBegin && !pan.takesFinger(at: .zero) && !pan.isContentPan)
    #expect(!pan.gestureRecognizerShouldBegin(pan))
    #expect(!pan.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other))
    #expect(!pan.gestureRecognizer(pan, shouldRequireFailureOf: other))
    #expect(!pan.gestureRecognizer(pan, shouldBeRequiredToFailBy: other))
  }

  @Test("of a card holds nothing, and is at rest")
  func finger() {
    let finger = ModalFinger()
    #expect(!finger.isHeld && finger.isAtRest && !finger.isPullingOpen)
    #expect(finger.pull == 0 && finger.restingPull == 0)
    #expect(finger.direction == .down && finger.expandsByScrolling && !finger.yields(to: other))
  }

  @Test("that opens a modal takes no finger without a window")
  func opening() {
    let opening = ModalOpeningInteraction(as: .mail) { UIViewController() }
    #expect(!opening.isHeld && opening.isAtRest && opening.pull == 0 && opening.restingPull == 0)
    for view in [nil, UIView()] {
      opening.didMove(to: view)
      #expect(!opening.takesFinger(at: .zero) && !opening.follows(DragDirection()))
    }
  }

  @Test("that changes screens takes no finger without a window")
  func swipe() {
    let source = ContainerTransitionSource()
    let swipe = SwipeInteraction(source)
    #expect(!swipe.isHeld && swipe.isAtRest && !swipe.isBeginning && swipe.direction == .right)
    #expect(swipe.pull == 0 && swipe.restingPull == 0 && !swipe.expandsByScrolling)
    for view in [nil, UIView()] {
      swipe.didMove(to: view)
      #expect(!swipe.takesFinger(at: .zero) && !swipe.follows(DragDirection()))
    }
    #expect(!swipe.precedes(other) && !swipe.yields(to: other))
    #expect(source.region == .disabled && !source.canSwipe(.forward))
  }

  @Test("views of a modal that is not presented do nothing")
  func views() {
    let (passthrough, card) = (PassthroughView(), CardView(content: UIView()))
    #expect(!passthrough.accessibilityActivate() && !passthrough.isAccessibilityElement)
    #expect(passthrough.freeArea == .zero && !card.accessibilityPerformEscape())
  }

  @Test("a keyboard covers nothing outside of a window, wherever it is", arguments: [0, 0.5] as [CGFloat])
  func keyboard(top: CGFloat) {
    let space = KeyboardSafeArea(AdditionalSafeArea(UIViewController()))
    space.start()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: top, width: 300, height: 300)
      ])
    space.stop()
    #expect(!space.isKeyboardUp(in: nil))
    let card = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(space.coveredHeight(of: card, in: UIView(frame: card)) == 0)
  }
}
