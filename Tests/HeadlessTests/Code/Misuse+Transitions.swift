import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

extension Misuse {
  /// Completes a transition before UIKit or the container has begun it.
  private final class EarlyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var isAsked = false

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      if !isAsked { context?.completeTransition(true) }
      isAsked = true
      return 0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }

  static let ofTransitions: [Misuse] = [
    Misuse(
      "a view elsewhere whose frame is asked for",
      "frame(of:) gets a UILabel that is not in the window of the transition: pass a view of one of the two screens"
    ) {
      _ = stage.frame(of: UILabel())
    },
    Misuse(
      "a snapshot of a view without a size",
      "snapshot(of:) gets a UILabel of 0.0 × 0.0 points, of which UIKit makes no snapshot: lay it out before the transition begins"
    ) {
      _ = stage.snapshot(of: UILabel())
    },
    Misuse(
      "a matched element in no window",
      "The matched element “odd” has a UILabel that is not in the window of the transition: have its closure find the view that is on the screen now"
    ) {
      push { _ in MatchedElement("odd", UILabel()) }
    },
    Misuse(
      "a matched element without a size",
      "The matched element “odd” has a UILabel of 0.0 × 0.0 points: lay it out before the transition begins"
    ) {
      push { page in
        let label = UILabel()
        page.view.addSubview(label)
        return MatchedElement("odd", label)
      }
    },
    Misuse(
      "two matched elements of one view",
      "The matched element “odd” has the view of another element: give each its own view"
    ) {
      push { MatchedElement("odd", $0.sheet) }
    },
    Misuse(
      "a ring of delegates",
      "The new nextDelegate of NavigationTransition passes calls back to it without end, so the former one stays: set a delegate of your own"
    ) {
      let transition = NavigationTransition { _, _, _ in nil }
      transition.nextDelegate = transition
    },
    Misuse(
      "an index of no child",
      "<TransitionContainerController> cannot select the index 3: use an index of its viewControllers, 0..<3"
    ) {
      ContainerScreen().container.selectedIndex = 3
    },
    Misuse(
      "a controller that is no child",
      "<TransitionContainerController> cannot select <PageController>, which is not among its viewControllers: add it there first"
    ) {
      ContainerScreen().container.selectedViewController = PageController()
    },
    Misuse(
      "a child that is passed twice",
      "viewControllers of <TransitionContainerController> has <PageController> twice: pass each controller once"
    ) {
      let (container, page) = (TransitionContainerController(), PageController())
      container.viewControllers = [page, page]
    },
    Misuse(
      "a container as its own child",
      "viewControllers of <TransitionContainerController> has the container itself: pass its children only"
    ) {
      let container = TransitionContainerController()
      container.viewControllers = [container]
    },
    Misuse(
      "an animator that completes before it begins",
      "EarlyAnimator calls completeTransition(_:) before animateTransition(using:): call it when its animation has ended"
    ) {
      select(with: EarlyAnimator(), readsDuration: true)
    },
    Misuse(
      "an animator that completes twice",
      "BlockAnimator calls completeTransition(_:) twice for one transition: call it once"
    ) {
      let animator = BlockAnimator()
      animator.completions = 2
      select(with: animator)
    },
    Misuse(
      "UIKit's percent-driven class in a container",
      "The delegate of <TransitionContainerController> returns a UIPercentDrivenInteractiveTransition, which works only in UIKit's own controllers: return an interaction controller of your own, or nil"
    ) {
      select(with: BlockAnimator(), UIPercentDrivenInteractiveTransition())
    },
  ]

  @MainActor private static var stage: TransitionStage {
    let sides = (0..<2).map { _ in TransitionSide(controller: PageController(), view: UIView()) }
    return TransitionStage(.push, lower: sides[0], upper: sides[1], in: UIView(), leaving: .right)
  }

  /// Pushes a page with a fine element and an odd one.
  @MainActor private static func push(_ odd: @escaping (MessagePageController) -> MatchedElement) {
    let screen = MatchedScreen()
    screen.list.elements = { [MatchedElement("fine", $0.row), MatchedElement("odd", $0.row?.face)] }
    screen.page.elements = { [MatchedElement("fine", $0.sheet), odd($0)] }
    screen.push().settle()
  }

  @MainActor private static func select(
    with animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil, readsDuration: Bool = false
  ) {
    let screen = ContainerScreen()
    screen.pages[1].onCall = { [container = screen.container] _ in
      if readsDuration { _ = container.transitionCoordinator?.transitionDuration }
    }
    screen.delegate.style = { _, _ in .animator { animator } }
    screen.delegate.interaction = interaction
    screen.container.select(1, animated: true)
    screen.settle()
  }
}
