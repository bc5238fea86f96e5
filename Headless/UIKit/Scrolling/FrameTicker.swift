import Foundation

/// Calls a closure once a frame with the seconds since its creation, until it is stopped
/// or released.
@MainActor final class FrameTicker {
  /// A display link keeps its target alive (F191); the relay refers to the ticker weakly.
  private final class Relay: ActionReceiver {
    weak var ticker: FrameTicker?

    func receive(_ action: Selector, from sender: AnyObject) {
      guard let ticker else {
        (sender as? CADisplayLink)?.invalidate()
        return
      }
      ticker.fire()
    }
  }

  private let link: CADisplayLink
  private let start = CACurrentMediaTime()
  private let tick: (TimeInterval) -> Void

  init(_ tick: @escaping (TimeInterval) -> Void) {
    self.tick = tick
    let relay = Relay()
    link = CADisplayLink(target: relay, selector: "tick")
    relay.ticker = self
    link.add(to: .main, forMode: .common)
  }

  func stop() { link.invalidate() }

  private func fire() { tick(CACurrentMediaTime() - start) }
}

/// A target that calls a closure. Recognisers do not retain it (F140), so their owner does.
@MainActor final class ClosureTarget: ActionReceiver {
  static let action: Selector = "closure"

  private let closure: () -> Void

  init(_ closure: @escaping () -> Void) { self.closure = closure }

  func receive(_ action: Selector, from sender: AnyObject) { closure() }
}
