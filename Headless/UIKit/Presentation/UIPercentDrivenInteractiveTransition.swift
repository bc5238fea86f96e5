import Foundation

/// The base of classes that drive a transition by percentage. What its own methods do is not modelled (F70, F76), so
/// a class overrides them and does not call super.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open var wantsInteractiveStart = true
  /// 0 to 1.
  open var percentComplete: CGFloat { 0 }

  private let lifetime: Lifetime

  public override init() {
    lifetime = Lifetime(of: Self.self)
    super.init()
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    complain()
  }
  open func update(_ percentComplete: CGFloat) { complain() }
  open func pause() { complain() }
  open func cancel() { complain() }
  open func finish() { complain() }

  private func complain(in method: String = #function) {
    Simulator.running.complain("UIPercentDrivenInteractiveTransition.\(method) is not modelled: override it")
  }
}
