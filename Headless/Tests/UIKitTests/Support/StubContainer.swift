@testable import UIKit

/// A container on a stage, with stubs for its transitions and one journal for all.
@MainActor protocol StubContainer {
  associatedtype Delegate: StubContainerDelegate
  var journal: Journal { get }
  var delegate: Delegate { get }
  var stage: Stage { get }
}

extension StubContainer {
  var animator: StubAnimator { delegate.animator }
  var complaints: [String] { stage.simulator.complaints }

  /// Completes the transition and starts what follows.
  func finish() {
    if delegate.interacts { delegate.interaction.finish() } else { animator.complete() }
    stage.clock.runTurns()
  }

  func cancel() {
    animator.context?.cancelInteractiveTransition()
    animator.complete(false)
    stage.clock.runTurns()
  }

  func story() -> [String] { journal.story() }
}

/// A container's delegate that records its calls and vends stubs.
@MainActor class StubContainerDelegate: NSObject {
  let journal: Journal
  let animator: StubAnimator
  private(set) lazy var interaction = StubInteraction(animator, journal)
  var animates = true
  var interacts = false

  init(_ journal: Journal) {
    self.journal = journal
    animator = StubAnimator(journal)
  }
}
