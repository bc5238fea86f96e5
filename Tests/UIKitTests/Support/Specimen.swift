@testable import UIKit

/// One of each kind of object that a census counts.
enum Specimen: CaseIterable, Sendable {
  case controller, view, window, recognizer, presentationController, transition, coordinator, percentDriven
  case animator, displayLink

  @MainActor func make(on simulator: Simulator) -> AnyObject {
    switch self {
    case .controller: UINavigationController()
    case .view: UIButton(type: .system)
    case .window: UIWindow(windowScene: simulator.windowScene)
    case .recognizer: UIPanGestureRecognizer()
    case .presentationController:
      StubPresentationController(presentedViewController: UIViewController(), presenting: nil)
    case .transition: ControllerTransition(isAnimated: false, animator: nil, interaction: nil)
    case .coordinator: TransitionCoordinator()
    case .percentDriven: UIPercentDrivenInteractiveTransition()
    case .animator: UIViewPropertyAnimator()
    case .displayLink: CADisplayLink(target: FrameCounter(), selector: "frame")
    }
  }

  @MainActor func count(in census: Census) -> Int {
    switch self {
    case .controller: census[UIViewController.self]
    case .view: census[UIView.self]
    case .window: census[UIWindow.self]
    case .recognizer: census[UIGestureRecognizer.self]
    case .presentationController: census[UIPresentationController.self]
    case .transition: census[ControllerTransition.self]
    case .coordinator: census[TransitionCoordinator.self]
    case .percentDriven: census[UIPercentDrivenInteractiveTransition.self]
    case .animator: census[UIViewPropertyAnimator.self]
    case .displayLink: census[CADisplayLink.self]
    }
  }
}
