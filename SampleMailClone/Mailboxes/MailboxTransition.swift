import InteractiveModal
import InteractiveTransitions
import UIKit

/// Slides a mailbox over the list of mailboxes, as UIKit's push does; its rows follow the page, one after the other.
struct MailboxTransition: TransitionChoreography {
  private let page = PageSlideTransition()
  /// Distance from the page at which the rows begin, in points.
  private let rows = StaggerTransition(distance: 140)

  func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    // The page slides, and does not fade as a staggered screen does.
    page.tracks(on: stage) + rows.tracks(on: stage).filter { $0.view !== stage.upper.view }
  }

  func isOutdated(on stage: TransitionStage) -> Bool { rows.isOutdated(on: stage) }

  func didEnd(on stage: TransitionStage, isOpen: Bool) { rows.didEnd(on: stage, isOpen: isOpen) }
}
