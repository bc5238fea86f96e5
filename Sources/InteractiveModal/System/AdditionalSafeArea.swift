import UIKit

/// The insets that the kit adds to a controller's `additionalSafeAreaInsets`, on top of the app's
/// own.
///
/// Each controller has one. Two objects for one controller would each take the insets of the other
/// for the app's, and would leave some behind. If the app changes an inset meanwhile, the app's
/// value stays; the kit adds to it again only with the next call of ``set(_:for:)``.
@MainActor package final class AdditionalSafeArea {
  package enum Reason: Int, CaseIterable {
    /// A screen that slides keeps its safe area.
    case sliding
    /// The keyboard covers the bottom of a card.
    case keyboard
    /// The buttons of a container cover an edge of its children.
    case buttons
    /// A card hangs out of its container, and UIKit gives its content another safe area than at rest.
    case hanging
    /// Cards in a container cover an edge of the screen behind them.
    case cards
  }

  private weak var controller: UIViewController?
  /// The insets of the app, as far as the kit knows.
  private(set) var own: UIEdgeInsets
  /// By reason.
  private var parts = Reason.allCases.map { _ in UIEdgeInsets.zero }
  /// The insets of the controller, as long as the app changes none.
  private var expected: UIEdgeInsets

  init(_ controller: UIViewController) {
    self.controller = controller
    own = controller.additionalSafeAreaInsets
    expected = own
  }

  /// Returns the object of a controller that the kit presents or has in a container, or a new one for
  /// any other.
  package static func of(_ controller: UIViewController) -> AdditionalSafeArea {
    sequence(first: controller) { $0.parent }.dropFirst().lazy
      .compactMap { ($0 as? any SafeAreaContainer)?.additionalSafeArea(of: controller) }.first
      ?? controller.modalSession?.keyboard.safeArea ?? AdditionalSafeArea(controller)
  }

  subscript(_ reason: Reason) -> UIEdgeInsets { parts[reason.rawValue] }

  /// Replaces the insets that are added for a reason. Equal insets are not written again.
  package func set(_ insets: UIEdgeInsets, for reason: Reason) {
    adoptChangesOfApp()
    guard insets != self[reason] else { return }
    parts[reason.rawValue] = insets
    expected = own + parts.reduce(.zero, +)
    controller?.additionalSafeAreaInsets = expected
  }

  /// Takes over the insets that the app has changed since the last write.
  func adoptChangesOfApp() {
    guard let present = controller?.additionalSafeAreaInsets, present != expected else { return }
    for edge in UIEdgeInsets.edges where present[keyPath: edge] != expected[keyPath: edge] {
      own[keyPath: edge] = present[keyPath: edge]
      for index in parts.indices { parts[index][keyPath: edge] = 0 }
    }
    expected = present
  }
}

/// A container that adds to the safe areas of the controllers in it.
@MainActor package protocol SafeAreaContainer: UIViewController {
  /// Returns the object with which the container does so; `nil` if it adds nothing to this controller.
  func additionalSafeArea(of child: UIViewController) -> AdditionalSafeArea?
}

extension UIEdgeInsets {
  static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable] = [\.top, \.left, \.bottom, \.right]

  /// Whether each inset is below the rounding of coordinates.
  var isNegligible: Bool { max(top.magnitude, left.magnitude, bottom.magnitude, right.magnitude) < 0.001 }

  /// Returns what each inset gives with the inset of the same edge.
  func merged(with other: UIEdgeInsets, by merge: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: merge(top, other.top), left: merge(left, other.left), bottom: merge(bottom, other.bottom),
      right: merge(right, other.right))
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets { one.merged(with: other, by: +) }
  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets { one.merged(with: other, by: -) }
}
