import InteractiveModal
import UIKit

/// The two screens of a transition with matched elements.
@MainActor struct MatchedScreens {
  private let operation: TransitionOperation
  /// The provider of the lower screen; the screen's controller if it has no provider.
  private let lower: UIViewController
  /// The provider of the upper screen; the screen's controller if it has no provider.
  private let upper: UIViewController

  /// Of several providers on a screen those count that have an element in common, the presenting
  /// one first.
  ///
  /// - Parameter presenting: The controller in the lower screen whose `present` opened the upper one.
  init(
    _ operation: TransitionOperation, lower: UIViewController, upper: UIViewController,
    presenting: UIViewController? = nil
  ) {
    let lowers = lower.providers(nextTo: presenting)
    let all = lowers.flatMap { lower in
      upper.providers(nextTo: nil).map { Self(operation: operation, lower: lower, upper: $0) }
    }
    self = (all.count > 1 ? all.first { !$0.match().isEmpty } : nil) ?? all[0]
  }

  private init(operation: TransitionOperation, lower: UIViewController, upper: UIViewController) {
    (self.operation, self.lower, self.upper) = (operation, lower, upper)
  }

  private var source: UIViewController { operation.isOpening ? lower : upper }
  private var target: UIViewController { operation.isOpening ? upper : lower }

  /// The screens that are providers, each with the other screen.
  var providers: [(provider: any MatchedElementProvider, other: UIViewController)] {
    [(lower, upper), (upper, lower)].compactMap { screen, other in
      (screen as? any MatchedElementProvider).map { ($0, other) }
    }
  }

  /// Returns the elements that both screens name, in the order of the screen that the transition
  /// leaves.
  func match() -> [(source: MatchedElement, target: MatchedElement)] {
    Self.match(elements(of: source, with: target), elements(of: target, with: source))
  }

  /// The first element of a name matches the first of that name on the other screen, the second
  /// the second. An element without a counterpart is left out.
  static func match(
    _ sources: [MatchedElement], _ targets: [MatchedElement]
  ) -> [(source: MatchedElement, target: MatchedElement)] {
    var targets = Dictionary(grouping: targets, by: \.id).mapValues { $0[...] }
    return sources.compactMap { source in targets[source.id]?.popFirst().map { (source, $0) } }
  }

  /// The spring that the screen chooses which the transition leaves.
  var spring: TransitionSpring? {
    (source as? any MatchedElementProvider)?.matchedTransitionSpring(for: operation, with: target)
  }

  private func elements(of screen: UIViewController, with other: UIViewController) -> [MatchedElement] {
    (screen as? any MatchedElementProvider)?.matchedElements(for: operation, with: other) ?? []
  }
}

extension UIViewController {
  /// Returns the providers of this screen, those first that contain a controller or lie in it; this
  /// controller if there are none.
  fileprivate func providers(nextTo other: UIViewController?) -> [UIViewController] {
    let all = matchedElementProviders
    let near = all.filter { other?.isRelated(to: $0) ?? false }
    let ordered = near + all.filter { one in !near.contains { $0 === one } }
    return ordered.isEmpty ? [self] : ordered
  }

  private func isRelated(to other: UIViewController) -> Bool {
    [(self, other), (other, self)].contains { inner, outer in
      sequence(first: inner, next: \.parent).contains { $0 === outer }
    }
  }
}
