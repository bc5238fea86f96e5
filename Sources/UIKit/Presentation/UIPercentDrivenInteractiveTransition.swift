import Foundation

/// Drives a transition by its percentage (F70).
///
/// Apple's own drive freezes the container's layer time (F76); that is not modelled, so what a subclass does
/// not override traps.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open var wantsInteractiveStart = true
  open var percentComplete: CGFloat { notModelled() }
  open var duration: CGFloat { notModelled() }
  open var completionSpeed: CGFloat = 1

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    notModelled()
  }
  open func update(_ percentComplete: CGFloat) { notModelled() }
  open func pause() { notModelled() }
  open func cancel() { notModelled() }
  open func finish() { notModelled() }

  private func notModelled() -> Never {
    fatalError("The percent-driven class's own drive is not modelled; see Sources/UIKit/README.md")
  }
}
