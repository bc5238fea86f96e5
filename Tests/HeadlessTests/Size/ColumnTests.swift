import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("An iPad app with two columns", .ownWorld) struct ColumnTests {
  /// A tablet on its side with a list beside a page; the list alone where the window is narrow.
  @MainActor private final class Desk: TestScreen {
    let simulator = Simulator(device: .iPadPro11, orientation: .landscapeLeft, framesPerSecond: 120)
    let split = UISplitViewController(style: .doubleColumn)
    let list = MessageListController()
    let navigation: UINavigationController
    let page = PageController(name: "page")
    let narrow = PageController(name: "narrow")
    let modal = DraftController()
    private let pushes = NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }
    lazy var finger = simulator.makeFinger()

    init() {
      navigation = UINavigationController(rootViewController: list)
      split.setViewController(navigation, for: .primary)
      split.setViewController(page, for: .secondary)
      split.setViewController(narrow, for: .compact)
      simulator.launch(root: split)
      pushes.attach(to: navigation)
      settle()
    }

    func resize(to width: CGFloat) {
      simulator.resize(to: CGSize(width: width, height: 834))
      settle()
    }

    /// Where the user sees a page.
    func place(_ controller: UIViewController) -> CGRect { controller.view.seen }

    /// What is wrong with the columns while no modal is there: said in a sentence, or `nil`.
    var disorder: String? {
      if let complaint { return complaint }
      if split.presentedViewController != nil { return "a modal is presented" }
      if simulator.window?.subviews.count != 1 { return "there are other views in the window" }
      let places = [place(navigation), place(page)]
      return places == Self.places ? nil : "the columns are at \(places)"
    }

    private static let places = [
      CGRect(x: 0, y: 0, width: 320, height: 834), CGRect(x: 320, y: 0, width: 874, height: 834),
    ]
  }

  enum Column: CaseIterable { case primary, secondary }

  @Test(
    "a modal out of a column is a card in the middle of the window, and a finger takes it away",
    arguments: Column.allCases)
  func modal(from column: Column) {
    let desk = Desk()
    let presenter = column == .primary ? desk.list : desk.page
    presenter.present(desk.modal, as: .mail)
    desk.settle()
    #expect(desk.modal.presentingViewController === desk.split)
    let place = desk.place(desk.modal)
    #expect(place.isAbout(CGRect(x: 245, y: 34, width: 704, height: 770), within: 0.25))
    #expect(desk.modal.traitCollection.horizontalSizeClass == .compact)
    #expect(desk.page.traitCollection.horizontalSizeClass == .regular)
    desk.finger.down(at: CGPoint(x: place.midX, y: place.minY + 20))
    desk.drag(by: CGVector(dx: 0, dy: 510))
    #expect(abs(desk.place(desk.modal).minY - place.minY - 500) < 0.25)
    #expect(desk.lift().disorder == nil && desk.modal.presentingViewController == nil)
  }

  @Test("the columns give way to the compact page under a modal, and come back", arguments: [false, true])
  func collapse(isDismissedWhileNarrow: Bool) {
    let desk = Desk()
    desk.list.present(desk.modal, as: .mail)
    desk.settle()
    desk.resize(to: 375)
    #expect(desk.split.isCollapsed && desk.narrow.view.window != nil && desk.list.view.window == nil)
    #expect(desk.modal.presentingViewController === desk.split)
    #expect(desk.place(desk.modal).isAbout(CGRect(x: 0, y: 34, width: 375, height: 800), within: 0.25))
    if isDismissedWhileNarrow {
      desk.modal.dismissModal()
      desk.settle()
      #expect(desk.place(desk.narrow) == CGRect(x: 0, y: 0, width: 375, height: 834))
    }
    desk.resize(to: 1194)
    #expect(!desk.split.isCollapsed && desk.narrow.view.window == nil)
    if !isDismissedWhileNarrow { desk.modal.dismissModal() }
    #expect(desk.settle().disorder == nil)
  }

  @Test("a push in the primary column and a swipe back stay in it")
  func push() {
    let desk = Desk()
    let above = PageController(name: "above")
    desk.navigation.pushViewController(above, animated: true)
    desk.run(for: 0.1)
    let share = desk.place(above).minX / 320
    #expect((0.05...0.95).contains(share) && desk.navigation.view.clips(above.view))
    #expect(desk.settle().place(above) == desk.place(desk.navigation) && desk.disorder == nil)
    desk.finger.down(at: CGPoint(x: 4, y: 400))
    desk.drag(by: CGVector(dx: 260, dy: 0))
    #expect(abs(desk.place(above).minX - 250) < 0.25 && desk.disorder == nil)
    #expect(desk.lift().disorder == nil && desk.navigation.viewControllers == [desk.list])
  }

  @Test(
    "of two columns with elements the one in common with the modal answers, then the one that presents it",
    arguments: [
      ("other", Column.primary, Column.primary), ("other", .secondary, .primary), ("row", .primary, .primary),
      ("row", .secondary, .secondary),
    ])
  func bothColumns(name: String, presenting: Column, answering: Column) {
    let (desk, beside, message) = (Desk(), MessagePageController(), MessagePageController())
    beside.elements = { [MatchedElement(MatchedElement.ID(rawValue: name), $0.sheet)] }
    desk.split.setViewController(beside, for: .secondary)
    desk.settle()
    var configuration = ModalConfiguration.mail
    configuration.opening = MatchedTransition()
    (presenting == .primary ? desk.list : beside).present(message, as: configuration)
    desk.settle()
    message.dismissModal()
    desk.settle()
    let landings = [desk.list.landings, beside.landings]
    #expect(landings == (answering == .primary ? [2, 0] : [0, 2]) && message.landings == 2)
    #expect(desk.split.presentedViewController == nil)
  }
}

extension UIView {
  /// Whether this view or one between clips a descendant to this view's column.
  fileprivate func clips(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).prefix { $0 !== superview }.contains { $0.clipsToBounds }
  }
}
