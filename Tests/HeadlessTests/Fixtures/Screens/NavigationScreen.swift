import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a navigation controller whose pages a choreography moves.
@MainActor final class NavigationScreen: TestScreen {
  let simulator: Simulator
  let navigation: UINavigationController
  let choreography = RecordingChoreography()
  let transition: NavigationTransition
  let below = PageController(name: "below")
  let above = PageController(name: "above")
  lazy var finger = simulator.makeFinger()
  /// What runs each transition; the choreography by default.
  var style: (TransitionOperation) -> TransitionStyle? = { _ in nil }

  init(
    framesPerSecond: Double = 60, device: Device = .iPhone15, reducesMotion: Bool = false,
    systemVersion: Int = 18, isRightToLeft: Bool = false
  ) {
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

  @discardableResult func push() -> NavigationScreen {
    navigation.pushViewController(above, animated: true)
    clock.runTurns()
    return self
  }

  @discardableResult func open() -> NavigationScreen {
    push().settle()
  }

  /// How far the upper page is from its place, as a share of the width.
  var share: CGFloat { above.view.shown.transform.affine.tx / width }

  /// Whether both pages are shown, and the upper one covers the lower.
  var isUpperAbove: Bool {
    let pages = above.view.superview?.subviews.filter { $0 === above.view || $0 === below.view }
    return pages == [below.view, above.view]
  }

  func drag(by points: CGFloat, over seconds: TimeInterval = 0.3) {
    drag(by: CGVector(dx: points, dy: 0), over: seconds)
  }

  /// Draws from the edge, slowly.
  func draw(_ points: CGFloat) {
    finger.down(at: CGPoint(x: 4, y: 400))
    drag(by: points)
  }

  /// What is wrong while nothing is under way: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if navigation.transitionCoordinator != nil { return "a transition is still under way" }
    for page in [below, above] {
      if !page.view.shown.transform.affine.isIdentity || page.view.shown.alpha != 1 {
        return "\(page.name) is not as found"
      }
    }
    let isPushed = navigation.topViewController === above
    if (above.view.window != nil) != isPushed { return "the upper page's view is not where it belongs" }
    if (below.view.window != nil) == isPushed { return "the lower page's view is not where it belongs" }
    return choreography.isBalanced ? nil : "a performance has no end"
  }
}

/// What a transition asks for its style, before there is a screen.
@MainActor final class StyleSource {
  var vend: ((TransitionOperation) -> TransitionStyle?)?
}

/// A page that records its appearance callbacks.
final class PageController: UIViewController {
  let name: String
  private(set) var calls: [String] = []
  let button = UIButton(type: .system)

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    view.addSubview(button)
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
