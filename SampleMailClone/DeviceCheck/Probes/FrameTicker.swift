import UIKit

/// Calls back with each frame of the display, until it is stopped.
@MainActor final class FrameTicker: NSObject {
  private let onFrame: (CADisplayLink) -> Void
  private(set) var link: CADisplayLink?

  init(onFrame: @escaping (CADisplayLink) -> Void) {
    self.onFrame = onFrame
    super.init()
    let link = CADisplayLink(target: self, selector: Self.action)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func receiveFrame() { if let link { onFrame(link) } }

  #if canImport(ObjectiveC)
    static let action = #selector(tick)

    @objc private func tick() { receiveFrame() }
  #else
    static let action = Selector("tick", of: FrameTicker.self) { $0.receiveFrame() }
  #endif
}
