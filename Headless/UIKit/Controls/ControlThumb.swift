import Foundation

/// The part of a control that a finger drags. It casts a shadow and takes no touches itself.
final class ControlThumb: UIView {
  init(color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }
}
