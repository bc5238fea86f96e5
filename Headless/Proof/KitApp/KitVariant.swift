import InteractiveModal
import InteractiveTransitions
import UIKit

/// The choices of a kit app, one or more bits each. 0 is Mail's modal on a plain page.
struct KitVariant {
  static let count = 1 << 30

  enum Root: Int { case page, navigation, container, tabs }

  /// What a modal or a card shows.
  enum Content: Int { case letter, chat, field, form, drawing, photo }

  let bits: Int

  private func isSet(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
  private func number(at bit: Int, bits count: Int) -> Int { bits >> bit & ((1 << count) - 1) }

  var root: Root { Root(rawValue: number(at: 0, bits: 2)) ?? .page }
  var edge: ModalEdge { ModalEdge.allCases[number(at: 2, bits: 2) % ModalEdge.allCases.count] }
  var opensFromScreenEdge: Bool { isSet(20) }
  /// Whether modals and cards come out of a view.
  var hasSource: Bool { isSet(14) }
  /// How many cards the app shows beside its root, in a container; 0 without one.
  var cards: Int { isSet(21) ? isSet(22) ? 2 : 1 : 0 }
  var content: Content { Content(rawValue: number(at: 24, bits: 3)) ?? .letter }
  /// Whether the first screen stays upright.
  var isUpright: Bool { isSet(28) }
  /// The number of the style of pages, tabs and children.
  var style: Int { number(at: 17, bits: 3) }

  /// The heights; the fourth is the app's own.
  static let detents: [ModalDetent] = [
    .large, .medium, .fitContent, ModalDetent("third") { $0.maximumHeight / 3 },
  ]

  /// - Parameter source: Where a modal comes from that grows out of a view.
  @MainActor func configuration(_ source: @escaping @MainActor () -> UIView?) -> ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.edge = edge
    let chosen = [!isSet(7), isSet(4), isSet(5), isSet(6)]
    configuration.detents = zip(Self.detents, chosen).filter(\.1).map(\.0)
    if isSet(27) { configuration.detents = [isSet(4) ? .fitContent : .height(200)] }
    configuration.dimming.largestUndimmedDetent = isSet(8) ? .medium : nil
    configuration.grabber.isVisible = isSet(9)
    configuration.expandsByScrolling = !isSet(10)
    configuration.keyboard.duringDrag = isSet(11) ? .stays : .lowers
    configuration.haptics.dismissal = isSet(12) ? .selection : .off
    configuration.dismissal.beginsWithDrag = !isSet(13)
    configuration.source = hasSource ? .view(source) : nil
    switch number(at: 15, bits: 2) {
    case 2: configuration.opening = RevealTransition(outOf: source)
    case 3: configuration.opening = MatchedTransition()
    default: break
    }
    return configuration
  }

  /// The configuration of a card beside the root.
  ///
  /// - Parameter source: Where a card comes from that grows out of a view.
  @MainActor func configurationOfCard(_ source: @escaping @MainActor () -> UIView?) -> ModalConfiguration {
    var configuration = configuration(source)
    if isSet(29) { configuration.dock = .minimizes }
    guard isSet(23) else { return configuration }
    configuration.detents = [Self.detents[3], .medium, .large]
    configuration.dimming.largestUndimmedDetent = .medium
    return configuration
  }

  /// Returns the style of a change of pages; `nil` for the system's.
  ///
  /// - Parameter source: The view out of which a page is revealed.
  @MainActor static func style(
    _ number: Int, _ source: @escaping @MainActor () -> UIView?
  ) -> TransitionStyle? {
    switch number {
    case 0: .choreography(PageSlideTransition())
    case 1: .choreography(RevealTransition(outOf: source))
    case 2: .choreography(MatchedTransition())
    case 3: .choreography(StaggerTransition())
    case 4: .choreography(CrossFadeTransition())
    case 5: .animator { FadeAnimator() }
    default: nil
    }
  }
}

/// An animator of the app's own, with UIKit's blocks.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
