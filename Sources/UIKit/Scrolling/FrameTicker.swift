import Foundation

/// Calls a closure once a frame with the time since it began, until it is stopped or released.
@MainActor final class FrameTicker {
  /// A display link keeps its target alive (F191); this one lets the ticker go.
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

  func stop() {
    link.invalidate()
  }

  private func fire() {
    tick(CACurrentMediaTime() - start)
  }
}
