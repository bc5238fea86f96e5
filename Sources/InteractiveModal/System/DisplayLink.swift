import UIKit

/// Calls back once a frame with the time of motion at which the frame will be seen.
///
/// It follows the display link's target timestamps, never a nominal frame: after a stall of
/// any length the next frame shows what that moment asks for.
@MainActor package final class DisplayLink {
  let onFrame: (TimeInterval) -> Void
  private var link: CADisplayLink?
  private let state = SharedState.current

  init(onFrame: @escaping (TimeInterval) -> Void) { self.onFrame = onFrame }

  func start() {
    if let frames = state.steppedFrames { return frames.add(self) }
    guard link == nil else { return }
    weak var ticking: CADisplayLink?
    // A link keeps its target, so it ends by itself if its owner is gone.
    let target = ActionTarget { [weak self] in if let self { self.tick() } else { ticking?.invalidate() } }
    let link = CADisplayLink(target: target, selector: ActionTarget.action)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
    ticking = link
  }

  func stop() {
    state.steppedFrames?.remove(self)
    link?.invalidate()
    link = nil
  }

  private func tick() { if let link { onFrame(state.motionTime.frame(at: link.targetTimestamp)) } }
}

/// Does work with the next frame, in order: outside of SwiftUI's update of views, and outside of
/// UIKit's callbacks.
@MainActor package final class NextFrame {
  private var work: [() -> Void] = []
  private lazy var displayLink = DisplayLink { [weak self] _ in self?.run() }

  package init() {}

  /// Work that retains its owner keeps it alive until then.
  package func perform(_ step: @escaping () -> Void) {
    work.append(step)
    displayLink.start()
  }

  private func run() {
    displayLink.stop()
    let steps = work
    work = []
    for step in steps { step() }
  }
}
