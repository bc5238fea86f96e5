import KitInspection
import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import InteractiveTransitions

/// A small app of the kit with random choices, for random input. It is the delegate of its scene as well.
@main final class KitApp: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  static let variants = KitVariant.count
  static var nextVariant = 0

  var window: UIWindow?
  let variant = KitVariant(bits: KitApp.nextVariant)
  /// The pages of a container or of tabs; the first alone in other variants.
  private(set) lazy var children = (0..<3).map { _ in KitPage(self) }
  /// The number of the style of the next change of pages, and of the view that it grows out of.
  var style = 0
  var source = 0
  /// What the app does, once, in the middle of what it is told next.
  var reaction: Reaction?
  /// How often it has done that.
  var reactions = 0
  /// The callbacks in which the app may tell a modal to leave, and the one that it has chosen for the next modal.
  static let gates = ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"]
  var gate: Int?
  /// Waits for the background, in which the app covers its screen with a lock.
  private var lockObserver: (any NSObjectProtocol)?
  /// The last modal that was asked for.
  private weak var lastAsked: KitPage?
  let journal = KitJournal()
  /// The first screen: the app's window, or the container of its cards, shows it.
  private(set) lazy var root = makeRoot()
  /// The container of the cards beside the root; `nil` in variants without cards.
  private(set) lazy var container = variant.cards > 0 ? ModalContainerController(root: root) : nil
  /// Completions that UIKit still owes.
  private(set) var owed = 0
  /// Calls of `presentUntilDismissed` that have not returned, and all calls.
  private var requests: [(page: KitPage, presenter: UIViewController, task: Task<Void, Never>)] = []
  private var asked = 0
  private var returned = 0

  enum Reaction: Int { case dismiss, vanish, enlarge, enlargeAtOnce, shrink, shrinkAtOnce }

  required override init() {
    super.init()
    style = variant.style
    journal.app = self
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = KitApp.self
    return configuration
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = container ?? root
    window.makeKeyAndVisible()
    self.window = window
  }

  private func makeRoot() -> UIViewController {
    switch variant.root {
    case .page: return children[0]
    case .navigation:
      let navigation = UprightNavigationController(rootViewController: children[0])
      navigation.isUpright = variant.isUpright
      NavigationTransition { [weak self] in self?.style($0, $1, $2) }.attach(to: navigation)
      return navigation
    case .container:
      let container = TransitionContainerController()
      container.viewControllers = children
      container.buttonPlacement = .top
      container.delegate = journal
      return container
    case .tabs:
      let tabs = UprightTabBarController()
      tabs.isUpright = variant.isUpright
      tabs.viewControllers = children
      let transition = TabTransition { [weak self] in self?.style($0, $1, $2) }
      transition.region = .content
      transition.attach(to: tabs)
      transition.nextDelegate = journal
      return tabs
    }
  }

  /// Returns the style of a change of pages; `nil` for the system's.
  func style(_ operation: TransitionOperation, _ from: UIViewController, _ to: UIViewController)
    -> TransitionStyle?
  {
    let lower = operation == .pop ? to : from
    return KitVariant.style(style) { [weak self, weak lower] in
      self?.source(on: lower as? KitPage, isModal: false)
    }
  }

  /// The view of the lower page out of which another one grows.
  private func source(on page: KitPage?, isModal: Bool) -> UIView? {
    switch source {
    case 0: isModal ? page?.field : page?.badge
    case 1: isModal ? nil : page?.text
    case 2: isModal ? nil : page?.viewIfLoaded
    default: nil
    }
  }

  // MARK: Modals

  private func configuration(on page: KitPage?) -> ModalConfiguration {
    variant.configuration { [weak self, weak page] in self?.source(on: page, isModal: true) }
  }

  func makeOpening(on page: KitPage) -> ModalOpeningInteraction {
    let opening = ModalOpeningInteraction(
      as: configuration(on: page), from: variant.opensFromScreenEdge ? .edge() : .content
    ) { [weak self] in
      self.map { KitPage($0, $0.variant.content) }
    }
    opening.delegate = journal
    return opening
  }

  /// The controllers on the screen, from the root to the one in front.
  var shown: [UIViewController] {
    guard let root = window?.rootViewController else { return [] }
    return Array(sequence(first: root) { $0.presentedViewController })
  }

  /// The page that a controller is, or shows.
  func page(of controller: UIViewController?) -> KitPage? {
    controller?.withChildren.lazy.compactMap { $0 as? KitPage }.last { $0.viewIfLoaded?.window != nil }
  }

  /// Whether UIKit does nothing, and has nothing to do that was asked of it.
  var isQuiet: Bool {
    owed == 0 && requests.allSatisfy { $0.page.presentingViewController != nil }
      && !shown.flatMap(\.withChildren).contains(where: \.isInTransition)
  }

  /// Shows a card beside the root, or presents a modal if all cards are there or a modal covers them.
  func present(animated: Bool) {
    guard let container, shown.count == 1, container.cards.count < variant.cards else {
      return presentModal(animated: animated)
    }
    let configuration = variant.configurationOfCard { [weak self] in
      self?.source(on: self?.page(of: self?.root), isModal: true)
    }
    let card = KitPage(self, variant.content)
    container.add(card, as: configuration, animated: animated, delegate: journal)
    lastAsked = card
  }

  /// Presents a modal, unless UIKit would refuse or it would be the fourth.
  private func presentModal(animated: Bool) {
    guard isQuiet, shown.count < 4, let front = shown.last, front.viewIfLoaded?.window != nil else { return }
    let modal = KitPage(self, variant.content)
    lastAsked = modal
    let transition = ModalTransition(configuration(on: page(of: front)))
    transition.delegate = journal
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transition
    owed += 1
    front.present(modal, animated: animated) { [weak self] in
      withExtendedLifetime(transition) { self?.owed -= 1 }
    }
  }

  // MARK: Requests

  /// Asks for a modal that waits for its turn, and for how it ends.
  func request() {
    if requests.count < 3, let front = shown.last { request(from: front, onTop: false) }
  }

  private func request(from presenter: UIViewController, onTop: Bool) {
    let page = KitPage(self, variant.content)
    asked += 1
    lastAsked = page
    let task = Task { [weak self, configuration = configuration(on: self.page(of: presenter)), journal] in
      await presenter.presentUntilDismissed(page, as: configuration, delegate: journal, onTop: onTop)
      self?.requestDidReturn(page)
    }
    requests.append((page, presenter, task))
  }

  /// As the app enters the background, it covers its screen.
  func lockInBackground() {
    guard lockObserver == nil else { return }
    lockObserver = NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, let root = self.window?.rootViewController else { return }
        self.forgetLock()
        self.request(from: root, onTop: true)
      }
    }
  }

  func forgetLock() {
    lockObserver.map(NotificationCenter.default.removeObserver)
    lockObserver = nil
  }

  /// What was asked for last is on the screen in the picture for the app switcher, unless something else covers
  /// its presenter, or it has been told to leave.
  var faultInBackground: String? {
    guard let page = lastAsked, page.leftIn == nil else { return nil }
    if page.lastCall == nil {
      let presenter = requests.first { $0.page === page }?.presenter
      // UIKit refuses while its own transition shows the presenter.
      let isFree =
        presenter.map {
          $0.presentedViewController == nil && $0.view.window != nil && !$0.isBeingPresented
        } ?? (owed > 0)
      return isFree ? "what was asked for last is not on the screen in the background" : nil
    }
    return page.lastCall == "willAppear"
      ? "what was asked for last is still on its way in the background" : nil
  }

  private func requestDidReturn(_ page: KitPage) {
    returned += 1
    requests.removeAll { $0.page === page }
  }

  func withdraw() { requests.last?.task.cancel() }

  /// Calls off all requests.
  func withdrawAll() { requests.forEach { $0.task.cancel() } }

  /// What is wrong with the completions when all is at rest.
  var faultOfRequests: String? {
    if owed != 0 { return "\(owed) completions of modals have not come" }
    if asked - returned != requests.count {
      return "\(returned) of \(asked) requests returned, \(requests.count) wait"
    }
    let waiting = requests.filter { $0.page.presentingViewController == nil }
    return shown.count == 1 && !waiting.isEmpty ? "\(waiting.count) requests wait for nothing" : nil
  }
}

final class UprightNavigationController: UINavigationController {
  var isUpright = false
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isUpright ? .portrait : super.supportedInterfaceOrientations
  }
}

final class UprightTabBarController: UITabBarController {
  var isUpright = false
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isUpright ? .portrait : super.supportedInterfaceOrientations
  }
}
