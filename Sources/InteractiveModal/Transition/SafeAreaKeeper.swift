import UIKit

/// Keeps the safe area that a controller had when its screen began to step back.
///
/// UIKit takes the transform of a view into account when the view is laid out the next time: a bar at its top
/// would jerk in the middle of a drag. What is lost then is added back by `additionalSafeAreaInsets`, and taken away
/// again in the end. As long as UIKit changes nothing, nothing is written.
@MainActor final class SafeAreaKeeper {
  private weak var controller: UIViewController?
  private var wanted: UIEdgeInsets
  private var added = UIEdgeInsets.zero

  init(_ controller: UIViewController) {
    self.controller = controller
    wanted = controller.view.safeAreaInsets
  }

  /// Makes up for what UIKit took since the last call.
  func hold() {
    guard let controller else { return }
    let lost = wanted - controller.view.safeAreaInsets
    if !lost.isNegligible { add(lost, to: controller) }
  }

  /// Takes back what was added.
  func release() {
    guard let controller, added != .zero else { return }
    add(.zero - added, to: controller)
  }

  /// The room is another one: what the controller has there, standing up, is what it keeps.
  func renew() {
    if let controller { wanted = controller.view.safeAreaInsets }
  }

  private func add(_ insets: UIEdgeInsets, to controller: UIViewController) {
    added = added + insets
    controller.additionalSafeAreaInsets = controller.additionalSafeAreaInsets + insets
  }
}

extension UIEdgeInsets {
  /// Less than any display shows: the rounding of coordinates.
  fileprivate var isNegligible: Bool {
    [top, left, bottom, right].allSatisfy { $0.magnitude < 0.001 }
  }

  fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  fileprivate static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
