import UIKit

/// Keeps the safe area that a controller had when its screen began to step back.
///
/// UIKit takes the transform of a view into account when the view is laid out the next time: a bar at its top
/// would jerk in the middle of a drag. What is lost then is added back by `additionalSafeAreaInsets`, and taken away
/// again in the end. As long as UIKit changes nothing, nothing is written.
@MainActor final class SafeAreaPreserver {
  private weak var controller: UIViewController?
  private let insets: AdditionalSafeArea
  /// The safe area to keep, less what the app adds to it.
  private var wanted = UIEdgeInsets.zero

  init(_ controller: UIViewController) {
    self.controller = controller
    insets = .of(controller)
    renew()
  }

  /// Makes up for what UIKit took since the last call.
  func hold() {
    guard let controller else { return }
    insets.follow()
    let lost = wanted + insets.own - controller.view.safeAreaInsets
    if !lost.isNegligible { insets.set(insets[.steppingBack] + lost, for: .steppingBack) }
  }

  /// Takes back what was added.
  func release() { insets.set(.zero, for: .steppingBack) }

  /// The room is another one: what the controller has there, standing up, is what it keeps.
  func renew() {
    guard let controller else { return }
    insets.follow()
    wanted = controller.view.safeAreaInsets - insets.own
  }
}
