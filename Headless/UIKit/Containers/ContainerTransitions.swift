import Foundation

/// A container's transition, and the changes that wait for its end.
@MainActor final class ContainerTransitions {
  private(set) var current: ContainerTransition?
  private var waiting: [() -> Void] = []

  /// The running transition, if the delegate's animator runs it.
  var custom: ContainerTransition? {
    guard let current, current.isUnderWay, current.slide == nil else { return nil }
    return current
  }

  var isUnderWay: Bool { current?.isUnderWay ?? false }

  /// The children of a running transition.
  var moving: [UIViewController] { current.map { $0.isRunning ? $0.children : [] } ?? [] }

  /// Makes a change at once, or after a transition by the delegate's animator and the changes
  /// that wait already (F329).
  func perform(_ change: @escaping () -> Void) {
    if custom == nil, waiting.isEmpty { change() } else { waiting.append(change) }
  }

  func start(_ transition: ContainerTransition) {
    current = transition
    transition.onRelease = { [weak self, weak transition] in
      if let self, let transition { release(transition) }
    }
    transition.start()
  }

  /// Ends the running transition at once, because the container disappears.
  func conclude() {
    if let slide = current?.slide { slide.finish() } else { current?.conclude() }
  }

  private func release(_ transition: ContainerTransition) {
    if current === transition { current = nil }
    makeNextChangeLater()
  }

  private func makeNextChangeLater() {
    guard !waiting.isEmpty else { return }
    Simulator.running.clock.nextTurn { [weak self] in self?.makeNextChange() }
  }

  private func makeNextChange() {
    guard custom == nil, !waiting.isEmpty else { return }
    waiting.removeFirst()()
    makeNextChangeLater()
  }
}
