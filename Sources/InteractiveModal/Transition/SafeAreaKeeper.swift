import UIKit

/// Keeps the safe area that a controller had when its screen began to step back.
///
/// UIKit takes the transform of a view into account when the view is laid out the next time: a bar at its top
/// would jerk in the middle of a drag. What is lost then is added back by `additionalSafeAreaInsets`, and taken away
/// again in the end. As long as UIKit changes nothing, nothing is written.
@MainActor final class SafeAreaKeeper {
  private weak var controller: UIViewController?
  private var wanted: UIEdgeInsets
  /// What the app has set, and what is added to it.
  private var own: UIEdgeInsets
  private var added = UIEdgeInsets.zero

  init(_ controller: UIViewController) {
    self.controller = controller
    wanted = controller.view.safeAreaInsets
    own = controller.additionalSafeAreaInsets
  }

  /// Makes up for what UIKit took since the last call.
  func hold() {
    guard let controller else { return }
    follow(controller)
    let lost = wanted - controller.view.safeAreaInsets
    guard !lost.isNegligible else { return }
    added = added + lost
    controller.additionalSafeAreaInsets = own + added
  }

  /// The app has set other insets: those are its own now, and wanted as well.
  private func follow(_ controller: UIViewController) {
    let present = controller.additionalSafeAreaInsets
    guard present != own + added else { return }
    wanted = wanted + (present - own)
    (own, added) = (present, .zero)
  }

  /// Takes back what was added.
  func release() {
    guard let controller else { return }
    follow(controller)
    guard added != .zero else { return }
    added = .zero
    controller.additionalSafeAreaInsets = own
  }

  /// The room is another one: what the controller has there, standing up, is what it keeps.
  func renew() {
    if let controller { wanted = controller.view.safeAreaInsets }
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
