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
