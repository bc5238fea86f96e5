import InteractiveModal
import InteractiveTransitions
import UIKit

extension NavigationTransition {
  /// Slides a mailbox over the mailboxes, and opens a message out of its row.
  static var mail: NavigationTransition {
    NavigationTransition { operation, from, to in
      if from is MailboxesViewController || to is MailboxesViewController {
        return .choreography(MailboxTransition())
      }
      return MatchedTransition(for: operation, from: from, to: to).map(TransitionStyle.choreography)
    }
  }
}
