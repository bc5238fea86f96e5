import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A mistake of the app", .ownWorld) @MainActor struct MisuseTests {
  private final class PageController: UIViewController {}

  private final class HalfPage: UIViewController, ModalDetentProvider {
    let modalDetents = [ModalDetent.medium]
  }

  private final class LowPage: UIViewController, ModalDetentProvider {
    let modalDetents = [ModalDetent.height(200, named: "low")]
  }

  /// A screen that presents before it is on the screen.
  private final class EagerController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(DraftController(), as: .mail)
    }
  }

  /// A mistake in words, its sentence without the addresses, and its code.
  struct Misuse: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sentence: String
    let make: @MainActor @Sendable () -> Void

    init(_ testDescription: String, _ sentence: String, _ make: @escaping @MainActor @Sendable () -> Void) {
      (self.testDescription, self.sentence, self.make) = (testDescription, sentence, make)
    }
  }

  nonisolated private static let misuses: [Misuse] = [
    Misuse(
      "a name of no detent as initialDetent",
      "initialDetent of DraftController names “tip”, which is not among its detents: use one of “medium”, “large”"
    ) {
      Self.open { $0.initialDetent = "tip" }
    },
    Misuse(
      "a name of no detent as largestUndimmedDetent",
      "dimming.largestUndimmedDetent of DraftController names “tip”, which is not among its detents: use one of “medium”, “large”"
    ) {
      Self.open { $0.dimming.largestUndimmedDetent = "tip" }
    },
    Misuse(
      "a name of no detent to select",
      "selectModalDetent of DraftController names “tip”, which is not among its detents: use one of “medium”, “large”"
    ) {
      Self.open { _ in }.draft.selectModalDetent("tip")
    },
    Misuse(
      "two detents with one name",
      "DraftController has two detents named “tip”: give each a name of its own, or remove one"
    ) {
      Self.open { $0.detents = [.height(80, named: "tip"), .fraction(0.5, named: "tip")] }
    },
    Misuse(
      "a height of 0",
      "The detent “height 0.0” of DraftController has the height 0.0: use points above 0, or a fraction from 0 to 1"
    ) {
      Self.open { $0.detents = [.height(0), .large] }
    },
    Misuse(
      "a height below 0",
      "The detent “tip” of DraftController has the height -20.0: use points above 0, or a fraction from 0 to 1"
    ) {
      Self.open { $0.detents = [.height(-20, named: "tip")] }
    },
    Misuse(
      "a height that is no number",
      "The detent “tip” of DraftController has the height nan: use points above 0, or a fraction from 0 to 1"
    ) {
      Self.open { $0.detents = [.height(.nan, named: "tip")] }
    },
    Misuse(
      "percent as a fraction",
      "The detent “fraction 40.0” of DraftController has the height 40.0: use points above 0, or a fraction from 0 to 1"
    ) {
      Self.open { $0.detents = [.fraction(40)] }
    },
    Misuse(
      "no detents",
      "DraftController has no detents: name one in detents, such as .large, which it gets now"
    ) {
      Self.open { $0.detents = [] }
    },
    Misuse(
      "an alert as a card",
      "<UIAlertController> is not presented: an alert is not a card: use UIKit's present(_:animated:)"
    ) {
      Screen().root.present(Self.alert, as: .mail)
    },
    Misuse(
      "an alert as a card of a container",
      "<UIAlertController> is not added: an alert is not a card: use UIKit's present(_:animated:)"
    ) {
      Screen(isContained: true).cards?.add(Self.alert, as: .mail)
    },
    Misuse(
      "an alert that waits",
      "<UIAlertController> is not presented: an alert is not a card: use UIKit's present(_:animated:)"
    ) {
      _ = Wish(Self.alert, from: Screen().root)
    },
    Misuse(
      "a transition that nothing retains",
      "ModalNavigationController is presented without the kit: its transitioningDelegate is gone, because UIKit does not retain it: use present(_:as:), or keep the ModalTransition in a property"
    ) {
      Self.present(ModalNavigationController(rootViewController: PageController()))
    },
    Misuse(
      "a transition that nothing retains, of a plain controller",
      "DraftController is presented without the kit: its transitioningDelegate is gone, because UIKit does not retain it: use present(_:as:), or keep the ModalTransition in a property"
    ) {
      Self.present(DraftController()).dismissModal()
    },
    Misuse(
      "a delegate that nothing retains",
      "The delegate of DraftController is gone: the kit does not retain it, so keep it in a property"
    ) {
      let screen = Screen()
      screen.root.present(screen.draft, as: .mail, delegate: EndAction { _ in })
      screen.settle().grab(100)
    },
    Misuse(
      "a presenter without a window",
      "<DraftController> is not presented: <UIViewController> is not on the screen: present in its viewDidAppear, or later"
    ) {
      UIViewController().present(DraftController(), as: .mail)
    },
    Misuse(
      "presenting in viewDidLoad",
      "<DraftController> is not presented: <EagerController> is not on the screen: present in its viewDidAppear, or later"
    ) {
      EagerController().loadViewIfNeeded()
    },
    Misuse(
      "a page of a stack",
      "<PageController> is not presented: it is a child of <UINavigationController>: pass that one, not its page"
    ) {
      let page = PageController()
      let pages = UINavigationController(rootViewController: page)
      Screen().root.present(page, as: .mail)
      withExtendedLifetime(pages) {}
    },
    Misuse(
      "the presenter itself",
      "<RootController> is not presented: no controller shows itself: call the method of the screen that it shall cover"
    ) {
      let root = Screen().root
      root.present(root, as: .mail)
    },
    Misuse(
      "a presenter that presents already",
      "<UIViewController> is not presented: <RootController> presents <DraftController> already: use presentUntilDismissed, which waits, or onTop"
    ) {
      Screen().open().root.present(UIViewController(), as: .mail)
    },
    Misuse(
      "a presenter that is being presented",
      "<UIViewController> is not presented: <DraftController> is being presented: use presentUntilDismissed, which waits"
    ) {
      Screen().present().root.present(UIViewController(), as: .mail, onTop: true)
    },
    Misuse(
      "a modal that is presented",
      "<DraftController> is not presented: <RootController> presents it already: make a new controller for each presentation"
    ) {
      let screen = Screen().open()
      screen.openSecond().present(screen.draft, as: .mail)
    },
    Misuse(
      "a modal that is presented, by a call that waits",
      "<DraftController> is not presented: <RootController> presents it already: make a new controller for each presentation"
    ) {
      let screen = Screen().open()
      _ = Wish(screen.draft, from: screen.openSecond())
    },
    Misuse(
      "a modal that waits already",
      "<DraftController> is not presented: it waits for its turn already: make a new controller for each presentation"
    ) {
      let (screen, draft) = (Screen().open(), DraftController())
      let wishes = (0..<2).map { _ in Wish(draft, from: screen.root) }
      withExtendedLifetime(wishes) {}
    },
    Misuse(
      "a card of a container that is presented",
      "<DraftController> is not presented: it is a card of <ModalContainerController> already: undock it, or make a controller for another card"
    ) {
      let screen = Screen(isContained: true).open()
      screen.root.present(screen.draft, as: .mail)
    },
    Misuse(
      "a card of a container that is added again",
      "<DraftController> is not added: it is a card of <ModalContainerController> already: undock it, or make a controller for another card"
    ) {
      let screen = Screen(isContained: true).open()
      screen.cards?.add(screen.draft, as: .mail)
    },
    Misuse(
      "a presentationController that is read first",
      "<DraftController> is presented without the kit: its modalPresentationStyle is not .custom, or was not when its presentationController was read for the first time: use present(_:as:), or set .custom first"
    ) {
      let screen = Screen()
      screen.draft.modalPresentationStyle = .automatic
      _ = screen.draft.presentationController
      screen.root.present(screen.draft, as: .mail)
    },
    Misuse(
      "another style than .custom",
      "<PageController> is presented without the kit: its modalPresentationStyle is not .custom, or was not when its presentationController was read for the first time: use present(_:as:), or set .custom first"
    ) {
      let (screen, page) = (Screen(), PageController())
      page.modalPresentationStyle = .pageSheet
      page.transitioningDelegate = screen.transition
      screen.root.present(page, animated: true)
    },
  ]

  @discardableResult private static func open(_ change: (inout ModalConfiguration) -> Void) -> Screen {
    Screen.withDetents([.medium, .large], change)
  }

  private static var alert: UIAlertController {
    UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
  }

  /// Presents a modal whose transition nothing retains.
  @discardableResult private static func present(_ modal: UIViewController) -> UIViewController {
    let screen = Screen()
    modal.modalPresentationStyle = .custom
    setTransition(of: modal)
    screen.root.present(modal, animated: true)
    screen.settle()
    return modal
  }

  private static func setTransition(of modal: UIViewController) {
    let transition = ModalTransition(.mail)
    modal.transitioningDelegate = transition
  }

  @Test("is told once, in a sentence that says what to write instead", arguments: misuses)
  func sentence(of misuse: Misuse) {
    var reports: [String] = []
    TransitionReport.onReport = { if !$0.hasPrefix("The status bar") { reports.append($0) } }
    misuse.make()
    #expect(reports.map(\.withoutAddresses) == [misuse.sentence])
  }

  @Test("a detent that a container leaves out, the dock's, and one that another page has are no mistakes")
  func known() {
    var reports: [String] = []
    TransitionReport.onReport = { if !$0.hasPrefix("The status bar") { reports.append($0) } }
    Screen.withDetents([.medium, .large], on: .iPhone15) { $0.initialDetent = .medium }.draft
      .selectModalDetent(.medium)
    let screen = Screen(orientation: .landscapeLeft) {
      ($0.detents, $0.initialDetent) = ([.medium, .large], .medium)
      $0.dimming.largestUndimmedDetent = .medium
    }
    screen.open().draft.selectModalDetent(.medium)
    let docked = Screen(isContained: true) { ($0.dock, $0.initialDetent) = (.minimizes, .docked) }
    docked.open().draft.selectModalDetent(.docked)
    var configuration = ModalConfiguration.mail
    (configuration.detents, configuration.initialDetent) = ([.height(90, named: "bar"), .large], "bar")
    let (simulator, root) = (Simulator(), UIViewController())
    simulator.launch(root: root)
    root.present(ModalNavigationController(rootViewController: HalfPage()), as: configuration)
    simulator.clock.runUntilIdle()
    root.dismiss(animated: false)
    simulator.clock.runUntilIdle()
    let navigation = ModalNavigationController(rootViewController: LowPage())
    root.present(navigation, as: .sheet.with { $0.initialDetent = "low" })
    simulator.clock.runUntilIdle()
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.clock.runUntilIdle()
    #expect(reports == [])
  }

  @Test("a configuration's mistake is told once for a type of modal, however often it is presented")
  func once() {
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    for _ in 0..<2 { Self.open { $0.initialDetent = "tip" } }
    #expect(reports.count == 1)
  }

  @Test("sentences name the instance by its address")
  func address() {
    let page = PageController()
    let address = String(describing: Unmanaged.passUnretained(page).toOpaque())
    #expect(address.hasSuffix(String(page.reportedName.split(separator: "x")[1].dropLast())))
  }
}
