import Foundation

/// The system's push and pop: the upper page slides over the lower one,
/// which moves a little against the reading direction (F268).
@MainActor final class NavigationSlide: NSObject {
  /// In seconds.
  private static let duration: TimeInterval = 0.35
  /// How far the lower page moves, as a share of its width.
  private static let parallax: CGFloat = 0.3

  private enum Motion {
    case finger
    /// The slide moves by itself.
    case itself(FrameTicker)
    case over
  }

  private let isPush: Bool
  /// Follows the slide.
  weak var bar: BarFade?
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var motion = Motion.finger
  /// 0 at the start, 1 at the end of the transition.
  private var progress: CGFloat = 0 { didSet { show(progress) } }
  /// The progress at which it will end, 0 or 1.
  private var target: CGFloat = 0

  init(isPush: Bool) { self.isPush = isPush }

  private var upper: UIView? { context?.view(forKey: isPush ? .to : .from) }
  private var lower: UIView? { context?.view(forKey: isPush ? .from : .to) }

  /// Takes both pages, which are in the container.
  private func take(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if !isPush, let lower { context.containerView.sendSubviewToBack(lower) }
    show(0)
  }

  /// Follows the finger.
  func follow(_ progress: CGFloat) {
    guard case .finger = motion else { return }
    self.progress = min(max(progress, 0), 1)
    context?.updateInteractiveTransition(self.progress)
    context?.updateInteractiveTransition(progress)
  }

  /// Moves to its end by itself, or back to its start.
  func run(toEnd: Bool) {
    guard case .finger = motion else { return }
    target = toEnd ? 1 : 0
    let start = progress
    let duration = Self.duration * (target - start).magnitude
    motion = .itself(
      FrameTicker { [weak self] time in
        guard let self else { return }
        guard time < duration else { return finish() }
        progress = start + (target - start) * (1 - pow(1 - time / duration, 3))
      })
    report()
  }

  /// Puts both pages where they are at `progress`, 0 to 1.
  private func show(_ progress: CGFloat) {
    bar?.slide(progress, isPush: isPush)
    guard let upper, let lower else { return }
    let gone = isPush ? 1 - progress : progress
    let middle = lower.bounds.width / 2
    let width = lower.isRightToLeft ? -lower.bounds.width : lower.bounds.width
    upper.center = CGPoint(x: middle + width * gone, y: upper.center.y)
    lower.center = CGPoint(x: middle - width * Self.parallax * (1 - gone), y: lower.center.y)
  }

  /// Goes to its target at once; a slide that a finger still holds goes back.
  func finish() {
    switch motion {
    case .over: return
    case .itself(let ticker): ticker.stop()
    case .finger: report()
    }
    motion = .over
    progress = target
    context?.completeTransition(target == 1)
  }

  /// Reports the target to the context.
  private func report() {
    if target == 1 { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
  }
}

extension NavigationSlide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    take(transitionContext)
    run(toEnd: true)
  }
}

/// A finger drives it until `run(toEnd:)`.
extension NavigationSlide: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    take(transitionContext)
  }
}
