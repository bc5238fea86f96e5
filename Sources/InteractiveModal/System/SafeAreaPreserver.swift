import UIKit

/// Keeps the safe area of a controller while a choreography slides its screen.
///
/// With the next layout UIKit takes the translation of a view into account, and a bar would jerk
/// in the middle of a drag. The preserver adds the lost insets back through
/// `additionalSafeAreaInsets`, and removes them at the end. A scaled or rotated screen loses
/// nothing: UIKit does not change its insets. Then the preserver writes nothing.
@MainActor package final class SafeAreaPreserver {
  private weak var controller: UIViewController?
  private let insets: AdditionalSafeArea
  /// The safe area to keep, without the insets of the app.
  private var wanted = UIEdgeInsets.zero

  package init(_ controller: UIViewController) {
    self.controller = controller
    insets = .of(controller)
    renew()
  }

  /// Makes up for the insets that UIKit took since the last call.
  package func hold() {
    guard let controller else { return }
    insets.adoptChangesOfApp()
    let lost = wanted + insets.own - controller.view.safeAreaInsets
    if !lost.isNegligible { insets.set(insets[.sliding] + lost, for: .sliding) }
  }

  /// Removes the added insets.
  package func release() { insets.set(.zero, for: .sliding) }

  /// Takes the present safe area as the one to keep. The screen must stand without a transform.
  package func renew() {
    guard let controller else { return }
    insets.adoptChangesOfApp()
    wanted = controller.view.safeAreaInsets - insets.own
  }
}
