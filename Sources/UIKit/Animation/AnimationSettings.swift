import Foundation

/// What a block of animations asks for.
struct AnimationSettings {
  /// In seconds.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = TimingCurve.easeInOut
  var options: UIView.AnimationOptions = []

  /// Times that are none count as nought.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve? = nil,
    options: UIView.AnimationOptions = []
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.curve = curve ?? options.curve
    self.options = options
  }

  /// A block in a block takes the outer one's duration, curve and options, unless it says otherwise (F132).
  func inheriting(from outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) { settings.options.formUnion(outer.options.inherited) }
    return settings
  }
}

extension UIView.AnimationOptions {
  fileprivate var inherited: UIView.AnimationOptions {
    intersection([.allowUserInteraction, .beginFromCurrentState, .layoutSubviews])
  }
}
