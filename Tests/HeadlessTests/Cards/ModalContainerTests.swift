import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A container of cards", .ownWorld) @MainActor struct ModalContainerTests {
  /// A navigation controller in a container, with a card beside it.
  @MainActor private final class Desk: TestScreen {
    let simulator: Simulator
    let page = UIViewController()
    let navigation: UINavigationController
    let container: ModalContainerController
    let card = DraftController()
    let button = UIButton(type: .system)
    lazy var finger = simulator.makeFinger()
    var taps = 0

    init(
      _ device: Device = .iPhone15, root: UIViewController? = nil,
      _ change: (inout ModalConfiguration) -> Void = { _ in }
    ) {
      simulator = Simulator(device: device)
      navigation = UINavigationController(rootViewController: page)
      container = ModalContainerController(root: root ?? navigation)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      page.view.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      simulator.launch(root: container)
      container.add(card, as: Desk.places.with(change))
      settle()
    }

    static let places = ModalConfiguration.mail.with {
      $0.detents = [.height(160, named: "peek"), .medium, .large]
      $0.dimming.largestUndimmedDetent = .medium
    }

    /// A card on the first one.
    @discardableResult func addSecond(_ change: (inout ModalConfiguration) -> Void = { _ in })
      -> DraftController
    {
      let second = DraftController()
      container.add(second, as: Desk.places.with(change))
      settle()
      return second
    }

    /// Puts the finger on the first card, and drags it.
    func grab(_ points: CGFloat) {
      finger.down(at: CGPoint(x: 200, y: top(card) + 20))
      drag(by: CGVector(dx: 0, dy: points))
    }

    func select(_ detent: ModalDetent.Identifier) {
      card.selectModalDetent(detent)
      settle()
    }

    /// How far the safe area of the page is from the foot of the screen.
    var foot: CGFloat { page.view.safeAreaInsets.bottom }
    /// How much of the foot of the screen the card covers, in whole pixels.
    var covered: CGFloat { ((852 - top(card)) * 3).rounded() / 3 }
    func top(_ card: UIViewController) -> CGFloat { card.view.seen.minY }
  }

  // MARK: The root

  @Test(
    "the root's safe area ends at the card, up to the largest detent that leaves the root in use, and follows no finger"
  )
  func safeArea() {
    let desk = Desk()
    #expect(desk.foot == 160 + 34 && desk.foot == desk.covered)
    desk.grab(-200)
    #expect(abs(desk.foot - 160 - 34) < 1e-9 && desk.top(desk.card) < 852 - 160 - 34 - 150)
    let medium = desk.release().foot
    #expect(desk.card.selectedModalDetent == .medium && medium == desk.covered && medium > 300)
    desk.select(.large)
    #expect(desk.foot == medium)
    desk.card.dismissModal()
    #expect(desk.settle().foot == 34 && desk.navigation.additionalSafeAreaInsets == .zero)
  }

  @Test("the root's safe area has its new height as the card sets out")
  func safeAreaInFlight() {
    let desk = Desk()
    desk.card.selectModalDetent(.medium)
    desk.clock.advance(by: 0.05)
    let foot = desk.foot
    #expect(foot > 300 && desk.settle().foot == foot)
  }

  @Test("a layout of the root that waits already does not move with the card")
  func layoutBefore() {
    let desk = Desk()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    desk.page.view.addSubview(bar)
    let top = bar.topAnchor.constraint(equalTo: desk.page.view.topAnchor, constant: 100)
    NSLayoutConstraint.activate([top, bar.heightAnchor.constraint(equalToConstant: 10)])
    desk.settle()
    top.constant = 300
    desk.card.selectModalDetent(.medium)
    desk.clock.advance(by: 0.05)
    #expect(bar.frame.minY == 300 && bar.shown.frame.minY == 300)
  }

  @Test("a card that dims the root at every detent, or covers a part of the edge, changes no safe area")
  func noSafeArea() {
    #expect(Desk { $0.dimming.largestUndimmedDetent = nil }.foot == 34)
    let tablet = Desk(.iPadAir) { $0.size.placement = .leading }
    #expect(tablet.navigation.additionalSafeAreaInsets == .zero && tablet.complaint == nil)
  }

  @Test("a card that dismisses itself as it appears, or is about to, leaves", arguments: [true, false])
  func leavesAtOnce(isAppearing: Bool) {
    let desk = Desk()
    let second = ActiveController()
    if isAppearing {
      second.onAppearing = { $0.dismissModal() }
    } else {
      second.onAppearance = { $0.dismissModal() }
    }
    desk.container.add(second, as: Desk.places)
    #expect(desk.settle().container.cards == [desk.card] && second.parent == nil)
    #expect(second.calls.first == "willAppear" && second.calls.last == "didDisappear")
    #expect(desk.complaint == nil)
  }

  @Test("a card that the root adds as it appears has appeared when it stands")
  func addedByRoot() {
    let simulator = Simulator(device: .iPhone15)
    let (root, card) = (ActiveController(), DraftController())
    root.onAppearance = { [unowned root] in
      $0.modalContainerController?.add(card, as: .mail)
      root.onAppearance = nil
    }
    simulator.launch(root: ModalContainerController(root: root))
    simulator.clock.advance(by: 0.1)
    #expect(card.calls == ["willAppear"])
    simulator.clock.runUntilIdle()
    #expect(card.calls == ["willAppear", "didAppear"] && simulator.complaints.isEmpty)
  }

  @Test("a card that is added as another one ends with the container has disappeared with it")
  func addedAtTheEnd() {
    let simulator = Simulator(device: .iPhone15)
    let container = ModalContainerController(root: UIViewController())
    let navigation = UINavigationController(rootViewController: container)
    simulator.launch(root: navigation)
    let next = DraftController()
    container.add(DraftController(), as: Desk.places) { container.add(next, as: Desk.places) }
    simulator.clock.advance(by: 0.1)
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.clock.runUntilIdle()
    #expect(next.calls.first == "willAppear" && next.calls.last == "didDisappear")
    #expect(!next.calls.contains("didAppear"))
    navigation.popViewController(animated: false)
    simulator.clock.runUntilIdle()
    #expect(next.calls.suffix(2) == ["willAppear", "didAppear"] && simulator.complaints.isEmpty)
  }

  @Test("touches beside the card reach the root while it is in use; else a tap closes the card")
  func touches() {
    let desk = Desk()
    desk.tap(CGPoint(x: 60, y: 220))
    #expect(desk.taps == 1)
    desk.select(.large)
    desk.tap(CGPoint(x: 60, y: 220))
    #expect(desk.taps == 1 && desk.container.cards == [desk.card])
    let dimming = Desk {
      $0.dimming.largestUndimmedDetent = nil
      $0.detents = [.medium]
    }
    dimming.tap(CGPoint(x: 60, y: 220))
    #expect(dimming.taps == 0 && dimming.container.cards == [])
  }

  @Test("the root pushes and pops beside the card, which stays where it is and hears nothing")
  func pushes() {
    let desk = Desk()
    let (top, calls, next) = (desk.top(desk.card), desk.card.calls, UIViewController())
    desk.navigation.pushViewController(next, animated: true)
    #expect(desk.settle().top(desk.card) == top && next.view.safeAreaInsets.bottom == 160 + 34)
    desk.navigation.popViewController(animated: true)
    #expect(desk.settle().card.calls == calls && desk.complaint == nil)
  }

  @Test("what the root presents covers root and card; a finger that held the card lets go")
  func presents() {
    let desk = Desk()
    let (top, draft) = (desk.top(desk.card), DraftController())
    desk.grab(-100)
    desk.page.present(draft, as: .mail)
    desk.settle()
    #expect(draft.presentingViewController === desk.container)
    #expect(desk.card.modalSession?.interaction.isAtRest == true)
    desk.finger.up()
    #expect(!desk.voiceOver.reaches(desk.card.view) && !desk.voiceOver.reaches(desk.page.view))
    draft.dismissModal()
    #expect(desk.settle().container.cards == [desk.card] && abs(desk.top(desk.card) - top) < 1e-9)
    #expect(desk.voiceOver.reaches(desk.card.view) && desk.complaint == nil)
  }

  @Test("an alert asks about the card, and its answer closes the card")
  func alert() {
    let desk = Desk()
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    desk.card.present(alert, animated: true)
    desk.settle()
    desk.card.dismissModal()
    #expect(desk.settle().container.cards == [] && alert.presentingViewController != nil)
    alert.dismiss(animated: true)
    #expect(desk.settle().complaint == nil)
  }

  // MARK: Appearance

  @Test("root and cards appear and disappear with the container, each once and in order")
  func appearance() {
    let simulator = Simulator()
    let (tabs, root, card) = (UITabBarController(), DraftController(), DraftController())
    let container = ModalContainerController(root: root)
    tabs.viewControllers = [container, UIViewController()]
    container.add(card, as: Desk.places)
    simulator.launch(root: tabs)
    simulator.clock.runUntilIdle()
    tabs.selectedIndex = 1
    simulator.clock.runUntilIdle()
    tabs.selectedIndex = 0
    simulator.clock.runUntilIdle()
    let there = ["willAppear", "didAppear"]
    for one in [root, card] { #expect(one.calls == there + ["willDisappear", "didDisappear"] + there) }
    #expect(card.view.seen.minY == 852 - 34 - 49 - 160 && simulator.complaints == [])
  }

  @Test("a card in motion is at its end as the container disappears", arguments: [false, true])
  func disappearsInMotion(leaves: Bool) {
    let simulator = Simulator()
    let (tabs, card) = (UITabBarController(), DraftController())
    let container = ModalContainerController(root: UIViewController())
    tabs.viewControllers = [container, UIViewController()]
    simulator.launch(root: tabs)
    container.add(card, as: Desk.places)
    if leaves {
      simulator.clock.runUntilIdle()
      card.dismissModal()
    }
    simulator.clock.advance(by: 0.1)
    tabs.selectedIndex = 1
    simulator.clock.runUntilIdle()
    #expect(card.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(container.cards == (leaves ? [] : [card]) && simulator.complaints == [])
  }

  @Test("a root that has stepped back is so again when the container comes back, and hidden from VoiceOver")
  func comesBack() {
    let (simulator, root, card) = (Simulator(), RootController(), DraftController())
    let container = ModalContainerController(root: root)
    container.add(card, as: .mail)
    simulator.launch(root: container)
    simulator.clock.runUntilIdle()
    let scale = root.view.shown.transform.affine.a
    #expect(scale < 1 && !simulator.voiceOver.reaches(root.view))
    simulator.window?.rootViewController = UIViewController()
    simulator.clock.runUntilIdle()
    #expect(root.view.shown.transform.affine.isIdentity)
    simulator.window?.rootViewController = container
    simulator.clock.runUntilIdle()
    #expect(root.view.shown.transform.affine.a == scale && !simulator.voiceOver.reaches(root.view))
    card.dismissModal()
    simulator.clock.runUntilIdle()
    #expect(root.disturbance == nil && simulator.voiceOver.reaches(root.view) && simulator.complaints == [])
  }

  @Test("bars around the container follow the root's list")
  func bars() {
    let list = UITableViewController()
    let container = ModalContainerController(root: list)
    list.loadViewIfNeeded()
    #expect(container.contentScrollView(for: .top) === list.tableView)
    container.add(UITableViewController(), as: .mail)
    #expect(container.contentScrollView(for: .bottom) === list.tableView)
  }

  // MARK: Several cards

  @Test("each card lies on the former one, and those that stay get touches and VoiceOver")
  func several() {
    let desk = Desk()
    let second = desk.addSecond {
      ($0.detents, $0.dimming.largestUndimmedDetent) = ([.height(80, named: "low")], "low")
    }
    #expect(desk.container.cards == [desk.card, second])
    for view: UIView in [desk.page.view, desk.card.view, second.view] {
      #expect(desk.voiceOver.reaches(view))
    }
    #expect(desk.voiceOver.reads(second.view, before: desk.card.view))
    #expect(desk.voiceOver.reads(desk.card.view, before: desk.page.view))
    desk.tap(CGPoint(x: 60, y: 220))
    #expect(desk.taps == 1)
    desk.grab(-150)
    desk.release()
    #expect(desk.card.selectedModalDetent == .medium && second.selectedModalDetent == "low")
    #expect(desk.complaint == nil)
  }

  @Test("a card that dims hides root and cards behind it from VoiceOver, until it is gone")
  func hides() {
    let desk = Desk()
    let second = desk.addSecond { $0.dimming.largestUndimmedDetent = nil }
    #expect(!desk.voiceOver.reaches(desk.page.view) && !desk.voiceOver.reaches(desk.card.view))
    #expect(desk.voiceOver.reaches(second.view))
    second.dismissModal()
    desk.settle()
    #expect(desk.voiceOver.reaches(desk.page.view) && desk.voiceOver.reaches(desk.card.view))
    desk.select(.large)
    #expect(!desk.voiceOver.reaches(desk.page.view) && desk.voiceOver.reaches(desk.card.view))
  }

  @Test("a card below another one can go first, and leaves nothing behind")
  func lowerGoes() {
    let desk = Desk { $0.presenter.scale = 0.9 }
    let second = desk.addSecond()
    desk.select(.large)
    #expect(desk.navigation.view.shown.transform.affine.a < 1)
    desk.card.dismissModal()
    #expect(desk.settle().container.cards == [second])
    #expect(desk.navigation.view.shown.transform.affine.isIdentity && desk.foot == 160 + 34)
    second.selectModalDetent(.large)
    desk.settle()
    #expect(desk.navigation.view.shown.transform.affine.a < 1)
    second.dismissModal()
    #expect(desk.settle().navigation.view.shown.transform.affine.isIdentity && desk.complaint == nil)
    #expect(desk.navigation.additionalSafeAreaInsets == .zero && desk.voiceOver.reaches(desk.page.view))
  }

  // MARK: Keyboard, bars, sizes

  @Test(
    "a card in which the user types rises over the keyboard; the keyboard of the root leaves it where it is")
  func keyboard() {
    let desk = Desk()
    desk.simulator.hasHardwareKeyboard = false
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    desk.page.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(desk.settle().card.selectedModalDetent == "peek")
    let late = desk.addSecond()
    #expect(field.isFirstResponder && late.view.safeAreaInsets.bottom >= 160)
    late.dismissModal(animated: false)
    let top = desk.card.view.shown(CGPoint.zero).y
    desk.card.text.becomeFirstResponder()
    #expect(abs(desk.settle().card.view.shown(CGPoint.zero).y - (top - 302)) < 1e-6)
    #expect(desk.card.selectedModalDetent == "peek" && desk.card.view.safeAreaInsets.bottom == 336)
    desk.card.dismissModal()
    desk.run(for: 0.05)
    #expect(!desk.card.text.isFirstResponder)
    #expect(desk.settle().simulator.keyboardFrame.minY >= 852 && desk.complaint == nil)
  }

  @Test("a card behind another one leaves it the keyboard where it opens")
  func keyboardInFront() {
    let desk = Desk()
    desk.simulator.hasHardwareKeyboard = false
    let second = desk.addSecond()
    second.text.becomeFirstResponder()
    desk.settle()
    desk.select(.large)
    #expect(second.text.isFirstResponder && desk.complaint == nil)
  }

  @Test(
    "the root determines the status bar; it is light on black, and a card that covers it determines its own")
  func statusBar() {
    let desk = Desk(root: StyledController(.darkContent)) { $0.presenter.scale = 0.9 }
    func style() -> UIStatusBarStyle { desk.simulator.systemBars.statusBarStyle }
    #expect(style() == .darkContent)
    desk.select(.large)
    #expect(style() == .lightContent)
    desk.select("peek")
    #expect(style() == .darkContent)
    let cover = StyledController(.default)
    desk.container.add(cover, as: ModalConfiguration.mail.with { $0.edge = .top })
    #expect(desk.settle().simulator.systemBars.statusBarStyle == .default)
    cover.dismissModal()
    desk.settle()
    #expect(style() == .darkContent && desk.complaint == nil)
  }

  @Test(
    "card and root fit a container that turns, also under a finger, and if the root has stepped back",
    arguments: [false, true], [false, true])
  func turns(isHeld: Bool, stepsBack: Bool) {
    let desk = Desk {
      $0.detents = [.large]
      if stepsBack { $0.dimming.largestUndimmedDetent = nil }
    }
    if isHeld { desk.grab(100) }
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      desk.simulator.rotate(to: orientation)
      desk.settle()
      let size = desk.container.view.bounds.size
      #expect(desk.navigation.view.bounds.size == size)
      let layout = desk.card.modalSession?.layout
      #expect(layout?.frame.width == size.width && layout?.card.size == desk.card.view.bounds.size)
      #expect(desk.card.announcedSizes.last == desk.card.view.bounds.size)
    }
    if isHeld { desk.release() }
    #expect(desk.settle().complaint == nil && desk.container.cards == [desk.card])
    desk.card.dismissModal(animated: false)
    #expect(desk.settle().navigation.view.frame == desk.container.view.bounds)
  }

  /// The surroundings of a container.
  enum Surroundings: CaseIterable, Sendable {
    case none, plain, tabs, navigation

    @MainActor func surround(_ container: UIViewController) -> UIViewController {
      switch self {
      case .none: return container
      case .plain:
        let outer = UIViewController()
        outer.addChild(container)
        container.view.frame = outer.view.bounds
        container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.view.addSubview(container.view)
        container.didMove(toParent: outer)
        return outer
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [container]
        return tabs
      case .navigation: return UINavigationController(rootViewController: container)
      }
    }
  }

  @Test("the root steps back unless bars are around the container", arguments: Surroundings.allCases)
  func stepsBackInBars(surroundings: Surroundings) {
    let simulator = Simulator(device: .iPhone15)
    let container = ModalContainerController(root: UIViewController())
    simulator.launch(root: surroundings.surround(container))
    container.add(UIViewController(), as: ModalConfiguration.mail.with { $0.presenter.scale = 0.9 })
    simulator.clock.runUntilIdle()
    let isBehindBars = [.tabs, .navigation].contains(surroundings)
    #expect(container.cards.count == 1 && simulator.complaints == [])
    #expect(container.root.view.shown.transform.affine.isIdentity == isBehindBars)
  }

  @Test("the root says which orientations the app supports")
  func orientations() {
    let desk = Desk(root: UprightController())
    desk.simulator.rotate(to: .landscapeLeft)
    #expect(desk.settle().container.view.bounds.width < desk.container.view.bounds.height)
  }

  @Test("a card that is there at once has the status bar of what lies above it")
  func statusBarAtOnce() {
    let (simulator, container) = (Simulator(), ModalContainerController(root: UIViewController()))
    simulator.launch(root: container)
    container.add(DraftController(), as: .mail, animated: false)
    simulator.clock.runUntilIdle()
    #expect(simulator.windowScene.statusBarManager?.statusBarStyle == .lightContent)
  }

  @Test("the root hears of traits that the container is about to get")
  func announcedTraits() {
    final class Listener: UIViewController {
      var classes: [UIUserInterfaceSizeClass] = []
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        classes.append(newCollection.verticalSizeClass)
      }
    }
    let listener = Listener()
    let desk = Desk(root: listener)
    desk.simulator.rotate(to: .landscapeLeft)
    #expect(listener.classes == [.compact])
  }

  @Test("the root decides about system gestures, the pointer and the first orientation")
  func systemQuestions() {
    let desk = Desk(root: UprightController())
    let (container, root) = (desk.container, desk.container.root)
    #expect(container.childForScreenEdgesDeferringSystemGestures === root)
    #expect(container.childViewControllerForPointerLock === root)
    #expect(container.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
  }

  @Test("a keyboard that goes while the container is off the screen leaves no space")
  func keyboardGoesMeanwhile() {
    let desk = Desk()
    desk.simulator.hasHardwareKeyboard = false
    desk.select(.large)
    desk.card.text.becomeFirstResponder()
    #expect(desk.settle().card.view.safeAreaInsets.bottom > 300)
    desk.simulator.window?.rootViewController = UIViewController()
    desk.settle()
    desk.simulator.hasHardwareKeyboard = true
    desk.simulator.window?.rootViewController = desk.container
    #expect(desk.settle().card.view.safeAreaInsets.bottom < 300)
    #expect(desk.addSecond().view.safeAreaInsets.bottom < 300)
  }

  @Test("the root does not jump as a lower card leaves and an upper one holds it back")
  func lowerGoesInSight() {
    let desk = Desk {
      ($0.detents, $0.dimming.largestUndimmedDetent, $0.presenter.scale) = ([.large], nil, 0.9)
    }
    desk.addSecond {
      ($0.detents, $0.dimming.largestUndimmedDetent, $0.presenter.scale) = ([.large], nil, 0.9)
    }
    desk.card.dismissModal()
    var scales = [desk.navigation.view.shown.transform.affine.a]
    for _ in 0..<240 {
      desk.run(for: 1 / 120)
      scales.append(desk.navigation.view.shown.transform.affine.a)
    }
    #expect(zip(scales, scales.dropFirst()).allSatisfy { abs($0 - $1) < 0.02 })
    #expect(desk.container.cards.count == 1 && desk.navigation.view.shown.transform.affine.a < 0.95)
  }

  @Test("a card's content is elevated, and of compact width where the card is narrower than the container")
  func traits() {
    let tablet = Desk(.iPadAir) { $0.size.maximumWidth = 400 }
    #expect(tablet.card.traitCollection.horizontalSizeClass == .compact)
    #expect(tablet.card.traitCollection.userInterfaceLevel == .elevated)
    #expect(tablet.page.traitCollection.horizontalSizeClass == .regular)
    tablet.card.dismissModal()
    #expect(tablet.settle().card.traitCollection.userInterfaceLevel != .elevated)
  }

  @Test("a container that is gone leaves nothing alive")
  func life() {
    weak var container: ModalContainerController?
    weak var presentation: ModalSession?
    do {
      let desk = Desk()
      (container, presentation) = (desk.container, desk.card.modalSession)
      #expect(container != nil && presentation != nil)
      desk.simulator.window?.rootViewController = UIViewController()
      desk.settle()
    }
    #expect(container == nil && presentation == nil)
  }
}

/// Stays upright.
private final class UprightController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portraitUpsideDown }
}

/// Has a style of the status bar.
private final class StyledController: UIViewController {
  private let style: UIStatusBarStyle

  init(_ style: UIStatusBarStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
}

/// A controller that does something as it appears, and when it has appeared.
private final class ActiveController: UIViewController {
  var onAppearing, onAppearance: ((UIViewController) -> Void)?
  private(set) var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
    onAppearing?(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}
