import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// Drafts that lie as bars at the bottom of a container.
@Suite("The dock", .ownWorld) @MainActor struct DockTests {
  private let simulator = Simulator()
  private let root = RootController()
  private let cards: ModalContainerController
  private var clock: Clock { simulator.clock }

  init() {
    cards = ModalContainerController(root: root)
    simulator.launch(root: cards)
  }

  private static let mail: ModalConfiguration = {
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    return configuration
  }()

  /// The height of the bar, and the home indicator's.
  private static let bar: CGFloat = 52 + 34

  @discardableResult private func open(
    _ title: String, as configuration: ModalConfiguration = mail, delegate: (any ModalDelegate)? = nil
  ) -> DraftController {
    let draft = DraftController()
    draft.title = title
    root.present(draft, as: configuration, delegate: delegate)
    clock.runUntilIdle()
    return draft
  }

  @Test("a draft that the container itself presents is one of its cards") func containerPresents() {
    let draft = DraftController()
    cards.present(draft, as: Self.mail)
    clock.runUntilIdle()
    #expect(cards.cards == [draft] && draft.presentingViewController == nil && simulator.complaints == [])
  }

  private func top(of draft: UIViewController) -> CGFloat? {
    draft.modalSession.map { $0.card.shown(CGPoint(x: $0.card.bounds.midX, y: 0)).y.onThousandths }
  }

  private func isDocked(_ draft: UIViewController, behind count: CGFloat = 0) -> Bool {
    top(of: draft).map { abs($0 - (852 - Self.bar - 8 * count)) < 1e-6 } ?? false
  }

