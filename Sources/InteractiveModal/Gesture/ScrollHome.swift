/// Where a modal stands when a finger that goes on scrolls the lists on it.
enum ScrollHome {
  /// At its highest detent: from a lower one the finger takes it there first.
  case highest
  /// At the detent where it is.
  case detent
}
