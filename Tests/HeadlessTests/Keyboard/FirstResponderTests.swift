import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// Who has the keyboard after a drag that returns, a turn, and a card that has gone.
@Suite("The first responder of an app", .ownWorld) @MainActor struct FirstResponderTests {
  /// A controller that makes itself or its search first responder in each callback of its appearance.
  private final class GreedyController: UIViewController {
    enum Wish: CaseIterable { case nothing, bar, search }

    let wish: Wish
    let name = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 40))
    let search = UITextField(frame: CGRect(x: 16, y: 120, width: 200, height: 40))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let message = UITextView(frame: CGRect(x: 8, y: 5, width: 240, height: 40))

    init(_ wish: Wish) {
      self.wish = wish
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(message)
      view.addSubview(name)
      view.addSubview(search)
    }

    override var inputAccessoryView: UIView? { wish == .bar ? bar : nil }
    override var canBecomeFirstResponder: Bool { wish == .bar }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      takeKeyboard()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      takeKeyboard()
    }

    private func takeKeyboard() {
      switch wish {
      case .nothing: break
      case .bar: becomeFirstResponder()
      case .search: search.becomeFirstResponder()
      }
    }
  }

  private func drag(_ desk: KeyboardDesk, by points: CGFloat) {
    desk.finger.down(at: CGPoint(x: 200, y: 80))
    desk.drag(by: CGVector(dx: 0, dy: points))
  }

  private enum Place: CaseIterable {
    case presented, page, contained

    @MainActor func open(
      _ controller: UIViewController, _ configuration: ModalConfiguration = .mail,
      _ orientation: UIInterfaceOrientation = .portrait
    ) -> KeyboardDesk {
      let root = UIViewController()
      let container = self == .contained ? ModalContainerController(root: root) : nil
      let desk = KeyboardDesk(container ?? root, .iPhone15, orientation)
      switch self {
      case .presented: root.present(controller, as: configuration)
      case .page: root.present(UINavigationController(rootViewController: controller), as: configuration)
      case .contained: container?.add(controller, as: configuration)
      }
      return desk.settleBar()
    }
  }

  @Test(
    "a drag that returns leaves the keyboard to the text that had it, though the app takes it as it appears",
    arguments: [(GreedyController.Wish.bar, true), (.bar, false), (.search, false)], Place.allCases)
  private func returns(_ app: (wish: GreedyController.Wish, typesInBar: Bool), _ place: Place) {
    let controller = GreedyController(app.wish)
    let desk = place.open(controller)
    let text: UIView = app.typesInBar ? controller.message : controller.name
    desk.type(in: text)
    let keyboard = desk.simulator.keyboardFrame
    drag(desk, by: 200)
    desk.finger.cancel()
    desk.settleBar()
    #expect(text.isFirstResponder && desk.simulator.keyboardFrame == keyboard && desk.complaint == nil)
  }

  @Test(
    "a drag that returns brings no keyboard, though the app takes it as it appears", arguments: Place.allCases
  )
  private func returnsWithout(_ place: Place) {
    let controller = GreedyController(.search)
    let desk = place.open(controller)
    #expect(controller.search.isFirstResponder, "the app is free to take it at first")
    controller.view.endEditing(true)
    drag(desk.settle(), by: 200)
    desk.finger.cancel()
    desk.settleBar()
    #expect(!controller.search.isFirstResponder && desk.keyboardTop == 852)
  }

  @Test(
    "a message in the bar of a chat stays first responder as the phone is turned upright, at any moment",
    arguments: Place.allCases, [0.02, 0.1, 1])
  private func turns(_ place: Place, after seconds: TimeInterval) {
    let chat = ChatController()
    let desk = place.open(chat, .mail.with { $0.detents = [.medium, .large] }, .landscapeLeft)
    chat.message.becomeFirstResponder()
    desk.run(for: seconds)
    desk.simulator.rotate(to: .portrait)
    desk.settleBar()
    #expect(chat.message.isFirstResponder && desk.keyboardTop < 600)
  }

  @Test(
    "a card beside a root gives back what it took as it leaves: the keyboard of a text, or a chat's bar",
    arguments: [true, false], ["name", "message", "bar"])
  func leaves(isThrown: Bool, below: String) {
    let root = GreedyController(below == "name" ? .nothing : .bar)
    let container = ModalContainerController(root: root)
    let desk = KeyboardDesk(container)
    if below == "name" { desk.type(in: root.name) }
    if below == "message" { desk.type(in: root.message) }
    let keyboard = desk.settle().simulator.keyboardFrame
    let card = GreedyController(.search)
    container.add(card, as: .mail)
    desk.settleBar()
    #expect(card.search.isFirstResponder)
    if below == "bar" { card.view.endEditing(true) }
    if isThrown {
      drag(desk.settle(), by: 500)
      desk.finger.up()
    } else {
      card.dismissModal()
    }
    desk.settleBar()
    let text: UIResponder = below == "name" ? root.name : below == "message" ? root.message : root
    #expect(card.parent == nil && text.isFirstResponder && desk.simulator.keyboardFrame == keyboard)
  }

  @Test("a card beside a root that never took the keyboard brings none as it leaves")
  func takesNothing() {
    let root = GreedyController(.nothing)
    let container = ModalContainerController(root: root)
    let desk = KeyboardDesk(container)
    desk.type(in: root.name)
    let card = GreedyController(.nothing)
    container.add(card, as: ModalConfiguration.mail.with { $0.dimming.largestUndimmedDetent = .large })
    desk.settle()
    #expect(root.name.isFirstResponder)
    root.name.resignFirstResponder()
    desk.settle()
    card.dismissModal()
    desk.settleBar()
    #expect(card.parent == nil && desk.keyboardTop == 852)
  }
}