  private func flick(_ draft: UIViewController, by points: CGFloat, over seconds: TimeInterval) {
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 196, y: (top(of: draft) ?? 0) + 20))
    for _ in 0..<20 {
      clock.advance(by: seconds / 20)
      finger.move(to: CGPoint(x: 196, y: finger.location.y + points / 20))
    }
    finger.up()
    clock.runUntilIdle()
  }

  private func bar(of draft: UIViewController) -> DockBar? {
    func find(in view: UIView) -> DockBar? {
      view as? DockBar ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return draft.modalSession.flatMap { find(in: $0.card) }
  }

  @Test("a controller in a container shows a draft with a dock as a card, and nothing is presented")
  func isCard() {
    let draft = open("Lunch")
    #expect(cards.cards == [draft] && root.presentedViewController == nil && cards.dockedCards == [])
    #expect(draft.selectedModalDetent == .large && abs((top(of: draft) ?? 0) - 69) < 1e-6)
    #expect(simulator.complaints == [])
  }

  @Test("a modal from another edge than the bottom is presented, without a dock")
  func otherEdge() {
    let draft = open("Lunch", as: Self.mail.with { $0.edge = .trailing })
    #expect(cards.cards == [] && root.presentedViewController === draft)
  }

  @Test("outside of a container it is presented, and the report names the cure")
  func noContainer() {
    let (simulator, root, draft) = (Simulator(), RootController(), DraftController())
    simulator.launch(root: root)
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    root.present(draft, as: Self.mail)
    simulator.clock.runUntilIdle()
    #expect(root.presentedViewController === draft)
    #expect(reports.filter { $0.contains("ModalContainerController") }.count == 1)
    draft.selectModalDetent(.docked)
    simulator.clock.runUntilIdle()
    #expect(draft.selectedModalDetent == .large)
  }

  @Test("a slow pull down docks, a throw dismisses, and a small one returns")
  func releases() {
    let draft = open("Lunch")
    flick(draft, by: 120, over: 1.5)
    #expect(draft.selectedModalDetent == .large)
    flick(draft, by: 640, over: 3)
    #expect(draft.selectedModalDetent == .docked && isDocked(draft))
    flick(draft, by: -420, over: 0.4)
    #expect(draft.selectedModalDetent == .large)
    flick(draft, by: 640, over: 0.15)
    #expect(cards.cards == [])
    #expect(simulator.complaints == [] && root.disturbance == nil)
  }

  @Test("docked it leaves the root in use, with a safe area that ends above the bar")
  func rootIsInUse() {
    let draft = open("Lunch")
    #expect(root.view.accessibilityElementsHidden || cards.view.accessibilityElements?.count == 2)
    draft.selectModalDetent(.docked)
    clock.runUntilIdle()
    #expect(isDocked(draft) && root.view.transform.isIdentity && root.view.safeAreaInsets.bottom == Self.bar)
    #expect(
      simulator.window?.hitTest(CGPoint(x: 196, y: 400), with: nil)?.isDescendant(of: root.view) == true)
    #expect(abs(draft.view.bounds.height - (852 - 69)) < 1e-6)
    #expect(bar(of: draft)?.alpha == 1 && draft.view.accessibilityElementsHidden)
    draft.dismissModal()
    clock.runUntilIdle()
    #expect(root.view.safeAreaInsets.bottom == 34 && !draft.view.accessibilityElementsHidden)
    #expect(simulator.complaints == [] && root.disturbance == nil)
  }

  @Test(
    "a tap on the bar brings the draft back to its height, with the text that had the keyboard",
    arguments: [.medium, .large] as [ModalDetent.Identifier])
  func tap(detent: ModalDetent.Identifier) {
    var configuration = Self.mail
    configuration.detents = [.medium, .large]
    configuration.initialDetent = detent
    let draft = open("Lunch", as: configuration)
    draft.text.becomeFirstResponder()
    clock.runUntilIdle()
    draft.selectModalDetent(.docked)
    clock.runUntilIdle()
    #expect(!draft.text.isFirstResponder && isDocked(draft))
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 196, y: 852 - Self.bar + 20))
    clock.advance(by: 0.05)
    finger.up()
    clock.runUntilIdle()
    #expect(draft.selectedModalDetent == detent && draft.text.isFirstResponder)
    #expect(bar(of: draft)?.alpha == 0 && !draft.view.accessibilityElementsHidden)
    #expect(simulator.complaints == [])
  }

  @Test(
    "a draft that opens takes the keyboard of the root, and gives it back when it goes, but not from the dock"
  )
  func keyboardOfRoot() {
    simulator.hasHardwareKeyboard = false
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    func typesInRoot(_ change: () -> Void) -> Bool {
      change()
      clock.runUntilIdle()
      #expect(field.isFirstResponder == (simulator.keyboardFrame.minY < 852))
      return field.isFirstResponder
    }
    #expect(typesInRoot { field.becomeFirstResponder() })
    let draft = open("Lunch")
    #expect(!typesInRoot {})
    #expect(typesInRoot { draft.dismissModal() })
    #expect(!typesInRoot { open("Tea") })
    let tea = cards.cards.last
    #expect(!typesInRoot { tea?.selectModalDetent(.docked) })
    #expect(typesInRoot { field.becomeFirstResponder() })
    #expect(!typesInRoot { tea?.undockModal() })
    #expect(!typesInRoot { tea?.selectModalDetent(.docked) })
    #expect(!typesInRoot { tea?.dismissModal() })
    #expect(simulator.complaints == [] && root.disturbance == nil)
  }

  @Test("the close button asks the app, and tells the cause", arguments: [false, true])
  func close(isPermitted: Bool) {
    let delegate = Gate(isPermitted)
    let draft = open("Lunch", delegate: delegate)
    draft.selectModalDetent(.docked)
    clock.runUntilIdle()
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 393 - 20, y: 852 - Self.bar + 20))
    clock.advance(by: 0.05)
    finger.up()
    clock.runUntilIdle()
    #expect(
      delegate.causes == (isPermitted ? [.closeButton] : []) && delegate.attempts == (isPermitted ? 0 : 1))
    #expect(cards.dockedCards == (isPermitted ? [] : [draft]))
  }

  private final class Gate: ModalDelegate {
    let isPermitted: Bool
    var (causes, attempts) = ([ModalOutcome.Cause](), 0)

    init(_ isPermitted: Bool) { self.isPermitted = isPermitted }
    func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
      isPermitted ? .granted : .refused
    }
    func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) { causes.append(cause) }
    func modalDidAttemptToDismiss(_ modal: UIViewController) { attempts += 1 }
  }

  @Test("a draft that may not be dismissed docks, however fast it is thrown")
  func refused() {
    let delegate = Gate(false)
    let draft = open("Lunch", delegate: delegate)
    flick(draft, by: 640, over: 0.15)
    #expect(isDocked(draft) && delegate.attempts == 1)
  }

  @Test("several lie on one another, the last in front; each comes back in front of the screen")
  func several() {
    let drafts = ["One", "Two", "Three", "Four"].map { title in
      let draft = open(title)
      draft.selectModalDetent(.docked)
      clock.runUntilIdle()
      return draft
    }
    #expect(cards.dockedCards == drafts)
    for (draft, count) in zip(drafts, [2, 2, 1, 0] as [CGFloat]) { #expect(isDocked(draft, behind: count)) }
    #expect(bar(of: drafts[3])?.accessibilityValue == "4")
    #expect(
      simulator.window?.hitTest(CGPoint(x: 196, y: 400), with: nil)?.isDescendant(of: root.view) == true)
    drafts[1].undockModal()
    clock.advance(by: 0.2)
    #expect(!root.view.shown.transform.affine.isIdentity)
    #expect(cards.view.subviews.last === drafts[1].modalSession?.views.container)
    clock.runUntilIdle()
    #expect(cards.cards.last === drafts[1] && drafts[1].selectedModalDetent == .large)
    #expect(cards.dockedCards == [drafts[0], drafts[2], drafts[3]] && !root.view.transform.isIdentity)
    for (draft, count) in zip([drafts[0], drafts[2], drafts[3]], [2, 1, 0] as [CGFloat]) {
      #expect(isDocked(draft, behind: count))
    }
    drafts[1].selectModalDetent(.docked)
    clock.runUntilIdle()
    #expect(isDocked(drafts[1]) && isDocked(drafts[3], behind: 1) && root.view.transform.isIdentity)
    drafts.forEach { $0.dismissModal() }
    clock.runUntilIdle()
    #expect(cards.cards == [] && simulator.complaints == [] && root.disturbance == nil)
  }

  @Test("a new draft steps in front of those in the dock, and the root steps back for it alone")
  func newDraft() {
    let first = open("One")
    first.selectModalDetent(.docked)
    clock.runUntilIdle()
    let second = open("Two")
    #expect(isDocked(first) && !root.view.transform.isIdentity)
    let transform = root.view.transform
    cards.view.setNeedsLayout()
    first.modalSession?.views.container?.setNeedsLayout()
    clock.runUntilIdle()
    #expect(root.view.transform == transform)
    second.dismissModal()
    clock.runUntilIdle()
    #expect(isDocked(first) && root.disturbance == nil)
    first.undockModal()
    clock.runUntilIdle()
    #expect(root.view.transform == transform && simulator.complaints == [])
  }

  @Test(
    "a tap on bars that lie on one another spreads them; then a tap takes one, closes one or puts all back")
  func spread() {
    let drafts = ["One", "Two", "Three"].map { title in
      let draft = open(title)
      draft.selectModalDetent(.docked)
      clock.runUntilIdle()
      return draft
    }
    func tap(_ x: CGFloat, _ y: CGFloat) {
      let finger = simulator.makeFinger()
      finger.down(at: CGPoint(x: x, y: y))
      clock.advance(by: 0.05)
      finger.up()
      clock.runUntilIdle()
    }
    tap(196, 852 - Self.bar + 20)
    #expect(cards.isDockSpread && drafts.map { top(of: $0) } == [99, 199, 299])
    #expect(bar(of: drafts[0])?.ground.alpha == 0 && root.view.safeAreaInsets.bottom == Self.bar + 16)
    #expect(root.view.superview?.accessibilityElementsHidden == true)
    tap(196, 40)
    #expect(!cards.isDockSpread && isDocked(drafts[2]) && isDocked(drafts[0], behind: 2))
    #expect(bar(of: drafts[0])?.ground.alpha == 1)
    cards.isDockSpread = true
    clock.runUntilIdle()
    tap(393 - 20, 199 + 20)
    #expect(cards.cards == [drafts[0], drafts[2]] && cards.isDockSpread)
    #expect([drafts[0], drafts[2]].map { top(of: $0) } == [199, 299])
    tap(196, 199 + 20)
    #expect(!cards.isDockSpread && drafts[0].selectedModalDetent == .large && isDocked(drafts[2]))
    #expect(!root.view.transform.isIdentity)
    drafts[0].dismissModal()
    drafts[2].dismissModal()
    clock.runUntilIdle()
    cards.isDockSpread = true
    #expect(!cards.isDockSpread && simulator.complaints == [] && root.disturbance == nil)
  }

  @Test("a dock comes back after a relaunch in the first frame, in its order")
  func restoration() {
    var configuration = Self.mail
    configuration.initialDetent = .docked
    let (simulator, container) = (Simulator(), ModalContainerController(root: RootController()))
    let drafts = [DraftController(), DraftController()]
    for draft in drafts { container.add(draft, as: configuration, animated: false) }
    simulator.launch(root: container)
    #expect(container.dockedCards == drafts)
    let tops = drafts.map { $0.modalSession?.card.shown.box.minY }
    #expect(tops == [852 - Self.bar - 8, 852 - Self.bar])
    drafts[0].undockModal()
    simulator.clock.runUntilIdle()
    #expect(drafts[0].selectedModalDetent == .large && simulator.complaints == [])
  }

  @Test("on a tablet the bars lie side by side at the trailing edge, as long as there is room")
  func tablet() {
    let simulator = Simulator(device: .iPadPro11, orientation: .landscapeLeft)
    let (root, width) = (RootController(), simulator.windowSize.width)
    let cards = ModalContainerController(root: root)
    simulator.launch(root: cards)
    let drafts = (0..<3).map { _ in DraftController() }
    var configuration = Self.mail
    configuration.size.maximumWidth = 500
    for draft in drafts {
      root.present(draft, as: configuration)
      simulator.clock.runUntilIdle()
      draft.selectModalDetent(.docked)
      simulator.clock.runUntilIdle()
    }
    let frames = drafts.map { $0.modalSession?.card.shown.box ?? .null }
    #expect(frames[2].maxX < width && frames[2].maxX > width - 40)
    #expect(frames[1].maxX < frames[2].minX && frames[1].minY == frames[2].minY)
    #expect(frames[0].minX == frames[1].minX && frames[0].minY == frames[1].minY - 8)
    drafts[0].undockModal()
    simulator.clock.runUntilIdle()
    #expect(abs((drafts[0].modalSession?.card.shown.box.midX ?? 0) - width / 2) < 1)
    #expect(simulator.complaints == [])
  }

  @Test("a request waits on while the draft is docked, and ends with its end")
  func request() async {
    var outcome: ModalOutcome?
    let draft = DraftController()
    let task = Task { outcome = await root.presentUntilDismissed(draft, as: Self.mail) }
    await wait(for: "the draft") { cards.cards == [draft] }
    clock.runUntilIdle()
    draft.selectModalDetent(.docked)
    clock.advance(by: 30)
    await Task.yield()
    #expect(isDocked(draft) && outcome == nil)
    draft.dismissModal()
    clock.runUntilIdle()
    await task.value
    #expect(outcome == .dismissed(by: .code))
  }

  @Test("above a tab bar the bar lies on it, and the tabs are in use and in sight")
  func tabBar() {
    let simulator = Simulator()
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    let cards = ModalContainerController(root: tabs)
    simulator.launch(root: cards)
    let draft = DraftController()
    pages[0].present(draft, as: Self.mail)
    simulator.clock.runUntilIdle()
    let bar = tabs.tabBar.bounds.height
    #expect(draft.modalSession?.card.mask == nil)
    draft.selectModalDetent(.docked)
    simulator.clock.runUntilIdle()
    #expect(abs((draft.modalSession?.card.shown.box.minY ?? 0) - (852 - bar - 52)) < 1e-6)
    #expect(draft.modalSession?.card.mask?.frame.maxY == 52)
    // A mask shows the card where it is opaque.
    #expect(draft.modalSession?.card.mask?.backgroundColor == .black)
    let point = CGPoint(x: 300, y: 852 - bar + 20)
    #expect(simulator.window?.hitTest(point, with: nil)?.isDescendant(of: tabs.tabBar) == true)
    #expect(tabs.tabBar.frame.maxY == 852 && pages[0].view.safeAreaInsets.bottom == bar + 52)
    let finger = simulator.makeFinger()
    finger.down(at: point)
    simulator.clock.advance(by: 0.05)
    finger.up()
    simulator.clock.runUntilIdle()
    #expect(tabs.selectedIndex == 1 && draft.selectedModalDetent == .docked)
    draft.undockModal()
    simulator.clock.advance(by: 0.1)
    #expect(draft.modalSession?.card.mask != nil)
    simulator.clock.runUntilIdle()
    #expect(draft.modalSession?.card.mask == nil)
    #expect(simulator.complaints == [])
  }

  @Test(
    "in each frame on the way into the dock and back nothing jumps, also when a finger catches it",
    arguments: [false, true])
  func continuity(isCaught: Bool) {
    let draft = open("Lunch")
    var (places, opacities): ([CGFloat], [CGFloat]) = ([], [])
    clock.onFrame {
      if let top = self.top(of: draft) { places.append(top) }
      if let bar = self.bar(of: draft) { opacities.append(bar.shown.alpha) }
    }
    draft.selectModalDetent(.docked)
    clock.advance(by: 0.12)
    if isCaught {
      let finger = simulator.makeFinger()
      finger.down(at: CGPoint(x: 196, y: (top(of: draft) ?? 0) + 30))
      clock.advance(by: 0.1)
      finger.up()
    }
    clock.runUntilIdle()
    draft.undockModal()
    clock.runUntilIdle()
    #expect(draft.selectedModalDetent == .large && places.count > 30)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? 0) < 120)
    #expect(opacities.contains { (0.1...0.9).contains($0) }, "the bar fades")
  }
}

extension CGFloat {
  /// The nearest thousandth: sums of transforms are not exact.
  var onThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}
