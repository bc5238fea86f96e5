import UIKit

/// A display link's target that records the times of frames.
@MainActor final class FrameCounter: ActionReceiver {
  private(set) var times: [TimeInterval] = []
  private(set) var targets: [TimeInterval] = []
  private(set) var link: CADisplayLink?
  var onFrame: () -> Void = {}

  func start() {
    let link = CADisplayLink(target: self, selector: "frame")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    guard let link = sender as? CADisplayLink else { return }
    times.append(link.timestamp)
    targets.append(link.targetTimestamp)
    onFrame()
  }

  /// The times between frames.
  var gaps: [TimeInterval] { zip(times.dropFirst(), times).map { $0 - $1 } }
}
