import InteractiveModal
import UIKit

/// An open compose screen, as the scene keeps it across launches.
struct OpenDraft: Codable, Equatable {
  /// The text at the beginning.
  var original: Draft
  var draft: Draft
  /// Distance that the text is scrolled from its top, in points.
  var scrolled: CGFloat
  var detent: ModalDetent.Identifier?
}
