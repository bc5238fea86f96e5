/// What a user sets on the device and apps follow.
struct Settings {
  var style = UIUserInterfaceStyle.light
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  var isReduceMotionEnabled = false
  var prefersCrossFadeTransitions = false
  var increasesContrast = false
  var hasHardwareKeyboard = true
}
