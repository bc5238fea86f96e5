import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

/// Apps that users of other sheets and chats have reported.
@Suite("An app of a report", .ownWorld) @MainActor struct ReportedAppTests {
  /// A chat that asks for its bar once, as most apps do.
  private final class OnceController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
    var hasBar: Bool { isFirstResponder && bar.shown(bar.bounds).maxY == 818 }
  }

  private let chat = OnceController()

  @Test("a swipe back that the finger calls off leaves a chat its bar", arguments: [true, false])
  func calledOffPop(onCard: Bool) {
    let navigation = ModalNavigationController(rootViewController: UIViewController())
    NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }.attach(to: navigation)
    let desk = KeyboardDesk(onCard ? UIViewController() : navigation)
    if onCard { desk.simulator.window?.rootViewController?.present(navigation, as: .mail) }
    desk.settle()
    navigation.pushViewController(chat, animated: true)
    desk.settle().type(in: chat)
    desk.finger.down(at: CGPoint(x: 2, y: 400))
    desk.drag(by: CGVector(dx: 100, dy: 0))
    desk.drag(by: CGVector(dx: -60, dy: 0))
    desk.release()
    #expect(navigation.topViewController === chat && desk.settleBar().complaint == nil && chat.hasBar)
  }

  @Test(
    "a chat has its bar again when a modal in which the user has searched is gone",
    arguments: [true, false], [true, false])
  func search(isThrown: Bool, endsFirst: Bool) {
    let (desk, search) = (KeyboardDesk(chat), UIViewController())
    desk.type(in: chat)
    chat.present(search, as: .mail)
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 40))
    search.view.addSubview(field)
    desk.settle()
    field.becomeFirstResponder()
    desk.settle()
    if endsFirst { field.resignFirstResponder() }
    if isThrown {
      desk.settle().finger.down(at: CGPoint(x: 200, y: 90))
      desk.drag(by: CGVector(dx: 0, dy: 500))
      desk.finger.up()
    } else {
      search.dismissModal()
    }
    desk.settleBar()
    #expect(chat.hasBar && chat.presentedViewController == nil)
  }

  @Test(
    "a chat on a card has its bar again when an alert or a card of its child is gone",
    arguments: [true, false])
  func child(isAlert: Bool) {
    let root = UIViewController()
    let (desk, child) = (KeyboardDesk(root), UIViewController())
    root.present(chat, as: .mail)
    desk.settle().type(in: chat)
    chat.addChild(child)
    chat.view.addSubview(child.view)
    child.didMove(toParent: chat)
    let above =
      isAlert ? UIAlertController(title: "Photo?", message: nil, preferredStyle: .alert) : UIViewController()
    if isAlert { child.present(above, animated: true) } else { child.present(above, as: .mail) }
    desk.settle()
    above.dismiss(animated: true)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(desk.settleBar().complaint == nil && chat.hasBar)
  }

  @Test("thrown away with the keyboard up, a card goes down in every frame", arguments: [0.1, 0.3])
  func thrown(over seconds: TimeInterval) {
    let screen = Screen { $0.detents = [.height(325)] }.openTyping()
    var tops: [CGFloat] = []
    screen.grab(0)
    screen.clock.onFrame { if screen.draft.view.window != nil { tops.append(screen.cardTop) } }
    screen.drag(by: CGVector(dx: 0, dy: 200), over: seconds)
    screen.lift()
    #expect(screen.isGone && tops.count > 5)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(tops.map { Int($0) })")
  }

  @Test("after a card has expanded, the first drag scrolls its list, up and down")
  func firstScroll() {
    let screen = Screen.withDetents([.medium, .large])
    let list = TestList.table(offset: 0).show(on: screen)
    func scroll(by points: CGFloat) {
      screen.finger.down(at: CGPoint(x: 200, y: 650))
      screen.drag(by: CGVector(dx: 0, dy: points))
      screen.release()
    }
    scroll(by: -400)
    #expect(screen.draft.selectedModalDetent == .large)
    let (top, start) = (screen.cardTop, list.contentOffset.y)
    scroll(by: -200)
    #expect(abs(list.contentOffset.y - start - 200) < 12 && screen.cardTop == top)
    scroll(by: 100)
    #expect(abs(list.contentOffset.y - start - 100) < 24 && screen.cardTop == top)
  }

  @Test(
    "a card in a container on a modal moves alone, from its list too", arguments: [60.0, 250, 500],
    [true, false])
  func nested(points: CGFloat, onList: Bool) {
    let (root, inner) = (UIViewController(), UIViewController())
    let (desk, container) = (KeyboardDesk(root), ModalContainerController(root: UIViewController()))
    root.present(container, as: .mail)
    desk.settle()
    container.add(inner, as: .mail.with { $0.detents = [.medium, .large] })
    let list = FiftyRows()
    desk.settle()
    list.frame = inner.view.bounds.inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
    inner.view.addSubview(list)
    desk.settle()
    let (outer, box) = (container.view.seen, inner.view.seen)
    desk.clock.onFrame { #expect(container.view.seen == outer) }
    desk.finger.down(at: CGPoint(x: 200, y: box.minY + (onList ? 150 : 20)))
    desk.drag(by: CGVector(dx: 0, dy: points))
    #expect(inner.view.seen.minY > box.minY + points / 2)
    desk.finger.up()
    desk.settle()
    #expect(root.presentedViewController === container && (points < 500 || inner.parent == nil))
  }

  @Test("a list that goes sideways does so in a card, which stands")
  func sideways() {
    let screen = Screen().open()
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 120))
    list.contentSize = CGSize(width: 2000, height: 120)
    screen.draft.view.addSubview(list)
    let top = screen.settle().cardTop
    screen.finger.down(at: CGPoint(x: 300, y: top + 250))
    screen.drag(by: CGVector(dx: -200, dy: 20))
    #expect(list.contentOffset.x > 150 && screen.cardTop == top)
    #expect(screen.release().disorder == nil)
  }

  @Test(
    "the screen behind keeps its safe area on a phone on its side, below each card", arguments: [true, false])
  func safeAreaBehind(isContained: Bool) {
    let screen = Screen(device: .iPhone11, orientation: .landscapeLeft, isContained: isContained) {
      $0.detents = [.fitContent, .large]
    }
    let before = screen.root.view.safeAreaInsets
    screen.draft.preferredContentSize.height = 150
    screen.open()
    #expect(screen.root.view.safeAreaInsets == before && before.left > 0)
    #expect(screen.dismiss().root.view.safeAreaInsets == before)
  }

  @Test("a card rises for its own field, and goes back for one of the screen behind, under the same keyboard")
  func switches() {
    let screen = Screen(isContained: true) {
      $0.detents = [.medium]
      $0.dimming.largestUndimmedDetent = .medium
    }
    screen.simulator.hasHardwareKeyboard = false
    let top = screen.open().cardTop
    let field = screen.addField(to: screen.root)
    for _ in 1...2 {
      screen.type(in: screen.draft.text)
      #expect(screen.cardTop < top - 100)
      screen.type(in: field)
      #expect(abs(screen.cardTop - top) < 1e-6)
    }
    #expect(screen.dismiss().draft.view.window == nil && field.isFirstResponder)
  }
}
