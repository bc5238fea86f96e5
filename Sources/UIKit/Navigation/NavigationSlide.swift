import Foundation

/// The system's own push and pop: the upper page slides over the lower one, which gives way a little, against the
/// direction of reading (F268).
@MainActor final class NavigationSlide {
  /// In seconds.
  private static let duration: TimeInterval = 0.35
  /// How far the lower page gives way, as a share of its width.
  private static let parallax: CGFloat = 0.3

  private let upper: UIView
  private let lower: UIView
  private let isPush: Bool
  private let completion: () -> Void
  private var ticker: FrameTicker?

  init(from: UIView, to: UIView, isPush: Bool, completion: @escaping () -> Void) {
    upper = isPush ? to : from
    lower = isPush ? from : to
    self.isPush = isPush
    self.completion = completion
    show(0)
    ticker = FrameTicker { [weak self] time in self?.advance(to: time) }
  }

  private func advance(to time: TimeInterval) {
    guard time < Self.duration else { return finish() }
    let share = time / Self.duration
    show(1 - pow(1 - share, 3))
  }

  /// Puts both pages where they are at `progress`, 0...1.
  private func show(_ progress: CGFloat) {
    let gone = isPush ? 1 - progress : progress
    let middle = lower.bounds.width / 2
    let width = lower.isRightToLeft ? -lower.bounds.width : lower.bounds.width
    upper.center = CGPoint(x: middle + width * gone, y: upper.center.y)
    lower.center = CGPoint(x: middle - width * Self.parallax * (1 - gone), y: lower.center.y)
  }

  /// Goes to the end at once.
  func finish() {
    guard let ticker else { return }
    ticker.stop()
    self.ticker = nil
    show(1)
    completion()
  }
}
