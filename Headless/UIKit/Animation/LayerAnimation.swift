import Foundation

/// One of a layer's animations: a difference that UIKit's animations add, or key frames that the
/// app adds. They apply in the order in which they were added, whatever their kind (F432).
enum LayerAnimation {
  case difference(LayerDifference)
  case keyFrames(LayerKeyFrames)

  /// Its key on the layer (F401, F420).
  var key: String {
    switch self {
    case .difference(let difference): difference.key
    case .keyFrames(let keyFrames): keyFrames.key
    }
  }

  /// Whether it is this animation, and not one that has replaced it under its key.
  func isSame(as other: LayerAnimation) -> Bool {
    switch (self, other) {
    case (.difference(let one), .difference(let two)): one.key == two.key
    case (.keyFrames(let one), .keyFrames(let two)): one.animation === two.animation
    case (.difference, .keyFrames), (.keyFrames, .difference): false
    }
  }

  /// Whether it changes what the layer shows as time passes.
  func isMoving(at time: TimeInterval) -> Bool {
    switch self {
    case .difference(let difference): !difference.course.isHeld
    case .keyFrames(let keyFrames): !keyFrames.isOver(at: time)
    }
  }

  /// Applies it to the values that the animations before it have made.
  func apply(to values: inout CALayerValues, at time: TimeInterval) {
    switch self {
    case .difference(let difference): difference.apply(to: &values, at: time)
    case .keyFrames(let keyFrames): keyFrames.apply(to: &values, at: time)
    }
  }
}

extension CALayer {
  /// The animations of UIKit's blocks and animators, in their order.
  var differences: [LayerDifference] {
    animations.compactMap { animation in
      switch animation {
      case .difference(let difference): difference
      case .keyFrames: nil
      }
    }
  }

  /// The key frames that the app has added, in their order.
  var keyFrames: [LayerKeyFrames] {
    animations.compactMap { animation in
      switch animation {
      case .difference: nil
      case .keyFrames(let keyFrames): keyFrames
      }
    }
  }

  /// Changes the animations of UIKit's blocks and animators. Removes those for which `change`
  /// returns `nil`.
  func changeDifferences(_ change: (LayerDifference) -> LayerDifference?) {
    animations = animations.compactMap { animation in
      switch animation {
      case .difference(let difference): change(difference).map(LayerAnimation.difference)
      case .keyFrames: animation
      }
    }
  }

  /// Changes the key frames. Removes those for which `change` returns `nil`.
  func changeKeyFrames(_ change: (LayerKeyFrames) -> LayerKeyFrames?) {
    animations = animations.compactMap { animation in
      switch animation {
      case .difference: animation
      case .keyFrames(let keyFrames): change(keyFrames).map(LayerAnimation.keyFrames)
      }
    }
  }
}
