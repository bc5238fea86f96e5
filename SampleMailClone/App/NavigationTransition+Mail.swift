import InteractiveModal
import UIKit

extension NavigationTransition {
  /// Staggers the rows between mailboxes and messages, and opens a message out of its row.
  static var mail: NavigationTransition {
    NavigationTransition { operation, from, to in
      if from is MailboxesViewController || to is MailboxesViewController {
        return .choreography(StaggerTransition())
      }
      return MatchedTransition(for: operation, from: from, to: to).map(TransitionStyle.choreography)
    }
  }
}
