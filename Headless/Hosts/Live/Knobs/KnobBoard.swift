import UIKit

/// Knobs for values of the running app, and the Swift code that sets these values.
@MainActor protocol KnobBoard: AnyObject {
  init()
  /// The knobs as pages show them.
  var panel: KnobPanel { get }
  /// Takes values by the id of their knob, and ignores those that it does not know.
  func turn(_ values: [String: String])
  /// UIKit is about to present a controller, or a container has a new card.
  func prepare(_ controller: UIViewController)
  /// The cards that a container shows in a window, the one in front last.
  func containedCards(in window: UIWindow) -> [ContainedCard]
  /// Whether the card of a controller resists the finger that drags it, because it may not leave yet.
  func isResisting(_ controller: UIViewController) -> Bool
}

/// A card that is a child of its container: UIKit presents nothing.
struct ContainedCard {
  let controller: UIViewController
  let view: UIView
  /// Where the open card is, in the window.
  let frame: CGRect
  let isDocked: Bool
}

/// The knobs and their code, as pages show them.
struct KnobPanel: Equatable, Encodable, Sendable {
  /// A control of the page: a select with choices, a slider with a range, or else a switch.
  struct Knob: Equatable, Encodable, Sendable {
    struct Choice: Equatable, Encodable, Sendable {
      let value: String
      let title: String
    }

    let id: String
    let name: String
    /// The text of a number, the value of a choice, or “true” or “false”.
    var value: String
    var choices: [Choice]?
    /// Least value, greatest value and step.
    var range: [Double]?
  }

  var knobs: [Knob]
  /// Swift code that sets these values.
  var code: String
  /// The query of a link that turns the knobs to these values; empty for the values at the launch.
  var link: String
}
