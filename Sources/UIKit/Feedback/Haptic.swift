/// What the motor of the device was told.
public enum Haptic: Equatable, Sendable {
  case prepared
  case selection
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)
}
