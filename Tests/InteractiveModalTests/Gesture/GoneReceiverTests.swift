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

  @Test("of a card or of screens holds nothing, and is at rest")
  func atRest() {
    let source = ContainerTransitionSource()
    let receivers: [any PanReceiver] = [
      ModalFinger(), ModalOpeningInteraction(as: .mail) { UIViewController() }, SwipeInteraction(source),
    ]
    for receiver in receivers {
      #expect(!receiver.isHeld && receiver.isAtRest && receiver.pull == 0 && receiver.restingPull == 0)
      #expect(!receiver.yields(to: other))
    }
    #expect(source.region == .disabled && !source.canSwipe(.forward))
  }

  @Test("that opens a modal or changes screens takes no finger without a window")
  func withoutWindow() {
    let (source, view) = (ContainerTransitionSource(), UIView())
    let opening = ModalOpeningInteraction(as: .mail) { UIViewController() }
    let swipe = SwipeInteraction(source)
    for receiver in [opening, swipe] as [any PanReceiver & UIInteraction] {
      for view in [nil, view] {
        receiver.didMove(to: view)
        #expect(!receiver.takesFinger(at: .zero) && !receiver.follows(DragDirection()))
      }
    }
  }

  @Test("views of a modal that is not presented do nothing")
  func views() {
    let (passthrough, card) = (PassthroughView(), CardView(content: UIView()))
    #expect(!passthrough.accessibilityActivate() && !card.accessibilityPerformEscape())
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
    #expect(space.shownHeight(in: nil) == 0)
    let card = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(space.coveredHeight(of: card, in: UIView(frame: card)) == 0)
  }
}
