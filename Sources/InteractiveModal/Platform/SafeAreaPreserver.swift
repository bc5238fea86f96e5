import UIKit

/// Keeps the safe area of a controller while its screen steps back.
///
/// With the next layout UIKit takes the transform of a view into account, and a bar at its top
/// would jerk in the middle of a drag. The preserver adds the lost insets back through
/// `additionalSafeAreaInsets`, and removes them at the end. It writes nothing as long as UIKit
/// changes nothing.
@MainActor final class SafeAreaPreserver {
  private weak var controller: UIViewController?
  private let insets: AdditionalSafeArea
  /// The safe area to keep, without the insets of the app.
  private var wanted = UIEdgeInsets.zero

  init(_ controller: UIViewController) {
    self.controller = controller
    insets = .of(controller)
    renew()
  }

  /// Makes up for the insets that UIKit took since the last call.
  func hold() {
    guard let controller else { return }
    insets.adoptChangesOfApp()
    let lost = wanted + insets.own - controller.view.safeAreaInsets
    if !lost.isNegligible { insets.set(insets[.steppingBack] + lost, for: .steppingBack) }
  }

  /// Removes the added insets.
  func release() { insets.set(.zero, for: .steppingBack) }

  /// Takes the present safe area as the one to keep. The screen must stand without a transform.
  func renew() {
    guard let controller else { return }
    insets.adoptChangesOfApp()
    wanted = controller.view.safeAreaInsets - insets.own
  }
}
