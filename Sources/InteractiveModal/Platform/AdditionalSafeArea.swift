import UIKit

/// What the kit adds to a controller's `additionalSafeAreaInsets`, on top of what the app has set there.
///
/// There is one for a controller, whoever adds: two that each took the other's share for the app's would leave some
/// behind. An edge that the app sets meanwhile is its own from then on, as it set it; nothing is added to it until
/// somebody adds anew.
@MainActor final class AdditionalSafeArea {
  /// What an inset is added for.
  enum Reason {
    /// A screen that steps back keeps its safe area.
    case steppingBack
    /// The keyboard covers the foot of a card.
    case keyboard
    /// A container's buttons cover an edge of its children.
    case buttons
  }

  private weak var controller: UIViewController?
  /// What the app has set, as far as is known.
  private(set) var own: UIEdgeInsets
  private var parts: [Reason: UIEdgeInsets] = [:]

  init(_ controller: UIViewController) {
    self.controller = controller
    own = controller.additionalSafeAreaInsets
  }

  /// Those of a controller that is presented by the kit, or new ones.
  static func of(_ controller: UIViewController) -> AdditionalSafeArea {
    controller.kitPresentation?.additionalSafeArea ?? AdditionalSafeArea(controller)
  }

  subscript(_ reason: Reason) -> UIEdgeInsets { parts[reason] ?? .zero }

  /// Adds this much for that reason, instead of what was added before. What stands already is not written.
  func set(_ insets: UIEdgeInsets, for reason: Reason) {
    follow()
    parts[reason] = insets
    guard let controller, controller.additionalSafeAreaInsets != own + total else { return }
    controller.additionalSafeAreaInsets = own + total
  }

  /// Takes edges that the app has set for its own.
  func follow() {
    guard let present = controller?.additionalSafeAreaInsets else { return }
    let expected = own + total
    for edge in UIEdgeInsets.edges where present[keyPath: edge] != expected[keyPath: edge] {
      own[keyPath: edge] = present[keyPath: edge]
      for reason in parts.keys { parts[reason]?[keyPath: edge] = 0 }
    }
  }

  private var total: UIEdgeInsets { self[.steppingBack] + self[.keyboard] + self[.buttons] }
}
