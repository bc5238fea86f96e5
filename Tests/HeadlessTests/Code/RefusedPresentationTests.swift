import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that is presented at the wrong moment", .ownWorld) @MainActor
struct RefusedPresentationTests {
  private final class PageController: UIViewController {}

  enum Mistake: String, CaseIterable {
    case offScreen = "DraftController is not presented: UIViewController is not on the screen"
    case itself = "RootController is not presented: no controller shows itself"
    case busy = "UIViewController is not presented: RootController presents DraftController already"
    case presented = "DraftController is not presented: RootController presents it already"
    case child = "UIViewController is not presented: it is a child of RootController"
    case readEarly =
      "DraftController is presented without the kit: its modalPresentationStyle is not .custom, or was not when its presentationController was read for the first time"
    case otherStyle =
      "PageController is presented without the kit: its modalPresentationStyle is not .custom, or was not when its presentationController was read for the first time"

    @MainActor func make(on screen: Screen) {
      switch self {
      case .offScreen: UIViewController().present(screen.draft, as: .mail)
      case .itself: screen.root.present(screen.root, as: .mail)
      case .busy: screen.open().root.present(UIViewController(), as: .mail)
      case .presented: screen.open().openSecond().present(screen.draft, as: .mail)
      case .child:
        let child = UIViewController()
        screen.root.addChild(child)
        screen.root.present(child, as: .mail)
      case .readEarly:
        screen.draft.modalPresentationStyle = .automatic
        _ = screen.draft.presentationController
        screen.root.present(screen.draft, as: .mail)
      case .otherStyle:
        let page = PageController()
        page.modalPresentationStyle = .pageSheet
        page.transitioningDelegate = screen.transition
        screen.root.present(page, animated: true)
      }
    }
  }

  @Test("is told of in a sentence", arguments: Mistake.allCases)
  func sentence(of mistake: Mistake) {
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    mistake.make(on: Screen())
    #expect(reports.last == mistake.rawValue)
  }

  /// An app's base class that presents in the next turn.
  private final class LateController: UIViewController {
    private var presentLater: () -> Void = {}

    override func present(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
      presentLater = { super.present(modal, animated: animated, completion: completion) }
    }

    func presentNow() {
      presentLater()
      presentLater = {}
    }
  }

  @Test("nothing retains the transition but the call, and it is there when UIKit asks late")
  func late() {
    let simulator = Simulator()
    let (root, draft) = (LateController(), DraftController())
    simulator.launch(root: root)
    root.present(draft, as: .mail)
    root.presentNow()
    simulator.clock.runUntilIdle()
    #expect(draft.modalSession != nil)
  }
}
