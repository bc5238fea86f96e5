@testable import InteractiveModal

extension UserDismissal {
  /// Answers an open question for the app.
  func answer(_ isGranted: Bool) {
    guard isAsking else { return }
    drop()
    answer(isGranted, for: .drag)
  }
}
