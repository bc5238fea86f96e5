import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// Apps set the delegate of a sheet's presentation controller in `viewDidLoad`.
@Suite("A presentation controller that a modal reads as its view loads", .ownWorld) @MainActor
struct EarlyReadTests {
  @MainActor final class Reader: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var questions = 0
    private(set) var read: UIPresentationController?

    func read(in controller: UIViewController) {
      _ = controller.sheetPresentationController
      read = controller.presentationController
      read?.delegate = self
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      questions += 1
      return false
    }
  }

  private final class Plain: UIViewController {
    let reader: Reader
    init(_ reader: Reader) {
      self.reader = reader
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      reader.read(in: self)
    }
  }

  private final class Pages: UINavigationController {
    var reader: Reader?
    override func viewDidLoad() {
      super.viewDidLoad()
      reader?.read(in: self)
    }
  }

  private final class ModalPages: ModalNavigationController {
    var reader: Reader?
    override func viewDidLoad() {
      super.viewDidLoad()
      reader?.read(in: self)
    }
  }

  private final class Tabs: UITabBarController {
    var reader: Reader?
    override func viewDidLoad() {
      super.viewDidLoad()
      reader?.read(in: self)
    }
  }

  private final class Hosting: UIHostingController<Text> {
    var reader: Reader?
    override func viewDidLoad() {
      super.viewDidLoad()
      reader?.read(in: self)
    }
  }

  enum Kind: CaseIterable {
    case plain, pages, firstPage, modalPages, firstModalPage, tabs, hosting

    @MainActor func make(_ reader: Reader) -> UIViewController {
      switch self {
      case .plain: return Plain(reader)
      case .pages:
        let pages = Pages(rootViewController: UIViewController())
        pages.reader = reader
        return pages
      case .firstPage: return UINavigationController(rootViewController: Plain(reader))
      case .modalPages:
        let pages = ModalPages(rootViewController: UIViewController())
        pages.reader = reader
        return pages
      case .firstModalPage: return ModalNavigationController(rootViewController: Plain(reader))
      case .tabs:
        let tabs = Tabs()
        tabs.viewControllers = [UIViewController()]
        tabs.reader = reader
        return tabs
      case .hosting:
        let hosting = Hosting(rootView: Text("Draft"))
        hosting.reader = reader
        return hosting
      }
    }
  }

  enum Call: CaseIterable {
    case kit, kitUnanimated, uikit, finger

    @MainActor func present(_ modal: UIViewController, on screen: Screen) {
      switch self {
      case .kit: screen.root.present(modal, as: .mail)
      case .kitUnanimated: screen.root.present(modal, as: .mail, animated: false)
      case .uikit:
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = screen.transition
        screen.transition.delegate = nil
        screen.root.present(modal, animated: true)
      case .finger:
        screen.root.view.addInteraction(ModalOpeningInteraction(as: .mail) { modal })
        screen.finger.down(at: CGPoint(x: 200, y: 800))
        screen.drag(by: -500)
        screen.finger.up()
      }
    }
  }

  @Test("is the one of the presentation, and its delegate is asked", arguments: Kind.allCases, Call.allCases)
  func delegate(kind: Kind, call: Call) {
    let (screen, reader) = (Screen(), Reader())
    let modal = kind.make(reader)
    call.present(modal, on: screen)
    screen.settle()
    #expect(reader.read === modal.presentationController)
    let card = modal.modalSession?.card
    #expect(card.map { modal.view.isDescendant(of: $0) } == true && modal.view.window != nil)
    screen.finger.down(at: CGPoint(x: 200, y: (card?.shown.box.minY ?? 0) + 20))
    screen.drag(by: 600)
    screen.lift()
    #expect(reader.questions == 1 && modal.presentingViewController === screen.root)
    #expect(screen.complaint == nil)
  }
}
