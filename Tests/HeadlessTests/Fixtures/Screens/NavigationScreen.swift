import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a navigation controller whose pages a choreography moves.
@MainActor class NavigationScreen: SidewaysScreen {
  let simulator: Simulator
  let navigation: UINavigationController
  let choreography = RecordingChoreography()
  let transition: NavigationTransition
  let below, above: PageController
  lazy var finger = simulator.makeFinger()
  /// What runs each transition; the choreography by default.
  var style: (TransitionOperation) -> TransitionStyle? = { _ in nil }

  init(
    framesPerSecond: Double = 60, device: Device = .iPhone15, reducesMotion: Bool = false,
    systemVersion: Int = 18, isRightToLeft: Bool = false,
    below: PageController = PageController(name: "below"),
    above: PageController = PageController(name: "above")
  ) {
    (self.below, self.above) = (below, above)
    simulator = Simulator(device: device, framesPerSecond: framesPerSecond)
    simulator.systemVersion = systemVersion
    simulator.isReduceMotionEnabled = reducesMotion
    if isRightToLeft { simulator.userInterfaceLayoutDirection = .rightToLeft }
    navigation = UINavigationController(rootViewController: below)
    let styles = StyleSource()
    transition = NavigationTransition { operation, _, _ in styles.vend?(operation) }
    simulator.launch(root: navigation)
    transition.attach(to: navigation)
    style = { [choreography] _ in .choreography(choreography) }
    styles.vend = { [weak self] in self?.style($0) }
  }

  var width: CGFloat { navigation.view.bounds.width }

  /// Whether the upper page is in front.
  var isOpen: Bool { navigation.topViewController === above }

  @discardableResult func push() -> Self {
    navigation.pushViewController(above, animated: true)
    clock.runTurns()
    return self
  }

  @discardableResult func open() -> Self {
    push().settle()
  }

  /// Begins to pop the upper page in code.
  @discardableResult func pop() -> Self {
    navigation.popViewController(animated: true)
    clock.runTurns()
    return self
  }

  /// Pops the upper page in code, and waits until nothing moves.
  @discardableResult func goBack() -> Self {
    pop().settle()
  }

  /// How far the upper page is from its place, as a share of the width.
  var share: CGFloat { above.view.shown.transform.affine.tx / width }

  /// Whether both pages are shown, and the upper one covers the lower.
  var isUpperAbove: Bool {
    let pages = above.view.superview?.subviews.filter { $0 === above.view || $0 === below.view }
    return pages == [below.view, above.view]
  }

  /// Draws from the edge where lines begin, slowly.
  func draw(_ points: CGFloat) {
    let isRightToLeft = simulator.userInterfaceLayoutDirection == .rightToLeft
    finger.down(at: CGPoint(x: isRightToLeft ? width - 4 : 4, y: 400))
    drag(by: isRightToLeft ? -points : points)
  }

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if navigation.transitionCoordinator != nil { return "a transition is still under way" }
    if let disturbance = [below, above].lazy.compactMap(\.disturbance).first { return disturbance }
    if (above.view.window != nil) != isOpen { return "the upper page's view is not where it belongs" }
    if (below.view.window != nil) == isOpen { return "the lower page's view is not where it belongs" }
    return choreography.isBalanced ? nil : "a performance has no end"
  }
}

/// What a transition asks for its style, before there is a screen.
@MainActor final class StyleSource {
  var vend: ((TransitionOperation) -> TransitionStyle?)?
}

/// A page that records its appearance callbacks.
class PageController: UIViewController {
  let name: String
  private(set) var calls: [String] = []

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  /// What is not as it would be without a transition: said in a sentence, or `nil`.
  var disturbance: String? {
    view.shown.transform.affine.isIdentity && view.shown.alpha == 1 ? nil : "\(name) is not as found"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}
