import Foundation

/// The names and `userInfo` keys of the keyboard's notifications (F203).
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  nonisolated public static let keyboardFrameBeginUserInfoKey = key("FrameBegin")
  nonisolated public static let keyboardFrameEndUserInfoKey = key("FrameEnd")
  nonisolated public static let keyboardAnimationDurationUserInfoKey = key("AnimationDuration")
  nonisolated public static let keyboardAnimationCurveUserInfoKey = key("AnimationCurve")
  nonisolated public static let keyboardIsLocalUserInfoKey = key("IsLocal")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }
  nonisolated private static func key(_ value: String) -> String { "UIKeyboard\(value)UserInfoKey" }
}
