/// Who has a finger that a scroll view can use as well.
enum ScrollViewPrecedence {
  /// Both, by turns.
  case shared
  /// The scroll view, where it scrolls along the modal's travel.
  case lists
  /// The modal.
  case modal
}
