import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a list whose rows grow into pages: pushed, or presented from within tabs.
@MainActor final class MatchedScreen: TransitionScreen {
  private var isCarried = false
  /// Whether `begin` presents the page.
  let isModal: Bool
  let simulator: Simulator
  let navigation: UINavigationController
  let list = MessageListController()
  var page = MessagePageController()
  private let transition: NavigationTransition
  private let modal: ModalTransition
  lazy var finger = simulator.makeFinger()
  /// What was found odd.
  private(set) var reports: [String] = []

  init(
    isModal: Bool = false, device: Device = .iPhone15, framesPerSecond: Double = 60,
    reducesMotion: Bool = false, isRightToLeft: Bool = false,
    _ adjust: @escaping (inout MatchedTransition) -> Void = { _ in }
  ) {
    self.isModal = isModal
    simulator = Simulator(device: device, framesPerSecond: framesPerSecond)
    simulator.isReduceMotionEnabled = reducesMotion
    if isRightToLeft { simulator.userInterfaceLayoutDirection = .rightToLeft }
    navigation = UINavigationController(rootViewController: list)
    transition = NavigationTransition { operation, from, to in
      var choreography = MatchedTransition(for: operation, from: from, to: to) ?? MatchedTransition()
      choreography.timeline["screen"] = TransitionTimeline.Interval()
      adjust(&choreography)
      return .choreography(choreography)
    }
    var configuration = ModalConfiguration.mail
    var matched = MatchedTransition()
    matched.timeline["screen"] = TransitionTimeline.Interval()
    adjust(&matched)
    configuration.opening = matched
    modal = ModalTransition(configuration)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    tabs.selectedIndex = 1
    simulator.launch(root: tabs)
    transition.attach(to: navigation)
    TransitionReport.onReport = { [weak self] in self?.reports.append($0) }
  }

  /// A screen whose page is the whole upper screen, which a finger carries.
  static func carried(
    isModal: Bool = false, device: Device = .iPhone15, framesPerSecond: Double = 120,
    reducesMotion: Bool = false, isRightToLeft: Bool = false,
    _ adjust: @escaping (inout MatchedTransition) -> Void = { _ in }
  ) -> MatchedScreen {
    let screen = MatchedScreen(
      isModal: isModal, device: device, framesPerSecond: framesPerSecond, reducesMotion: reducesMotion,
      isRightToLeft: isRightToLeft
    ) {
      $0.timeline["upper"] = TransitionTimeline.Interval()
      adjust(&$0)
    }
    screen.isCarried = true
    screen.page.elements = { [MatchedElement("face", $0.face), MatchedElement("row", $0.view)] }
    return screen
  }

  // MARK: What is done

  @discardableResult func push() -> MatchedScreen {
    navigation.pushViewController(page, animated: true)
    clock.runTurns()
    return self
  }

  @discardableResult func present() -> MatchedScreen {
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = modal
    list.present(page, animated: true)
    clock.runTurns()
    return self
  }

  func begin(isOpening: Bool) {
    switch (isOpening, isModal) {
    case (true, true): present()
    case (true, false): push()
    case (false, true): page.dismissModal()
    case (false, false):
      navigation.popViewController(animated: true)
      clock.runTurns()
    }
  }

  /// Draws the page away from the edge, slowly.
  func draw(_ points: CGFloat) {
    finger.down(at: grip)
    drag(by: CGVector(dx: points, dy: 0))
  }

  var grip: CGPoint { isModal ? CGPoint(x: 200, y: 300) : CGPoint(x: 4, y: 400) }
  var closing: CGVector {
    isModal
      ? CGVector(dx: 0, dy: page.view.bounds.height) : CGVector(dx: navigation.view.bounds.width, dy: 0)
  }

  // MARK: What is seen

  var stage: StageView? { simulator.window.flatMap { Self.find(in: $0) } }

  private static func find(in view: UIView) -> StageView? {
    if let stage = view as? StageView { return stage }
    return view.subviews.lazy.compactMap { find(in: $0) }.first
  }

  /// What flies, from the back to the front.
  var copies: [MatchedSnapshotView] {
    stage?.content.subviews.compactMap { $0 as? MatchedSnapshotView } ?? []
  }

  var upperView: UIView {
    (page.presentingViewController == nil ? nil : page.presentationController?.presentedView) ?? page.view
  }

  /// How much of the upper screen is seen, which here is how far the transition has come.
  var seen: CGFloat {
    guard isCarried, !simulator.isReduceMotionEnabled else { return upperView.shown.alpha }
    return copies.first { $0.shadow != nil }.map(\.upper.shown.alpha) ?? (isOpen ? 1 : 0)
  }

  var isOpen: Bool {
    isModal ? page.presentingViewController != nil : navigation.topViewController === page
  }

  /// Where a view stands, in the window.
  func place(_ view: UIView) -> CGRect { view.shown(view.bounds) }

  /// The frame of the page that grows, in the window; `nil` without one.
  var ground: CGRect? {
    copies.first { $0.shadow != nil }.flatMap { $0.superview?.shown($0.shown.frame) }
  }
  /// The radius of its corners, as the user sees it.
  var groundRadius: CGFloat? {
    guard let copy = copies.first(where: { $0.shadow != nil }), let ground else { return nil }
    return copy.shown.cornerRadius * ground.width / max(copy.shown.bounds.width, 1)
  }

  // MARK: What must hold

  var restFault: String? { disorder }

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if navigation.transitionCoordinator != nil { return "a transition is still under way" }
    if stage != nil { return "a stage is left" }
    if list.flights != list.landings || page.flights != page.landings { return "a flight has no end" }
    let rows = list.tableView.visibleCells.compactMap { $0 as? MessageCell }
    let plain = (rows + [list.view, page.view]).compactMap { disturbance(of: $0, radius: 0) }
    let faces = rows.compactMap { disturbance(of: $0.face, alpha: 0.9, radius: 20) }
    let own = [
      disturbance(of: page.sheet, radius: 12), disturbance(of: page.face, alpha: 0.9, radius: 60),
    ]
    return (plain + faces + own.compactMap { $0 }).first
  }

  private func disturbance(of view: UIView, alpha: CGFloat = 1, radius: CGFloat) -> String? {
    if abs(view.shown.alpha - alpha) > 1e-6 { return "\(type(of: view)) has an alpha of \(view.shown.alpha)" }
    if !view.shown.transform.affine.isIdentity { return "\(type(of: view)) is transformed" }
    return view.layer.cornerRadius == radius ? nil : "\(type(of: view)) has lost its radius"
  }
}
