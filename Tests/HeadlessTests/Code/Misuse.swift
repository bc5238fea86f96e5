import Testing
import UIKit

@testable import InteractiveModal

/// A mistake of the app in words, its sentence without the addresses, and its code.
struct Misuse: CustomTestStringConvertible, Sendable {
  final class PageController: UIViewController {}

  /// A screen that presents before it is on the screen.
  private final class EagerController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(DraftController(), as: .mail)
    }
  }

  let testDescription: String
  let sentence: String
  let make: @MainActor @Sendable () -> Void

  init(_ testDescription: String, _ sentence: String, _ make: @escaping @MainActor @Sendable () -> Void) {
    (self.testDescription, self.sentence, self.make) = (testDescription, sentence, make)
  }

  static let all = ofModals + ofTransitions

  private static let ofModals: [Misuse] = [
    Misuse(
      "a name of no detent as initialDetent",
      "initialDetent of DraftController names “tip”, which is not among its detents: add a detent of this name, or use one of “medium”, “large”"
    ) {
      Self.open { $0.initialDetent = "tip" }
    },
    Misuse(
      "a name of no detent as largestUndimmedDetent",
      "dimming.largestUndimmedDetent of DraftController names “tip”, which is not among its detents: add a detent of this name, or use one of “medium”, “large”"
    ) {
      Self.open { $0.dimming.largestUndimmedDetent = "tip" }
    },
    Misuse(
      "a name of no detent to select",
      "selectModalDetent(_:) of DraftController names “tip”, which is not among its detents: add a detent of this name, or use one of “medium”, “large”"
    ) {
      Self.open { _ in }.draft.selectModalDetent("tip")
    },
    Misuse(
      "two detents with one name",
      "DraftController has two detents named “tip”: give each its own name, or remove one"
    ) {
      Self.open { $0.detents = [.height(80, named: "tip"), .fraction(0.5, named: "tip")] }
    },
    Misuse(
      "a height of 0",
      "The detent “height 0.0” of DraftController has the height 0.0: use a height above 0 points"
    ) {
      Self.open { $0.detents = [.height(0), .large] }
    },
    Misuse(
      "a height below 0",
      "The detent “tip” of DraftController has the height -20.0: use a height above 0 points"
    ) {
      Self.open { $0.detents = [.height(-20, named: "tip")] }
    },
    Misuse(
      "a height that is no number",
      "The detent “tip” of DraftController has the height nan: use a height above 0 points"
    ) {
      Self.open { $0.detents = [.height(.nan, named: "tip")] }
    },
    Misuse(
      "percent as a fraction",
      "The detent “fraction 40.0” of DraftController has the fraction 40.0: use a fraction above 0 and at most 1"
    ) {
      Self.open { $0.detents = [.fraction(40)] }
    },
    Misuse(
      "no detents",
      "The detents of DraftController are empty, so it gets .large: put at least one detent into its configuration"
    ) {
      Self.open { $0.detents = [] }
    },
    Misuse(
      "an alert as a card",
      "<UIAlertController> is not presented, because an alert cannot be a card: use UIKit's present(_:animated:)"
    ) {
      Screen().root.present(Self.alert, as: .mail)
    },
    Misuse(
      "an alert as a card of a container",
      "<UIAlertController> is not added, because an alert cannot be a card: use UIKit's present(_:animated:)"
    ) {
      Screen(isContained: true).cards?.add(Self.alert, as: .mail)
    },
    Misuse(
      "an alert that waits",
      "<UIAlertController> is not presented, because an alert cannot be a card: use UIKit's present(_:animated:)"
    ) {
      _ = Wish(Self.alert, from: Screen().root)
    },
    Misuse(
      "a transition that nothing retains",
      "ModalNavigationController is presented without the kit, because its transitioningDelegate, a ModalTransition that UIKit does not retain, is gone: use present(_:as:), or keep the ModalTransition in a property"
    ) {
      Self.present(ModalNavigationController(rootViewController: PageController()))
    },
    Misuse(
      "a transition that nothing retains, of a plain controller",
      "DraftController is presented without the kit, because its transitioningDelegate, a ModalTransition that UIKit does not retain, is gone: use present(_:as:), or keep the ModalTransition in a property"
    ) {
      Self.present(DraftController()).dismissModal()
    },
    Misuse(
      "a delegate that nothing retains",
      "The delegate of DraftController, of type EndAction, is gone, because the kit does not retain it: keep it in a property"
    ) {
      let screen = Screen()
      screen.root.present(screen.draft, as: .mail, delegate: EndAction { _ in })
      screen.settle().grab(100)
    },
    Misuse(
      "a presenter without a window",
      "<DraftController> is not presented, because its presenter <UIViewController> is not on the screen: call present in the presenter's viewDidAppear, or later"
    ) {
      UIViewController().present(DraftController(), as: .mail)
    },
    Misuse(
      "presenting in viewDidLoad",
      "<DraftController> is not presented, because its presenter <EagerController> is not on the screen: call present in the presenter's viewDidAppear, or later"
    ) {
      EagerController().loadViewIfNeeded()
    },
    Misuse(
      "a page of a stack",
      "<PageController> is not presented, because it is a child of <UINavigationController>: pass that controller instead of its child"
    ) {
      let page = PageController()
      let pages = UINavigationController(rootViewController: page)
      Screen().root.present(page, as: .mail)
      withExtendedLifetime(pages) {}
    },
    Misuse(
      "the presenter itself",
      "<RootController> is not presented, because a controller cannot present itself: call the method on the controller that it is to cover"
    ) {
      let root = Screen().root
      root.present(root, as: .mail)
    },
    Misuse(
      "a presenter that presents already",
      "<UIViewController> is not presented, because its presenter <RootController> presents <DraftController> already: pass onTop: true to cover that one, or use presentUntilDismissed(_:as:), which waits until that one is gone and then presents"
    ) {
      Screen().open().root.present(UIViewController(), as: .mail)
    },
    Misuse(
      "a presenter that is being presented",
      "<UIViewController> is not presented, because its presenter <DraftController> is being presented itself: use presentUntilDismissed(_:as:), which waits until that is over and then presents"
    ) {
      Screen().present().root.present(UIViewController(), as: .mail, onTop: true)
    },
    Misuse(
      "a presenter that still dismisses another one",
      "<UIViewController> is not presented, because its presenter <RootController> still dismisses <DraftController>: use presentUntilDismissed(_:as:), which waits until that one is gone and then presents"
    ) {
      let screen = Screen().open()
      screen.draft.dismiss(animated: true)
      screen.root.present(UIViewController(), as: .mail)
    },
    Misuse(
      "a modal that is presented",
      "<DraftController> is not presented, because <RootController> presents it already: create a new DraftController for each presentation"
    ) {
      let screen = Screen().open()
      screen.openSecond().present(screen.draft, as: .mail)
    },
    Misuse(
      "a modal that is presented, by a call that waits",
      "<DraftController> is not presented, because <RootController> presents it already: create a new DraftController for each presentation"
    ) {
      let screen = Screen().open()
      _ = Wish(screen.draft, from: screen.openSecond())
    },
    Misuse(
      "a modal that waits already",
      "<DraftController> is not presented, because an earlier presentUntilDismissed(_:as:) waits to present it: create a new DraftController for each call"
    ) {
      let (screen, draft) = (Screen().open(), DraftController())
      let wishes = (0..<2).map { _ in Wish(draft, from: screen.root) }
      withExtendedLifetime(wishes) {}
    },
    Misuse(
      "a card of a container that is presented",
      "<DraftController> is not presented, because it is a card of <ModalContainerController> already: call undockModal() on it to open it from the dock, or create a new DraftController for another card"
    ) {
      let screen = Screen(isContained: true).open()
      screen.root.present(screen.draft, as: .mail)
    },
    Misuse(
      "a card of a container that is added again",
      "<DraftController> is not added, because it is a card of <ModalContainerController> already: call undockModal() on it to open it from the dock, or create a new DraftController for another card"
    ) {
      let screen = Screen(isContained: true).open()
      screen.cards?.add(screen.draft, as: .mail)
    },
    Misuse(
      "a presentationController that is read first",
      "<DraftController> is presented without the kit, because its modalPresentationStyle was not .custom when its presentationController was first read: read that after present(_:as:)"
    ) {
      let screen = Screen()
      screen.draft.modalPresentationStyle = .automatic
      _ = screen.draft.presentationController
      screen.root.present(screen.draft, as: .mail)
    },
    Misuse(
      "another style than .custom",
      "<PageController> is presented without the kit, because its modalPresentationStyle is not .custom: use present(_:as:), or set .custom before the presentation"
    ) {
      let (screen, page) = (Screen(), PageController())
      page.modalPresentationStyle = .pageSheet
      page.transitioningDelegate = screen.transition
      screen.root.present(page, animated: true)
    },
    Misuse(
      "dark text on black in the status bar",
      "The status bar above DraftController is dark on black: present a ModalNavigationController, or override its preferredStatusBarStyle and return modalStatusBarStyle; for a card of SwiftUI set presenter.scale to 1"
    ) {
      Screen().open()
    },
    Misuse(
      "a dock outside of a container",
      "RootController is in no ModalContainerController, so the modal that it presents cannot be docked: in SwiftUI attach modalDock() to the root view, in UIKit make a ModalContainerController the window's rootViewController, with your screen as its root"
    ) {
      Screen().root.present(DraftController(), as: .mail.with { $0.dock = .minimizes })
    },
    Misuse(
      "a transition that is to start without a finger",
      "The app sets wantsInteractiveStart of a transition of the kit, which has no effect: remove the line, because the finger decides that"
    ) {
      let screen = Screen().open()
      let animator = screen.transition.animationController(forDismissed: screen.draft)
      (animator as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart = false
    },
  ]

  @MainActor @discardableResult static func open(_ change: (inout ModalConfiguration) -> Void) -> Screen {
    Screen.withDetents([.medium, .large], change)
  }

  @MainActor private static var alert: UIAlertController {
    UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
  }

  /// Presents a modal whose transition nothing retains.
  @MainActor @discardableResult private static func present(_ modal: UIViewController) -> UIViewController {
    let screen = Screen()
    modal.modalPresentationStyle = .custom
    setTransition(of: modal)
    screen.root.present(modal, animated: true)
    screen.settle()
    return modal
  }

  @MainActor private static func setTransition(of modal: UIViewController) {
    let transition = ModalTransition(.mail)
    modal.transitioningDelegate = transition
  }
}
