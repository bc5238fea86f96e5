import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device on which a screen opens out of a view of another one, as a modal or as a page.
@MainActor final class RevealDesk: TestScreen {
  enum Kind: CaseIterable { case modal, navigation }

  /// What the choreography asks for.
  @MainActor final class Views {
    /// 252 points above the lower edge of its screen, in every room.
    let field = UIView(frame: CGRect(x: 40, y: 0, width: 260, height: 44))
    let bar = UIView(frame: CGRect(x: 60, y: 120, width: 260, height: 44))
    var source: UIView?
  }

  let kind: Kind
  let simulator: Simulator
  let views: Views
  private let screen: Screen?
  private let pages: NavigationScreen?
  lazy var finger = simulator.makeFinger()

  /// - Parameter spring: The choreography's own.
  init(
    _ kind: Kind, framesPerSecond: Double = 60, reducesMotion: Bool = false, spring: TransitionSpring? = nil
  ) {
    self.kind = kind
    let views = Views()
    self.views = views
    views.source = views.field
    var reveal = RevealTransition(
      outOf: { [weak views] in views?.source }, anchor: { [weak views] in views?.bar })
    reveal.spring = spring
    let choreography = reveal
    switch kind {
    case .modal:
      var configuration = ModalConfiguration.mail
      configuration.opening = choreography
      let screen = Screen(
        framesPerSecond: framesPerSecond, configuration: configuration, reducesMotion: reducesMotion)
      (self.screen, pages, simulator) = (screen, nil, screen.simulator)
    case .navigation:
      let pages = NavigationScreen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
      pages.style = { _ in .choreography(choreography) }
      (screen, self.pages, simulator) = (nil, pages, pages.simulator)
    }
    fill()
  }

  private func fill() {
    views.field.backgroundColor = .systemGray
    views.field.layer.cornerRadius = 10
    views.field.frame.origin.y = lower.view.bounds.height - 252
    views.field.autoresizingMask = [.flexibleTopMargin]
    lower.view.addSubview(views.field)
    upper.view.addSubview(views.bar)
  }

  var lower: UIViewController { screen?.root ?? pages?.below ?? UIViewController() }
  var upper: UIViewController { screen?.draft ?? pages?.above ?? UIViewController() }

  // MARK: There and back

  func open() {
    if let screen, screen.draft.presentingViewController == nil {
      screen.root.present(upper, animated: true)
    }
    if let pages, !pages.navigation.viewControllers.contains(upper) {
      pages.navigation.pushViewController(upper, animated: true)
    }
    clock.runTurns()
  }

  func close() {
    if let screen, screen.draft.presentingViewController != nil, !screen.draft.isBeingDismissed {
      upper.dismissModal()
    }
    pages?.navigation.popViewController(animated: true)
    clock.runTurns()
  }

  /// Opens or closes, from rest.
  func begin(isOpening: Bool) {
    open()
    guard !isOpening else { return }
    clock.runUntilIdle()
    close()
  }

  var isOpen: Bool { upper.view.window != nil && isAtRest }

  var isAtRest: Bool {
    screen.map {
      $0.driver?.parts.isEmpty != false && !$0.draft.isBeingPresented && !$0.draft.isBeingDismissed
    }
      ?? (pages?.navigation.transitionCoordinator == nil)
  }

  // MARK: The finger

  /// Puts a finger down where it can catch, and at rest begin.
  func touch() { finger.down(at: CGPoint(x: kind == .modal ? 200 : 4, y: 300)) }

  /// Draws towards the closed end.
  func drag(by points: CGFloat, over seconds: TimeInterval = 0.3) {
    screen?.finger = finger
    pages?.finger = finger
    screen?.drag(by: points, over: seconds)
    pages?.drag(by: points, over: seconds)
  }

  // MARK: What is seen

  /// What is masked where a transition runs.
  var screenView: UIView { screen?.card ?? upper.view }
  var mask: CAShapeLayer? { screenView.layer.mask as? CAShapeLayer }

  /// The picture that stands for the source.
  var picture: UIView? {
    let container = sequence(first: screenView, next: \.superview).first { $0.subviews.last is StageView }
    return container?.subviews.last?.subviews.first
  }

  /// What can be seen of the upper screen, in the window.
  var opening: CGRect {
    screenView.shown(mask?.shown.drawn.path?.boundingBox ?? screenView.bounds)
  }

  // MARK: What must hold

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if !isAtRest { return "a transition is still under way" }
    if views.field.shown.alpha != 1 { return "the source is still hidden" }
    if screenView.layer.mask != nil || views.field.layer.mask != nil { return "a mask is left" }
    if !screenView.shown.transform.affine.isIdentity || screenView.shown.alpha != 1 {
      return "the screen is not as found"
    }
    if lower.view.subviews.last !== views.field || !lower.view.shown.transform.affine.isIdentity {
      return "the lower screen is not as found"
    }
    return screen.flatMap { isOpen ? $0.disorder : $0.leftover }
  }

  /// What is wrong at any moment: said in a sentence, or `nil`.
  var fault: String? {
    if let complaint { return complaint }
    if isAtRest { return disorder }
    if views.field.shown.alpha != 0, views.field.shown.alpha != 1 { return "the source is half hidden" }
    guard let path = mask?.path else { return nil }
    if path.kinds.count != 10 { return "the path has other elements" }
    let room = screenView.bounds.insetBy(dx: -1e-6, dy: -1e-6)
    let isInRoom = path.boundingBox.width <= room.width && path.boundingBox.height <= room.height
    return isInRoom ? nil : "the opening is too large: \(path.boundingBox)"
  }
}
