import UIKit

/// The two screens of a transition as tellers of elements.
@MainActor struct MatchedScreens {
  let operation: TransitionOperation
  /// Who tells of the lower screen's elements; its controller where nobody does.
  let lower: UIViewController
  /// Who tells of the upper screen's; its controller where nobody does.
  let upper: UIViewController

  init(_ operation: TransitionOperation, lower: UIViewController, upper: UIViewController) {
    self.operation = operation
    self.lower = lower.matchedElementProvider ?? lower
    self.upper = upper.matchedElementProvider ?? upper
  }

  var source: UIViewController { operation.isOpening ? lower : upper }
  var target: UIViewController { operation.isOpening ? upper : lower }

  /// Both that are providers, each with the other screen.
  var providers: [(own: any MatchedElementProvider, other: UIViewController)] {
    [(lower, upper), (upper, lower)].compactMap { own, other in
      (own as? any MatchedElementProvider).map { ($0, other) }
    }
  }

  /// All elements, and which of them have the same names.
  func match() -> (source: [MatchedElement], target: [MatchedElement], pairs: [ElementMatching.Pair]) {
    let own = elements(of: source, with: target)
    let other = elements(of: target, with: source)
    return (own, other, ElementMatching(source: own.map(\.id), target: other.map(\.id)).pairs)
  }

  var spring: TransitionSpring? {
    (source as? any MatchedElementProvider)?.matchedElementsSpring(for: operation, with: target)
  }

  private func elements(of screen: UIViewController, with other: UIViewController) -> [MatchedElement] {
    (screen as? any MatchedElementProvider)?.matchedElements(for: operation, with: other) ?? []
  }
}
